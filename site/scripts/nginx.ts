/** Writes what dist/_headers says in the language of nginx, which cannot read that file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nginxHeaders } from '../build/headers/headers.ts'
import { fail } from './fail.js'
import { dist, shownDist, workInProject } from './settings.ts'

workInProject()
const headers = path.join(dist, '_headers')
if (!existsSync(headers)) {
  fail(`There is no site in ${shownDist}. Build it first: npm run build -- --production`)
}
const target = 'docs/hosting/nginx-headers.conf'
writeFileSync(target, nginxHeaders(readFileSync(headers, 'utf8')))
console.log(`Wrote ${target}. It belongs into /etc/nginx/conf.d, beside docs/hosting/nginx.conf.`)
