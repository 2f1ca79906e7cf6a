import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

/** @param {string} text */
function compress(text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}

/**
 * Serves texts by their path, all compressed beforehand: what a content delivery network sends, and
 * no work while something is measured.
 * @param {Readonly<Record<string, string>>} texts
 */
export async function serve(texts) {
  const bodies = new Map(Object.entries(texts).map(([path, text]) => [path, compress(text)]))
  const server = createServer(({ url = '' }, response) => {
    const body = bodies.get(url)
    if (!body) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': `text/${url.endsWith('.js') ? 'javascript' : 'html'}; charset=utf-8`,
      'content-encoding': 'br',
      'content-length': body.length,
    })
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Bytes over the wire, without the headers. */
    sizeOf: (/** @type {string} */ path) => bodies.get(path)?.length ?? 0,
    close: () => server.close(),
  }
}
