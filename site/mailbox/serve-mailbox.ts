import type { Connect } from 'vite'
import { FaultRegistry } from './faults.ts'
import { methodsOf, routes } from './routes.ts'
import type { MailboxState } from './send.ts'
import { MessageStore } from './store.ts'

/** Answers what the mailbox serves, with the messages in `file`, and passes everything else on. */
export function serveMailbox(
  file: string,
  warn: (line: string) => void,
): Connect.NextHandleFunction {
  const state: MailboxState = {
    store: new MessageStore(file, warn),
    faults: new FaultRegistry(),
    posts: [],
  }

  return (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const path = url.pathname.replace(/(?<=.)\/$/, '')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const handle = routes[`${method} ${path}`]
    const methods = methodsOf(path)

    if (handle) {
      // A visitor who left in the middle of a request is no error.
      Promise.resolve(handle({ request, response, url }, state)).catch((error) => {
        if (!request.destroyed) next(error)
      })
    } else if (method === 'OPTIONS') {
      // Vite's own headers are on the answer already; it only has to be sent.
      response.writeHead(204).end()
    } else if (methods.length > 0) {
      response.writeHead(405, { Allow: methods.join(', ') }).end('Method not allowed.')
    } else {
      next()
    }
  }
}
