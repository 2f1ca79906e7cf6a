/** Writes what dist/_headers tells hosts for nginx, which cannot read it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { dist, shownDist } from './dist.js'

// Paths are the project's, wherever this was called from.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const headers = path.join(dist, '_headers')
if (!existsSync(headers)) {
  console.error(`There is no site in ${shownDist}. Build it first: npm run build -- --production`)
  process.exit(1)
}
const target = 'docs/hosting/nginx-headers.conf'

/** @type {{ module: typeof import('../build/headers/nginx-headers.ts') }} */
const { module } = await runnerImport('./site/build/headers/nginx-headers.ts', {
  configFile: false,
  logLevel: 'error',
})
writeFileSync(target, module.nginxHeaders(readFileSync(headers, 'utf8')))
console.log(`Wrote ${target}. It belongs into /etc/nginx/conf.d, beside docs/hosting/nginx.conf.`)
