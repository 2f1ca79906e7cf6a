/** Serves a built site as `npm start` does, with the faults that tests ask its mailbox for. */
import { serveBuilt } from '../site/scripts/serve-built.ts'
import { mailboxFaults } from './mailbox.ts'

await serveBuilt(Number(process.env.PORT), {
  name: 'mailbox-faults',
  enforce: 'pre',
  configurePreviewServer: ({ middlewares }) => void middlewares.use(mailboxFaults()),
})
