/** Serves a built site as `npm start` does, with the faults that tests ask its mailbox for, and with a next step under another name. */
import type { Plugin } from 'vite'
import { serveBuilt } from '../site/scripts/serve-built.ts'
import { mailboxFaults } from './mailbox.ts'
import { nextStepHost } from './next-steps-host.ts'

const faults: Plugin = {
  name: 'mailbox-faults',
  enforce: 'pre',
  configurePreviewServer: ({ middlewares }) => void middlewares.use(mailboxFaults()),
}
await serveBuilt(Number(process.env.PORT), faults, nextStepHost(`${process.env.DIST}`))
