/**
 * Builds the site and the widgets and serves them with the mailbox; with --built it serves what is
 * in dist/, and says if that was built for another address. PORT chooses the port, DIST the folder.
 */
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { loadEnv } from 'vite'
import { fail } from './fail.js'
import { serveBuilt } from './serve-built.ts'
import { builtFor, chosenPort, dist, distProblem, shownDist, workInProject } from './settings.ts'

workInProject()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))

const port = chosenPort(4173)
await checkPort()

if (!process.argv.includes('--built')) {
  // Imported only here, so that --built serves at once, without loading the build.
  const { contentProblems } = await import('../build/check/content-problems.ts')
  const { buildEverything } = await import('./build-everything.ts')
  const problems = distProblem() || (await contentProblems())
  if (problems) fail(problems)
  // The built pages name the address of the site: the one in .env, else this server's.
  const { SITE_URL } = loadEnv('production', '.', 'SITE_URL')
  process.env.SITE_URL = SITE_URL || `http://localhost:${port}`
  await buildEverything().catch((error) => fail(error.stack))
} else if (!existsSync(path.join(dist, 'index.html'))) {
  fail(`There is no site in ${shownDist}. Build it first: npm run build`)
}
await serve()

/** Called before the build, so that nobody waits for one only to learn that the port is taken. */
async function checkPort() {
  const [first, second] = await Promise.all(['127.0.0.1', '::1'].map(listenError))
  // A machine without IPv6 has no ::1, and needs none.
  const error = first || (second === 'EADDRINUSE' ? second : '')
  if (error === '') return
  const state = error === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${error})`
  const other = port === 4180 ? 4181 : 4180
  const isWindows = process.platform === 'win32'
  const command = isWindows ? `$env:PORT=${other}; npm start` : `PORT=${other} npm start`
  fail(`Port ${port} ${state}. Free it or choose another: ${command}`)
}

/** The code of the error that keeps us from listening on the address, or '' without an error. */
function listenError(host: string): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    probe.listen(port, host, () => probe.close(() => resolve('')))
  })
}

async function serve() {
  await serveBuilt(port)
  const emailJs = loadEnv('production', '.', 'VITE_EMAILJS_').VITE_EMAILJS_PUBLIC_KEY
  const address = `http://localhost:${port}`
  console.log(`Site     ${address}`)
  console.log(`Mailbox  ${emailJs ? 'unused: leads go to EmailJS' : `${address}/mailbox`}`)
  const builtAddress = builtFor()
  if (builtAddress !== address)
    console.log(`Links    ${builtAddress}: this was built for that address`)
}
