import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Edited, edited, editedFiles } from './edited-files.ts'

const companies = ['specified', 'gardens']
const all = companies.flatMap((company) => editedFiles(company))

test('a file that is opened and saved is the same to the letter', () => {
  for (const { file, text, open, save } of all) expect(save(open(text)), file).toBe(text)
})

/** The texts and numbers of a form, each by its path. */
function leavesOf(
  value: unknown,
  path: readonly (string | number)[] = [],
): (readonly (string | number)[])[] {
  if (Array.isArray(value)) return value.flatMap((part, at) => leavesOf(part, [...path, at]))
  if (typeof value === 'object' && value) {
    return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]))
  }
  return [path]
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce((part, key) => Object(part)[key], value)
}

/** Texts that the editor writes of its own: where a form keeps its file, and which shape something has. */
const ofTheEditor = ['$text', '$schema', 'variant', 'kind', 'body']

/** Each text that a form shows, but those that are chosen and the long text of an article. */
const texts = all.flatMap((one) => {
  const form = one.open(one.text)
  return leavesOf(form).flatMap((path) => {
    const value = valueAt(form, path)
    const isTyped = typeof value === 'string' && !/^\/(masters|gallery)\//.test(value)
    return isTyped && !ofTheEditor.includes(String(path.at(-1))) ? [{ one, path }] : []
  })
})

/** Words that somebody may type in place of others. */
const typed = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .filter((text) => text.trim() === text && !/^(true|false|[\d.-]+)$/.test(text))

/** The lines of one text that the other has not, counted. */
function newLines(before: string, after: string): number {
  const lines = before.split('\n')
  return after.split('\n').filter((line) => !lines.includes(line)).length
}

test('a text that is changed is the one line of the file that changes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...texts), typed, ({ one, path }, text) => {
      const form = one.open(one.text)
      Object(valueAt(form, path.slice(0, -1)))[path.at(-1) as string] = text
      const saved = one.save(form)
      expect(saved.split('\n').length).toBe(one.text.split('\n').length)
      expect(newLines(one.text, saved)).toBeLessThanOrEqual(1)
      expect(valueAt(one.open(saved), path)).toBe(text)
    }),
    { numRuns: 300 },
  )
})

/** A value within a form, which a test changes as somebody does who fills it in. */
function at<Part extends object>(form: object, ...path: (string | number)[]): Part {
  return valueAt(form, path) as Part
}

/** What a file says after somebody has changed its form. */
function saved({ text, open, save }: Edited, change: (form: object) => void): string {
  const form = open(text)
  change(form)
  return save(form)
}

const residential = edited('specified', 'services/residential.json')

test('a price is written as a number, and an answer of a condition as true', () => {
  const text = saved(residential, (form) => {
    at<{ each: number }>(form, 'steps', 0, 'questions', 0, 'counts', 0).each = 83.5
    at<object[]>(form, 'steps', 0, 'questions').push({
      kind: 'yes',
      id: 'pets',
      label: 'Pets at home',
      price: 20,
      when: [{ variant: 'question-is', question: 'oven', is: ['true'] }],
    })
  })
  const { questions } = JSON.parse(text).steps[0]
  expect(questions[0].counts[0].each).toBe(83.5)
  expect(questions.at(-1)).toEqual({
    id: 'pets',
    kind: 'yes',
    label: 'Pets at home',
    price: 20,
    when: [{ question: 'oven', is: [true] }],
  })
  expect(newLines(residential.text, text)).toBeLessThan(20)
})
