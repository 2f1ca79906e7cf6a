import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answers, leftOut } from '../../widgets/build/lean-preact.ts'

/** The text of every file below a folder whose name ends as told, by its path. */
function read(folder: string, ending: RegExp): Map<string, string> {
  const root = new URL(`../../${folder}/`, import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return new Map(
    files
      .filter((file) => ending.test(file))
      .map((file) => [file, readFileSync(new URL(file, root), 'utf8')]),
  )
}

/** Comments and types say many things that are not done. */
const bare = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')

const preact = read('node_modules/preact/src', /\.js$/)

test.each(answers)('Preact still asks what is answered for it: %s', (question) => {
  // The answers are given in order, and an earlier one may stand in a later question.
  const before = answers.slice(
    0,
    answers.findIndex(([asked]) => asked === question),
  )
  const source = before.reduce(
    (code, [asked, answer]) => code.replace(asked, answer),
    [...preact.values()].join('\n'),
  )
  expect(source).toMatch(new RegExp(question.source, question.flags.replace('g', '')))
})

test('no widget asks Preact for what is left out', () => {
  const widgets = [...read('widgets', /\.tsx?$/)].filter(([file]) => !/^(build|guide)/.test(file))
  for (const [file, code] of widgets) {
    expect(bare(code).match(leftOut)?.[0], file).toBeUndefined()
  }
})
