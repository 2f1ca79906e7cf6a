import type { Connect } from 'vite'
import { FaultRegistry } from './faults.ts'
import { answerText } from './http.ts'
import { methodsOf, routes } from './routes.ts'
import type { MailboxState } from './send.ts'
import { MessageStore } from './store.ts'

/** Answers what the mailbox serves, with the messages in `folder`, and passes everything else on. */
export function serveMailbox(
  folder: string,
  warn: (line: string) => void,
): Connect.NextHandleFunction {
  const state: MailboxState = {
    store: new MessageStore(folder),
    faults: new FaultRegistry(),
    posts: [],
  }

  return (request, response, next) => {
    const url = new URL(`http://localhost${request.url}`)
    const path = url.pathname.replace(/(?<=.)\/$/, '')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const handle = routes[`${method} ${path}`]
    const methods = methodsOf(path)

    if (handle) {
      const exchange = { request, response, url }
      Promise.resolve(handle(exchange, state)).catch((error) => {
        // A visitor who left in the middle of a request is no error.
        if (response.destroyed) return
        warn(`The mailbox failed: ${error.message}`)
        if (response.headersSent) response.destroy()
        else answerText(exchange, 500, 'The mailbox failed. Its terminal says why.')
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
