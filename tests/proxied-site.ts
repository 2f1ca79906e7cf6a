import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

interface Changes {
  /** A script that is put first into the head of every page. */
  script: string
  /** The path of a file to delay, and by how many milliseconds. */
  late?: { path: string; by: number }
}

/** Serves the product's site from another origin, changed on the way to the browser. */
export async function startProxiedSite(site: string, { script, late }: Changes) {
  const server = createServer(async (request, response) => {
    const { url = '/', method = 'GET', headers } = request
    const answer = await fetch(new URL(url, site), {
      method,
      headers: { accept: headers.accept ?? '*/*' },
    })
    const type = answer.headers.get('content-type') ?? ''
    if (late?.path === url) await setTimeout(late.by)
    response.writeHead(answer.status, { 'content-type': type })
    if (type.startsWith('text/html')) {
      const inserted = `<head><script>${script}</script>`
      response.end((await answer.text()).replace('<head>', () => inserted))
    } else {
      response.end(Buffer.from(await answer.arrayBuffer()))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
