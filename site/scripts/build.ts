/**
 * Builds everything into dist/, or the folder that DIST names, and says at the end what cannot be
 * shown, and what would go wrong on a real host. With --production it builds nothing if something
 * would go wrong there.
 */
import { styleText } from 'node:util'
import { loadEnv } from 'vite'
import { contentProblems, contentWarnings } from '../build/check/content-problems.ts'
import { contentFolder } from '../build/content/content-folder.ts'
import { leftoversIn, peopleAdvice } from '../build/placeholder/placeholder.ts'
import { buildEverything } from './build-everything.ts'
import { fail } from './fail.js'
import { faultsOnHost, warningsOnHost } from './on-a-host.ts'
import { distProblem, shownDist, workInProject } from './settings.ts'

workInProject()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const unknown = process.argv.slice(2).find((option) => option !== '--production')
if (unknown) fail(`npm run build does not know ${unknown}, only --production.`)

const problems = distProblem() || (await contentProblems())
if (problems) fail(problems)

const env = loadEnv('production', '.', ['SITE_URL', 'VITE_EMAILJS_'])
const faults = faultsOnHost(env)
if (process.argv.includes('--production')) {
  const { misleading, others } = leftoversIn(contentFolder)
  warn([...faults, ...misleading])
  const toLookOver = [...others, peopleAdvice(contentFolder)].filter(Boolean)
  if (toLookOver.length > 0) console.error(['Look these over too:', ...toLookOver].join('\n'))
  if (faults.length > 0)
    fail('Nothing was built: --production builds only what a real host can serve.')
  if (misleading.length > 0)
    fail('Nothing was built: people would call, write to and trust a company that does not exist.')
}
await buildEverything().catch((error) => fail(error.stack))
console.log(`${shownDist} is ready.`)
warn([...(await contentWarnings()), ...faults, ...warningsOnHost(env)])

function warn(sentences: string[]) {
  for (const sentence of sentences) {
    console.error(process.stderr.isTTY ? styleText(['bold', 'yellow'], sentence) : sentence)
  }
}
