import path from 'node:path'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
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
    // Without this, Vite would answer every preflight of a dev server itself.
    config: () => ({ server: { cors: { preflightContinue: true } } }),
    configureServer: addTo,
    configurePreviewServer: addTo,
  }
}

function addTo({ config, middlewares }: ViteDevServer | PreviewServer) {
  const folder = path.resolve(root, process.env.MAILBOX || '.mailbox/messages')
  middlewares.use(serveMailbox(folder, (line) => config.logger.warn(line)))
}
