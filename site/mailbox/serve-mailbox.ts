import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite'
import { pageOf, script, styles } from './documents.ts'
import { validate } from './message.ts'
import { MessageStore } from './store.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Strangers write what the page shows: should escaping ever fail, nothing of theirs runs. */
const policy = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Well above the 50 kB that are sent on, so that only nonsense is left unread. */
const bodyLimit = 400_000

/**
 * The local stand-in for EmailJS, in `vite` and `vite preview` only: it answers the widgets as
 * EmailJS does, keeps every message on disk and shows them at /mailbox. Messages are kept in the
 * folder .mailbox/messages, or in the one the environment names as MAILBOX (relative to the
 * project's folder).
 */
export function mailbox(): Plugin {
  return {
    name: 'mailbox',
    apply: 'serve',
    configureServer: addTo,
    configurePreviewServer: addTo,
  }
}

function addTo({ config, middlewares }: ViteDevServer | PreviewServer) {
  const folder = path.resolve(root, process.env.MAILBOX || '.mailbox/messages')
  middlewares.use(serveMailbox(folder, (line) => config.logger.warn(line)))
}

/** One request on its way through the mailbox. */
interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  /** The origin whose messages it is about, from ?origin=; undefined for everyone's. */
  from: string | undefined
}

/** Answers what the mailbox serves, with the messages in `folder`, and passes everything else on. */
export function serveMailbox(
  folder: string,
  warn: (line: string) => void,
): Connect.NextHandleFunction {
  const store = new MessageStore(folder)

  const routes: Record<string, (exchange: Exchange) => unknown> = {
    'POST /api/v1.0/email/send': (exchange) => receive(exchange, store),
    'OPTIONS /api/v1.0/email/send': allowSending,
    'HEAD /api/v1.0/email/send': allowSending,

    'GET /mailbox': async (exchange) => {
      exchange.response.setHeader('Content-Security-Policy', policy)
      answer(exchange, 200, 'text/html', await pageOf(store, exchange.from))
    },
    'GET /mailbox/page.css': async (exchange) => answer(exchange, 200, 'text/css', await styles()),
    'GET /mailbox/page.js': async (exchange) =>
      answer(exchange, 200, 'text/javascript', await script()),

    'GET /mailbox.json': async (exchange) => {
      const messages = JSON.stringify(await store.list(exchange.from), null, 2)
      answer(exchange, 200, 'application/json', `${messages}\n`)
    },
    'DELETE /mailbox.json': async ({ response, from }) => {
      await store.remove(from)
      response.writeHead(204).end()
    },
  }

  return async (request, response, next) => {
    const url = new URL(`http://localhost${request.url}`)
    const handle = routes[`${request.method} ${url.pathname.replace(/\/$/, '')}`]
    if (!handle) return next()
    const exchange = { request, response, from: url.searchParams.get('origin') ?? undefined }
    try {
      await handle(exchange)
    } catch (error) {
      // A visitor who left in the middle of a request is not an error.
      if (response.destroyed) return
      warn(`The mailbox failed: ${error}`)
      answer(exchange, 500, 'text/plain', 'The mailbox failed. Its terminal says why.')
    }
  }
}

/** Allows any page to send, as EmailJS does; without a mailbox here, a widget gets no such answer. */
function allowSending({ response }: Exchange) {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
  response.writeHead(204).end()
}

/** Takes a message as EmailJS does. It is on disk before the answer. */
async function receive(exchange: Exchange, store: MessageStore) {
  const { request, response } = exchange
  response.setHeader('Access-Control-Allow-Origin', '*')
  const body = await readBody(request)
  const { message, status, text } = validate(body, request.headers.origin ?? '')
  if (message) await store.keep(message)
  answer(exchange, status, 'text/plain', text)
}

/** The request's body, or undefined when it is too long: what follows the limit is not kept in memory. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  // To the end: a browser that is still sending takes an early answer for a broken connection.
  for await (const chunk of request) {
    size += chunk.length
    if (size <= bodyLimit) chunks.push(chunk)
  }
  return size <= bodyLimit ? Buffer.concat(chunks).toString() : undefined
}

/** Answers with a text, never cached. */
function answer({ response }: Exchange, status: number, type: string, text: string) {
  response.statusCode = status
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.setHeader('Cache-Control', 'no-store')
  response.end(text)
}
