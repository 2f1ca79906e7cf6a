/**
 * Accepts the sizes of the built files: `npm run sizes` builds the company of the specification and writes them into
 * tests/sizes.json. A test that finds a budget exceeded compares with these.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { partName, partsOf } from './budgets.ts'
import { repository, scriptArgs, specified } from './sites.ts'

const env = { ...process.env, ...specified }
const built = spawnSync(process.execPath, scriptArgs('tests/build-site.ts'), {
  env,
  stdio: 'inherit',
})
if (built.status !== 0) process.exit(1)

const dist = path.join(repository, specified.DIST)
const listed = /^assets\/.*\.(js|css)$|^[\w-]+\.html$|^fonts\/.*\.woff2$|^widgets\/[\w-]+\.js$/

const sizes = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => listed.test(file))
  .map((file) => {
    const content = readFileSync(path.join(dist, file))
    const size = file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length
    return [partName(file), size] as [string, number]
  })
  .sort()

writeFileSync(
  new URL('sizes.json', import.meta.url),
  `${JSON.stringify(partsOf(sizes), null, 2)}\n`,
)
