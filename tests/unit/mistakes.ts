import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, vi } from 'vitest'
import { contentOfOtherCompany, environmentOfCopy } from '../fixtures/project-copy.ts'
import { scriptArgs } from '../sites.ts'

/** The error of `npm run build` in a copy of the project that it refuses to build; it changes nothing there. */
export async function refusalOf(copy: string): Promise<string> {
  const { SITE_URL, VITE_GTM_ID, EDITOR_REPO, ...env } = environmentOfCopy()
  const before = readdirSync(copy)
  const { code, stdout, stderr } = await promisify(execFile)(
    process.execPath,
    scriptArgs('site/scripts/build.ts', copy),
    {
      cwd: copy,
      env,
    },
  ).catch((refusal) => refusal)
  expect({ code, stdout }, stderr).toEqual({ code: 1, stdout: '' })
  expect(readdirSync(copy)).toEqual(before)
  return stderr
}

/**
 * The mistakes in the content of a copy, as its owner reads them before anything is built. The folder is read when the
 * modules load, so they load again for each copy, one test after the other.
 */
export async function problemsIn(copy: string): Promise<string> {
  vi.resetModules()
  vi.stubEnv('CONTENT', path.join(copy, 'site/content'))
  try {
    const { contentProblems } = await import('../../site/build/check/content-problems.ts')
    const { shownFile } = await import('../../site/build/content/content-folder.ts')
    return (await contentProblems()).replaceAll(shownFile(''), 'site/content/')
  } finally {
    vi.unstubAllEnvs()
    // The next test file has to read its own company.
    vi.resetModules()
  }
}

/**
 * Mistakes: a replacement on one line, and its message. All are made in
 * a copy of the other company, whose facts are known here.
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

/** Makes the mistakes, and expects each to be named with its line. */
export async function expectRefused(
  mistakes: Mistake[],
  change: (copy: string) => void = () => {},
) {
  const copy = contentOfOtherCompany()
  change(copy)
  const lines = mistakes.flatMap(([file, before, _, ...sentences]) =>
    sentences.map((sentence) => `${file}:${lineOf(copy, file, before)}: ${sentence}`),
  )
  for (const mistake of mistakes) make(copy, mistake)
  await expectLines(copy, lines)
}

export async function expectLines(copy: string, lines: string[]) {
  expect(await problemsIn(copy)).toBe(lines.join('\n'))
}
