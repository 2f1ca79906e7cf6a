import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
}

/** The host of a built site, whose owner may publish another build, and of a partner's pages under another name. */
export interface Host extends AsyncDisposable {
  /** The built site that is published now. */
  folder: string
  readonly site: string
  readonly partner: string
  /** The partner's pages by their paths. */
  readonly pages: Map<string, string>
}

/** Serves a built site with a host's headers for its widgets: any site may load them, and nothing is cached. */
export async function serveFolder(folder: string): Promise<Host> {
  const pages = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const page = pages.get(pathname)
    if (page !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(page)
      return
    }
    try {
      const body = await readFile(join(host.folder, pathname))
      response.writeHead(200, {
        'Content-Type': types[extname(pathname)] ?? 'text/html',
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'no-store',
      })
      response.end(body)
    } catch {
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const host: Host = {
    folder,
    site: `http://company.localhost:${port}`,
    partner: `http://partner.localhost:${port}`,
    pages,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return host
}
