import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Edited, edited, editedFiles } from './edited-files.ts'

const companies = ['specified', 'gardens']
const all = companies.flatMap((company) => editedFiles(company))

test('a file that is opened and saved is unchanged to the letter', () => {
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

/** Texts that the editor adds by itself: the file of a form, and the kind of an entry. */
const ofTheEditor = ['$text', '$schema', 'variant', 'kind', 'look', 'body']

/** Each text that a form shows, except the chosen ones and the long text of an article. */
const texts = all.flatMap((one) => {
  const form = one.open(one.text)
  return leavesOf(form).flatMap((path) => {
    const value = valueAt(form, path)
    const isTyped = typeof value === 'string' && !/^\/(masters|gallery|people)\//.test(value)
    return isTyped && !ofTheEditor.includes(String(path.at(-1))) ? [{ one, path }] : []
  })
})

/** Words that somebody may type instead of others. */
const typed = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .filter((text) => text.trim() === text && !/^(true|false|[\d.-]+)$/.test(text))

/** The number of lines in one text that the other does not have. */
function newLines(before: string, after: string): number {
  const lines = before.split('\n')
  return after.split('\n').filter((line) => !lines.includes(line)).length
}

test('changing a text changes only its own line of the file', () => {
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

/** A value in a form, which a test changes as somebody who fills it in does. */
function at<Part extends object>(form: object, ...path: (string | number)[]): Part {
  return valueAt(form, path) as Part
}

/** The content of a file after somebody has changed its form. */
function saved({ text, open, save }: Edited, change: (form: object) => void): string {
  const form = open(text)
  change(form)
  return save(form)
}

const residential = edited('specified', 'services/residential.json')

test('a price is saved as a number, and an answer of a condition as true', () => {
  const text = saved(residential, (form) => {
    at<{ each: string }>(form, 'steps', 0, 'questions', 0, 'counts', 0).each = '83.5'
    at<object[]>(form, 'steps', 0, 'questions').push({
      kind: 'yes',
      id: 'pets',
      label: 'Pets at home',
      price: '20',
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

test('a switch that is turned off and a text that is emptied are removed from the file', () => {
  const reviews = edited('specified', 'reviews.json')
  const text = saved(reviews, (form) => {
    at<{ isNew: boolean }>(form, 'reviews', 0).isNew = false
  })
  expect(reviews.text).toContain('"isNew": true')
  expect(text).toBe(reviews.text.replace('      "isNew": true,\n', ''))

  const withoutIntro = saved(residential, (form) => {
    at<{ intro: string }>(form, 'steps', 0).intro = ''
  })
  expect(JSON.parse(withoutIntro).steps[0]).not.toHaveProperty('intro')
})

test('a switch that is on by default is shown as on', () => {
  const look = edited('specified', 'look.json')
  expect(look.text).not.toContain('"spark"')
  expect(look.open(look.text)).toMatchObject({ spark: true })
  const off = save(look, look.text, { spark: false })
  expect(off).toContain('"spark": false')
  expect(newLines(look.text, off)).toBe(1)
})

test('a three-digit colour is shown with six digits, and stays as it is in the file', () => {
  const look = edited('specified', 'look.json')
  const short = look.text.replace('"#f4b400"', '"#FB4"')
  const form = look.open(short)
  expect(valueAt(form, ['colours', 'gold'])).toMatchObject({ value: '#ffbb44' })
  expect(look.save(form)).toBe(short)
})

test('a field left empty in a form is not written', () => {
  const text = saved(residential, (form) => {
    Object.assign(at(form, 'steps', 0), { when: [], event: 'home_selection' })
    Object.assign(at(form, 'steps', 0, 'questions', 0, 'counts', 0), { spoken: '', most: null })
    Object.assign(at(form, 'steps', 0, 'questions', 0, 'counts', 1), { code: '' })
  })
  expect(newLines(residential.text, text)).toBe(1)
})

test('removing an entry removes its own lines, and keeps those of the others', () => {
  const gallery = edited('specified', 'gallery.json')
  const { posts } = JSON.parse(gallery.text)
  const text = saved(gallery, (form) => {
    at<object[]>(form, 'posts').splice(1, 1)
  })
  expect(JSON.parse(text).posts).toEqual([posts[0], ...posts.slice(2)])
  expect(newLines(gallery.text, text)).toBe(0)
})

test('keys that no form knows keep their place and order', () => {
  const odd =
    '{ "note": { "mine": [1, 2] }, "struck": 1.3, "percent": 30,\n  "text": "Two", "title": "One" }'
  const { open, save } = edited('specified', 'offer.json')
  expect(save({ ...open(odd), percent: '20' })).toBe(odd.replace('30', '20'))
})

test('a picture is chosen as a file and saved without its extension, and its upload folder is remembered', () => {
  const gallery = edited('specified', 'gallery.json')
  const text = saved(gallery, (form) => {
    at<{ path: string }>(form, 'posts', 0, 'images', 0).path = '/gallery/my-photo.png'
  })
  expect(JSON.parse(text).posts[0].images[0].path).toBe('my-photo')
  const again = at<{ path: string }>(gallery.open(text), 'posts', 0, 'images', 0)
  expect(again.path).toBe('/gallery/my-photo.png')
})

test('no postal code is asked for until its areas are filled in', () => {
  const step = edited('specified', 'contact-step.json')
  const text = saved(step, (form) => {
    Object.assign(form, { postalCode: { served: ['V3'] } })
  })
  expect(JSON.parse(text).postalCode).toEqual({ served: ['V3'] })
  expect(JSON.parse(save(step, text, { postalCode: null })).postalCode).toBeNull()
})

function save({ open, save }: Edited, text: string, change: object): string {
  return save({ ...open(text), ...change })
}

const article = edited('specified', 'articles/pressure-washing-101-5-signs.md')

test('an article keeps the comments and quotes of its fields', () => {
  const before = article.text.replace('category:', '# One of four.\ncategory:')
  const saved = save(article, before, { alt: 'Moss: green, "soft"' })
  expect(saved).toContain('# One of four.\ncategory:')
  expect(newLines(before, saved)).toBe(1)
  expect(article.open(saved).alt).toBe('Moss: green, "soft"')
})

test('an article that was published stays published, and a draft a draft', () => {
  expect(article.open(article.text).draft).toBe(false)
  const draft = save(article, article.text, { draft: true })
  expect(draft).toMatch(/^draft: true$/m)
  expect(save(article, draft, { draft: false })).toBe(article.text)
})

test('a paragraph of an article that was not edited stays as it was written', () => {
  const before = article.text.replace(
    /---\n\n[^\n]+/,
    '---\n\nOne.\n\n1990\\. __Two__ 2 * 3.\n\n* three',
  )
  const body = `${article.open(before).body}`
    .replace('One.', 'Changed.')
    .replace('1990\\. __Two__ 2 * 3.', '1990. **Two** 2 \\* 3.')
    .replace('* three', '- three')
  const saved = save(article, before, { body })
  expect(saved).toBe(before.replace('One.', 'Changed.'))
})
