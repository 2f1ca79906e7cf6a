/**
 * Accepts the sizes of what is built: `npm run sizes` writes them into tests/sizes.json, with which
 * the tests compare what has grown beyond its budget. Build first.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { partName } from './part-name.js'

const dist = new URL('../dist/', import.meta.url)
const listed = /^assets\/.*\.(js|css)$|^[\w-]+\.html$|^fonts\/.*\.woff2$|^widgets\/[\w-]+\.js$/

const sizes = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => listed.test(file))
  .map((file) => {
    const content = readFileSync(new URL(file, dist))
    const size = file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length
    return [partName(file), size]
  })
  .sort()

writeFileSync(
  new URL('sizes.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`,
)
