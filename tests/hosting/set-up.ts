import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { scriptArgs, specified } from '../sites.ts'
import { countedHost, countedSite, hosts, ids, scratch, site } from './hosts.ts'
import { installNginx, nginxCommand } from './nginx.ts'

const run = promisify(execFile)

/** The newest wrangler that runs on Node 20, Netlify's parser of headers, and the rules that Mozilla publishes. */
const packages = [
  'wrangler@~4.86.0',
  '@netlify/headers@^2.1.13',
  '@mdn/mdn-http-observatory@^1.4.8',
]

/** Builds the site, installs the hosts' engines and starts them; returns a function that ends and removes it all. */
export default async function setUp() {
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch)
  await installNginx()
  await install()
  await build(site, { VITE_GTM_ID: '', EDITOR_REPO: 'brightwater/website' })
  await build(countedSite, { VITE_GTM_ID: 'GTM-HOSTING' })

  const servers = [
    start(await workersCommand(), hosts['Cloudflare Workers']),
    start(pagesCommand(), hosts['Cloudflare Pages']),
    start(await nginxCommand(site, hosts.nginx), hosts.nginx),
    start(await nginxCommand(countedSite, countedHost), countedHost),
  ]
  const end = async () => {
    await Promise.all(servers.map((server) => server.end()))
    await rm(scratch, { recursive: true })
  }
  try {
    await Promise.all(servers.map((server) => server.answers()))
  } catch (error) {
    await end()
    throw error
  }
  return end
}

async function install() {
  console.log(`Installing ${packages.join(', ')}`)
  await writeFile(join(scratch, 'package.json'), '{ "private": true }')
  const options = ['--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', ['install', ...options, ...packages], { cwd: scratch })
  // Its script would fetch the list of hosts that browsers know to use TLS, which does not have ours.
  const conf = join(scratch, 'node_modules/@mdn/mdn-http-observatory/conf')
  await writeFile(join(conf, 'hsts-preload.json'), '{}')
}

async function build(folder: string, env: Record<string, string>) {
  console.log(`Building ${folder}`)
  await run(process.execPath, scriptArgs('site/scripts/build.ts'), {
    env: { ...process.env, ...specified, DIST: folder, SITE_URL: hosts.nginx, ...ids, ...env },
  })
}

/** A program that serves at an address, in its own process group, because some start others. */
function start([command = '', ...args]: string[], address: string) {
  const server = spawn(command, args, {
    cwd: scratch,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      output += text
    })
  return {
    async answers() {
      const { port } = new URL(address)
      for (let tries = 0; tries < 240 && server.exitCode === null; tries++) {
        // nginx also answers plain HTTP at its TLS port, with a redirect to TLS.
        const answer = fetch(`http://localhost:${port}/`, { redirect: 'manual' })
        if (await answer.catch(() => undefined)) return
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
      throw new Error(`Nothing answers at ${address}:\n${output}`)
    },
    async end() {
      if (server.exitCode !== null || !server.pid) return
      process.kill(-server.pid)
      await once(server, 'exit')
    },
  }
}

const folder = new URL('../../docs/hosting/', import.meta.url)
const date = ['--compatibility-date', '2026-04-01']

/** Copies the owner's configuration to a place where Pages does not look for one, with our site instead of dist/. */
async function workersCommand(): Promise<string[]> {
  const copy = join(scratch, 'workers')
  await mkdir(copy)
  const config = await readFile(new URL('wrangler.jsonc', folder), 'utf8')
  const file = join(copy, 'wrangler.jsonc')
  await writeFile(file, config.replace('../../dist', site))
  await copyFile(new URL('worker.js', folder), join(copy, 'worker.js'))
  return ['npx', 'wrangler', 'dev', '-c', file, ...at(hosts['Cloudflare Workers'])]
}

function pagesCommand(): string[] {
  return ['npx', 'wrangler', 'pages', 'dev', site, ...date, ...at(hosts['Cloudflare Pages'])]
}

function at(address: string): string[] {
  const { hostname, port } = new URL(address)
  return ['--ip', hostname, '--port', port, '--inspector-port', '0']
}
