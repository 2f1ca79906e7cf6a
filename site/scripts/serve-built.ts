import { createServer } from 'node:http'
import { type Plugin, preview } from 'vite'

/** Serves what is built at a port of this machine, and nowhere else. */
export async function serveBuilt(port: number, ...plugins: Plugin[]): Promise<void> {
  const options = { port, strictPort: true, host: '127.0.0.1' }
  const server = await preview({ logLevel: 'warn', preview: options, plugins })
  // `localhost` is 127.0.0.1 or ::1, depending on the machine and the program, so both answer, and
  // no other address does. On a machine without IPv6, nobody asks for ::1.
  createServer((request, response) => server.httpServer.emit('request', request, response))
    .on('error', () => undefined)
    .listen(port, '::1')
}
