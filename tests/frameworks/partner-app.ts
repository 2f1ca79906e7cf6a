import { execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { preview } from 'vite'
import { business } from '../facts.ts'
import { siteUrl } from '../sites.ts'

const run = promisify(execFile)

/**
 * Copies a project of this folder to a place away from our code, installs it and the package from
 * our host, builds it, serves it at `port`, and removes everything after `use`.
 */
export async function withApp(name: string, port: number, use: () => Promise<void>): Promise<void> {
  const app = await mkdtemp(join(tmpdir(), `${name}-app-`))
  try {
    await cp(fileURLToPath(new URL(name, import.meta.url)), app, { recursive: true })
    await fillIn(app)
    if (name === 'plain') await withFiles(app, port, use)
    else await withBuilt(app, port, use)
  } finally {
    await rm(app, { recursive: true })
  }
}

/** What the partner writes for the guide's `Your name`. */
export const partnerName = 'Fleetwood Rentals'

/** Fills in the lines of the guide, as its page and its reader do. */
async function fillIn(app: string) {
  for (const file of await readdir(app, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const path = join(file.parentPath, file.name)
    const text = await readFile(path, 'utf8')
    const filledIn = text
      .replaceAll('https://HOST', siteUrl)
      .replaceAll('PHONE', business.phone)
      .replaceAll('Your name', partnerName)
    await writeFile(path, filledIn)
  }
}

async function withFiles(app: string, port: number, use: () => Promise<void>) {
  const server = await preview({
    root: dirname(app),
    build: { outDir: app },
    preview: { port },
    logLevel: 'warn',
  })
  try {
    await use()
  } finally {
    await server.close()
  }
}

async function withBuilt(app: string, port: number, use: () => Promise<void>) {
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  // Vite sets this process to production, in which npm would not install the project's build tools.
  const env = { ...process.env, ...quiet, NODE_ENV: undefined }
  const { package: name } = await (await fetch(`${siteUrl}/widgets/manifest.json`)).json()
  const tarball = `${siteUrl}/widgets/${name}`
  await run('npm', ['install', '--no-audit', '--no-fund', tarball], { cwd: app, env })
  await run('npm', ['run', 'build'], { cwd: app, env })
  // It gets its own process group, because npm does not end the processes that it started.
  const options = { cwd: app, env, stdio: 'ignore', detached: true } as const
  const server = spawn('npm', ['run', 'serve', '--', '--port', String(port)], options)
  try {
    await answering(`http://localhost:${port}/`)
    await use()
  } finally {
    if (server.pid) process.kill(-server.pid)
  }
}

async function answering(address: string) {
  for (let tries = 0; tries < 120; tries++) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`Nothing answers at ${address}`)
}
