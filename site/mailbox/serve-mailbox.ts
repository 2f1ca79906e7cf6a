import { text } from 'node:stream/consumers'
import type { Connect } from 'vite'
import { z } from 'zod'
import { answer, type Exchange } from './answer.ts'
import { answerPage, answerScript, answerStyles } from './documents.ts'
import { type Fault, readFault } from './faults.ts'
import { allowSending, answerVisit, type Post, receive } from './send.ts'
import { MessageStore } from './store.ts'

type Handler = (exchange: Exchange) => unknown

/** Answers what the mailbox serves, with the messages in `folder`, and passes everything else on. */
export function serveMailbox(
  folder: string,
  warn: (line: string) => void,
): Connect.NextHandleFunction {
  const store = new MessageStore(folder)
  const faults = new Map<string, Fault>()
  const posts: Post[] = []

  const routes: Record<string, Handler> = {
    'POST /api/v1.0/email/send': (exchange) => receive(exchange, { store, faults, posts }),
    'OPTIONS /api/v1.0/email/send': (exchange) => allowSending(exchange, faults),
    'GET /api/v1.0/email/send': answerVisit,
    'HEAD /api/v1.0/email/send': (exchange) => allowSending(exchange, faults),

    'GET /mailbox': (exchange) => answerPage(exchange, store),
    'GET /mailbox/page.css': answerStyles,
    'GET /mailbox/page.js': answerScript,

    'GET /mailbox.json': async (exchange) => answerJson(exchange, await store.list(exchange.from)),
    'DELETE /mailbox.json': async ({ response, from }) => {
      await store.remove(from)
      response.writeHead(204).end()
    },

    'GET /mailbox/posts.json': (exchange) => {
      const { from } = exchange
      const postsFrom = posts.filter(({ origin }) => from === undefined || from === origin)
      answerJson(exchange, postsFrom)
    },
    'PUT /mailbox/faults.json': async (exchange) => {
      const { data, error } = readFault(await text(exchange.request))
      if (error) return answer(exchange, 400, 'text/plain', z.prettifyError(error))
      faults.set(data.origin, data)
      exchange.response.writeHead(204).end()
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

function answerJson(exchange: Exchange, value: unknown) {
  answer(exchange, 200, 'application/json', `${JSON.stringify(value, null, 2)}\n`)
}
