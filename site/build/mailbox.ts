import path from 'node:path'
import type { Connect, Plugin } from 'vite'
import { FaultRegistry } from './mailbox/faults.ts'
import { methodsOf, routes } from './mailbox/routes.ts'
import { MessageStore } from './mailbox/store.ts'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * The local stand-in for EmailJS, in `vite` and `vite preview` only: it answers the widgets as
 * EmailJS does, keeps every message on disk and shows them at /mailbox. Messages are kept in
 * .mailbox/messages.jsonl, or in the file the environment names as MAILBOX (relative to the
 * project's folder).
 */
export function mailbox(): Plugin {
  return {
    name: 'mailbox',
    apply: 'serve',
    // Vite answers every preflight itself unless told to pass it on. `preview` inherits this.
    config: () => ({ server: { cors: { preflightContinue: true } } }),
    configureServer({ config, middlewares }) {
      middlewares.use(serveMailbox((line) => config.logger.warn(line)))
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(serveMailbox((line) => config.logger.warn(line)))
    },
  }
}

function serveMailbox(warn: (line: string) => void): Connect.NextHandleFunction {
  const file = path.resolve(root, process.env.MAILBOX || '.mailbox/messages.jsonl')
  const state = { store: new MessageStore(file, warn), faults: new FaultRegistry(), posts: [] }

  return (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const place = url.pathname.replace(/(?<=.)\/$/, '')
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const handle = routes[`${method} ${place}`]
    const methods = methodsOf(place)

    if (handle) {
      // A visitor who left in the middle of a request is no error.
      Promise.resolve(handle({ request, response, url }, state)).catch(
        (error) => request.destroyed || next(error),
      )
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
