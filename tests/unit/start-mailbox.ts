import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'
import { serveMailbox } from '../../site/mailbox/serve-mailbox.ts'
import { mailboxFaults } from '../mailbox.ts'

/** Starts a server with only the mailbox, on a folder, and with the faults that a test asks for. */
export async function startMailbox(folder: string) {
  const middleware = serveMailbox(folder, vi.fn())
  const faults = mailboxFaults()
  const server = createServer((request, response) =>
    faults(request, response, () => middleware(request, response, () => undefined)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
