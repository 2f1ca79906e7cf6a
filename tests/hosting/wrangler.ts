import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hosts, scratch, site } from './hosts.ts'

const folder = new URL('../../docs/hosting/', import.meta.url)
const date = ['--compatibility-date', '2026-04-01']

/** Copies the owner's configuration to a place where Pages does not look for one, with our site instead of dist/. */
export async function workersCommand(): Promise<string[]> {
  const copy = join(scratch, 'workers')
  await mkdir(copy)
  const config = await readFile(new URL('wrangler.jsonc', folder), 'utf8')
  const file = join(copy, 'wrangler.jsonc')
  await writeFile(file, config.replace('../../dist', site))
  await copyFile(new URL('worker.js', folder), join(copy, 'worker.js'))
  return ['npx', 'wrangler', 'dev', '-c', file, ...at(hosts['Cloudflare Workers'])]
}

export function pagesCommand(): string[] {
  return ['npx', 'wrangler', 'pages', 'dev', site, ...date, ...at(hosts['Cloudflare Pages'])]
}

function at(address: string): string[] {
  const { hostname, port } = new URL(address)
  return ['--ip', hostname, '--port', port, '--inspector-port', '0']
}
