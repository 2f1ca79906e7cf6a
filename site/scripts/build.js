/**
 * Builds everything into dist/, or the folder that DIST names, and says at the end what would go wrong
 * on a real host. With --production it builds nothing that would.
 */
import { fileURLToPath } from 'node:url'
import { styleText } from 'node:util'
import { loadEnv } from 'vite'
import { buildEverything } from './build-everything.js'
import { contentProblems } from './check-content.js'
import { distProblem, shownDist } from './dist.js'

// Paths are the project's, wherever this was called from.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const unknown = process.argv.slice(2).find((option) => option !== '--production')
if (unknown) fail(`npm run build does not know ${unknown}, only --production.`)

const problems = distProblem() || (await contentProblems())
if (problems) fail(problems)

const warnings = warningsOf(loadEnv('production', '.', ['SITE_URL', 'VITE_EMAILJS_']))
if (process.argv.includes('--production') && warnings.length > 0) {
  warn()
  fail('Nothing was built: --production builds only what a real host can serve.')
}
await buildEverything().catch((error) => fail(error.stack))
console.log(`${shownDist} is ready.`)
warn()

/**
 * What will happen on a real host.
 * @param {Record<string, string>} env
 */
function warningsOf({ SITE_URL = '', VITE_EMAILJS_PUBLIC_KEY }) {
  const isLocal = !SITE_URL || /^https?:\/\/localhost\b/.test(SITE_URL)
  return [
    isLocal &&
      'NO SITE_URL: search engines, shared links and the package of the widgets will lead to http://localhost:4173. Set SITE_URL in .env.',
    !VITE_EMAILJS_PUBLIC_KEY &&
      'NO EMAILJS IDS: on a real host every lead will fail; only npm start has a mailbox. Set the four ids in .env.',
  ].filter((sentence) => sentence !== false)
}

function warn() {
  for (const sentence of warnings) {
    console.error(process.stderr.isTTY ? styleText(['bold', 'yellow'], sentence) : sentence)
  }
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
