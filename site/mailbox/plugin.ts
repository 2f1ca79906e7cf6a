import path from 'node:path'
import type { Connect, Plugin, ResolvedConfig } from 'vite'
import { serveMailbox } from './serve-mailbox.ts'

const root = path.resolve(import.meta.dirname, '../..')

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
    // Vite answers every preflight itself unless told to pass it on. `preview` inherits this.
    config: () => ({ server: { cors: { preflightContinue: true } } }),
    configureServer({ config, middlewares }) {
      middlewares.use(mailboxOf(config))
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(mailboxOf(config))
    },
  }
}

function mailboxOf({ logger }: ResolvedConfig): Connect.NextHandleFunction {
  const folder = path.resolve(root, process.env.MAILBOX || '.mailbox/messages')
  return serveMailbox(folder, (line) => logger.warn(line))
}
