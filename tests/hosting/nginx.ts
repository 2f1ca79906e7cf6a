import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nginxHeaders } from '../../site/build/headers/headers.ts'
import { findProgram } from '../../site/scripts/browsers.js'
import { scratch } from './hosts.ts'

const run = promisify(execFile)

const debianPackages = ['nginx-light', 'libnginx-mod-http-brotli-filter']
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so'

/** An administrator's programs are in folders outside the usual path. */
const findNginx = () => findProgram('nginx') ?? ['/usr/sbin/nginx'].find(existsSync)

/** Installs nginx where this is Debian and the user is the administrator; else says what to do. */
export async function installNginx(): Promise<void> {
  if (findNginx()) return
  const install = ['install', '-qq', '-y', '--no-install-recommends', ...debianPackages]
  if (!findProgram('apt-get') || process.getuid?.() !== 0)
    throw new Error(`There is no nginx: sudo apt-get install ${debianPackages.join(' ')}`)
  console.log(`Installing from Debian: ${debianPackages.join(' and ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', install, { env })
}

const folderOf = (address: string) => join(scratch, `nginx-${new URL(address).port}`)

/** The file of the certificate that the nginx at this address made for itself. */
export const certificate = (address: string) => join(folderOf(address), 'fullchain.pem')

/** Sets nginx up as docs/hosting/nginx.conf says, with our port, folder and certificate. */
export async function nginxCommand(dist: string, address: string): Promise<string[]> {
  const folder = folderOf(address)
  await mkdir(folder)
  const { hostname, port } = new URL(address)
  const config = await readFile(new URL('../../docs/hosting/nginx.conf', import.meta.url), 'utf8')
  const changed = config
    .replaceAll('site.example', hostname)
    .replaceAll('/var/www/goldcrest', dist)
    .replaceAll(`/etc/letsencrypt/live/${hostname}`, folder)
    .replace(/.*listen \[::\].*\n/g, '')
    // One port serves both schemes.
    .replace(/server \{\n {2}listen 80;[^}]*\}/, '')
    .replace('listen 443 ssl http2;', `listen ${port} ssl http2;\n  ${toTls(port)}`)
    .replace(/#(?=brotli)/g, existsSync(brotli) ? '' : '#')
  await writeFile(join(folder, 'nginx.conf'), changed)
  const headers = await readFile(join(dist, '_headers'), 'utf8')
  await writeFile(join(folder, 'nginx-headers.conf'), nginxHeaders(headers))
  await writeFile(join(folder, 'main'), around(folder))
  await certify(address)
  return [`${findNginx()}`, '-c', join(folder, 'main'), '-p', folder, '-g', 'daemon off;']
}

/** Plain HTTP to the TLS port redirects to TLS, as port 80 does. */
const toTls = (port: string) => `error_page 497 =301 https://$host:${port}$request_uri;`

/** The configuration that Debian has around a site. */
const around = (folder: string) => `
${existsSync(brotli) ? `load_module ${brotli};` : ''}
pid ${folder}/pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/*.conf;
}
`

async function certify(address: string) {
  const { hostname } = new URL(address)
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', join(folderOf(address), 'privkey.pem'), '-out', certificate(address)]
  const subject = ['-subj', `/CN=${hostname}`, '-addext', `subjectAltName=DNS:${hostname}`]
  await run('openssl', ['req', '-x509', '-days', '2', ...key, ...files, ...subject])
}
