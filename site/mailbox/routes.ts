import { answerPage, answerScript, answerStyles } from './documents.ts'
import { readFault } from './faults.ts'
import { answerJson, answerList, answerText, type Exchange, readBody } from './http.ts'
import { answerPreflight, answerPresence, type MailboxState, receive } from './send.ts'

type Handler = (exchange: Exchange, state: MailboxState) => void | Promise<void>

/** Everything the mailbox serves: 'METHOD /path', and what answers. */
export const routes: Record<string, Handler> = {
  'POST /api/v1.0/email/send': receive,
  'OPTIONS /api/v1.0/email/send': answerPreflight,
  'GET /api/v1.0/email/send': answerPresence,

  'GET /mailbox': (exchange, { store }) => answerPage(exchange, store, originOf(exchange)),
  'GET /mailbox/page.css': answerStyles,
  'GET /mailbox/page.js': answerScript,

  'GET /mailbox.json': (exchange, { store }) =>
    answerList(exchange, store.messages(originOf(exchange))),
  'DELETE /mailbox.json': async (exchange, { store }) => {
    await store.remove(originOf(exchange))
    exchange.response.writeHead(204).end()
  },

  'GET /mailbox/posts.json': (exchange, { posts }) => {
    const origin = originOf(exchange)
    const asked = posts.filter((post) => origin === undefined || post.origin === origin)
    answerJson(exchange, asked)
  },

  'PUT /mailbox/faults.json': async (exchange, { faults }) => {
    const read = readFault((await readBody(exchange.request, 10_000)) ?? '')
    if ('refusal' in read) return answerText(exchange, 400, read.refusal)
    faults.put(read.fault)
    exchange.response.writeHead(204).end()
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
