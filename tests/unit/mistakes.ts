import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { copyOfOtherCompany } from '../fixtures/other-owner.js'
import { environmentOfCopy } from '../fixtures/project-copy.js'

/** What `npm run build` runs, and what its owner then reads. */
export async function build(copy: string) {
  const { SITE_URL, VITE_GTM_ID, ...env } = environmentOfCopy()
  const script = path.join(copy, 'site/scripts/build.js')
  return promisify(execFile)(process.execPath, [script], { cwd: copy, env }).then(
    () => ({ code: 0, stdout: '', stderr: '' }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}

/**
 * What somebody writes instead of something else on one line, and what the build says of it. All builds
 * are of a copy of the other company, whose facts are known here.
 */
export type Mistake = [file: string, before: string, after: string, ...sentences: string[]]

export function make(copy: string, [file, before, after]: Mistake) {
  const text = readFileSync(path.join(copy, file), 'utf8')
  expect(text, file).toContain(before)
  writeFileSync(
    path.join(copy, file),
    text.replace(before, () => after),
  )
}

export function lineOf(copy: string, file: string, words: string) {
  const [above = ''] = readFileSync(path.join(copy, file), 'utf8').split(words)
  return above.split('\n').length
}

/** Makes the mistakes, and expects the build to name each with its line and to do nothing else. */
export async function expectRefused(
  mistakes: Mistake[],
  change: (copy: string) => void = () => {},
) {
  const copy = copyOfOtherCompany()
  change(copy)
  const lines = mistakes.flatMap(([file, before, _, ...sentences]) =>
    sentences.map((sentence) => `${file}:${lineOf(copy, file, before)}: ${sentence}`),
  )
  for (const mistake of mistakes) make(copy, mistake)
  await expectLines(copy, lines)
}

export async function expectLines(copy: string, lines: string[]) {
  const files = readdirSync(copy)
  expect(await build(copy)).toEqual({ code: 1, stdout: '', stderr: `${lines.join('\n')}\n` })
  expect(readdirSync(copy)).toEqual(files)
}
