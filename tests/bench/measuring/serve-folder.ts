import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { HeaderRule } from '../../../site/build/headers/headers.ts'

/** The folder of the owner's built site. */
export function builtSite() {
  const dist = fileURLToPath(new URL('../../../dist', import.meta.url))
  if (!existsSync(dist)) throw new Error('There is nothing to measure yet: npm run build')
  return dist
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Formats that are already compressed; brotli would only cost time. */
const dense = /\.(avif|jpg|mp4|png|tgz|webp|woff2)$/

/**
 * Serves a folder as a static host does: `/about` from about.html, unknown paths from 404.html. Texts
 * are compressed beforehand with brotli's best quality, as a content delivery network does, so that
 * compressing takes no time during a measurement.
 * `rules`: more headers, by path.
 */
export async function serveFolder(folder: string, rules: readonly HeaderRule[] = []) {
  const answers: Map<string, { body: Buffer; headers: OutgoingHttpHeaders }> = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const bytes = readFileSync(file)
    const isDense = dense.test(file)
    const body = isDense ? bytes : brotliCompressSync(bytes)
    const headers = {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-length': body.length,
      ...(!isDense && { 'content-encoding': 'br' }),
    }
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`
    for (const name of [address, pagePathOf(address)]) answers.set(name, { body, headers })
  }

  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    // A build without EmailJS ids checks whether its mailbox exists.
    if (pathname === '/api/v1.0/email/send') return response.writeHead(204).end()
    const found = answers.get(pathname)
    const answer = found ?? answers.get('/404')
    for (const rule of rules) {
      if (!rule.path.test(pathname)) continue
      for (const [name, value] of rule.headers) response.setHeader(name, value)
    }
    response.writeHead(found ? 200 : 404, answer?.headers).end(answer?.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Bytes over the wire, without the headers. */
    sizeOf: (path: string) => answers.get(path)?.body.length ?? 0,
    close: () => server.close(),
  }
}

/** `address`: of a file. */
function pagePathOf(address: string) {
  return address.replace(/(?<=\/)index\.html$|\.html$/, '')
}
