/** Checks and builds the site of the folder it is copied into; prints the seconds, the processor seconds, and the peak memory in MB. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const started = performance.now()
const check = pathToFileURL(path.resolve('site/build/check/content-problems.ts')).href
const { contentProblems }: typeof import('../../site/build/check/content-problems.ts') =
  await import(check)
const problems = await contentProblems()
if (problems) throw new Error(problems)
await build({ logLevel: 'warn' })
const seconds = (performance.now() - started) / 1000
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
const busy = (userCPUTime + systemCPUTime) / 1e6
console.log(JSON.stringify({ seconds, busy, memory: maxRSS / 1024 }))
