import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readFault } from './faults.ts'
import { answerJson, answerText, type Exchange, readBody } from './http.ts'
import { page } from './page.ts'
import { answerPreflight, type MailboxState, receive } from './send.ts'

type Handler = (exchange: Exchange, state: MailboxState) => void | Promise<void>

const styles = ['page.css', 'controls.css', 'price.css', 'entries.css']

/** Everything the mailbox serves: 'METHOD /path', and what answers. */
export const routes: Record<string, Handler> = {
  'POST /api/v1.0/email/send': receive,
  'OPTIONS /api/v1.0/email/send': answerPreflight,

  'GET /mailbox': (exchange, { store }) => {
    const origin = originOf(exchange)
    answerPage(exchange, page(store.list(origin), origin))
  },
  'GET /mailbox/page.css': (exchange) =>
    answerFile(exchange, 'text/css', '../../styles/tokens.css', ...styles),
  'GET /mailbox/page.js': (exchange) => answerFile(exchange, 'text/javascript', 'page.js'),

  'GET /mailbox.json': (exchange, { store }) => {
    answerJson(exchange, store.list(originOf(exchange)))
  },
  'DELETE /mailbox.json': (exchange, { store }) => {
    store.remove(originOf(exchange))
    exchange.response.writeHead(204).end()
  },

  'GET /mailbox/posts.json': (exchange, { posts }) => {
    const origin = originOf(exchange)
    const asked = posts.filter((post) => origin === undefined || post.origin === origin)
    answerJson(exchange, asked)
  },

  'PUT /mailbox/faults.json': async (exchange, { faults }) => {
    try {
      faults.put(readFault((await readBody(exchange.request, 10_000)) ?? ''))
      exchange.response.writeHead(204).end()
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      answerText(exchange, 400, error.message)
    }
  },
  'DELETE /mailbox/faults.json': (exchange, { faults }) => {
    const origin = originOf(exchange)
    if (origin === undefined) {
      return answerText(exchange, 400, 'Say whose fault to end: ?origin=http://...')
    }
    faults.clear(origin)
    exchange.response.writeHead(204).end()
  },
}

/** The methods a path is served with; none when the path is not the mailbox's. */
export function methodsOf(path: string): string[] {
  return Object.keys(routes)
    .filter((route) => route.endsWith(` ${path}`))
    .map((route) => route.split(' ', 1).join())
}

/** ?origin= narrows the page and the lists to what was sent from one origin. */
function originOf({ url }: Exchange): string | undefined {
  return url.searchParams.get('origin') ?? undefined
}

function answerPage({ request, response }: Exchange, html: string) {
  const tag = `"${createHash('sha256').update(html).digest('base64url')}"`
  response.setHeader('ETag', tag)
  response.setHeader('Cache-Control', 'no-cache')
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end()
    return
  }
  // Strangers write what this page shows: should escaping ever fail, nothing of theirs runs.
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(html)
}

function answerFile({ response }: Exchange, type: string, ...files: string[]) {
  const texts = files.map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.setHeader('Cache-Control', 'no-cache')
  response.end(texts.join('\n'))
}
