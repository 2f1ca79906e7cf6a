import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Changes {
  /** A script that is put first into the head of every page. */
  script: string
  /** The path of a file to hold back, and the path with which a page asks to have it. */
  late?: { path: string; release: string }
}

/** Serves the product's site from another origin, changed on the way to the browser. */
export async function startProxiedSite(site: string, { script, late }: Changes) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = createServer(async (request, response) => {
    const { url = '/', method = 'GET', headers } = request
    if (url === late?.release) {
      release()
      return response.writeHead(204).end()
    }
    const answer = await fetch(new URL(url, site), {
      method,
      headers: { accept: headers.accept ?? '*/*' },
    })
    const type = answer.headers.get('content-type') ?? ''
    if (url === late?.path) await released
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
