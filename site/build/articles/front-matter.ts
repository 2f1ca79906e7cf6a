import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { type CallToAction, type Category, categories } from '../../content/types.ts'
import { oneOf, type Reference, type Report } from './problems.ts'

export interface FrontMatter {
  title: string
  description: string
  category: Category
  date: string
  author: string
  image: string
  alt: string
  cta: CallToAction
}

/** What each field is, for the sentence that asks for it. */
const fields = {
  title: 'what the article is called',
  description: 'one or two sentences for the list and for search engines',
  category: oneOf(categories),
  date: 'the day it is published, as 2026-10-12',
  author: 'who wrote it',
  image: 'the name of a picture',
  alt: 'what the picture shows',
  cta: 'what closes the article: a title, paragraphs and buttons',
}

const ctaFields = {
  title: 'the headline of the call to action',
  paragraphs: 'a list of sentences',
  buttons: 'a list, each with a label and a path',
}

const contactFields = {
  text: 'the words before the link',
  linkText: 'the words of the link',
  linkPath: 'where the link goes, as /inquiries',
}

type Fields = Record<string, unknown>

/**
 * Reads the YAML between the two `---`. `firstLine` is the line of the file it starts on. Nothing
 * is returned for what is not of the right shape; `report` has been told why.
 */
export function readFrontMatter(
  yaml: string,
  firstLine: number,
  images: readonly string[],
  report: Report,
): { matter: FrontMatter; references: Reference[] } | undefined {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  const [error] = document.errors
  if (error) {
    const line = firstLine - 1 + (error.linePos?.[0].line ?? 1)
    const hint =
      error.code === 'BLOCK_AS_IMPLICIT_KEY' || error.code === 'MULTILINE_IMPLICIT_KEY'
        ? "a value with a colon in it goes between quotes, as title: 'Moss: what to do'."
        : error.code === 'DUPLICATE_KEY'
          ? 'the same field stands here twice; keep one.'
          : `this is not YAML: ${error.message.split('\n')[0]?.replace(/ at line.*$/, '')}.`
    report(line, 'front matter', hint)
    return
  }
  if (!isMap(document.contents)) {
    report(firstLine, 'front matter', `write one field a line: ${Object.keys(fields).join(', ')}.`)
    return
  }

  let isWrong = false
  const references: Reference[] = []
  const lineOf = (path: (string | number)[]): number => {
    for (let keys = path; keys.length; keys = keys.slice(0, -1)) {
      const parent = document.getIn(keys.slice(0, -1), true)
      const key = keys.at(-1)
      const pair =
        isMap(parent) && parent.items.find((it) => isScalar(it.key) && it.key.value === key)
      const node = (pair ? pair.key : document.getIn(keys, true)) as
        | { range?: [number] }
        | undefined
      if (node?.range) return firstLine - 1 + lines.linePos(node.range[0]).line
    }
    return firstLine
  }
  const wrong = (path: (string | number)[], sentence: string) => {
    isWrong = true
    report(lineOf(path), nameOf(path), sentence)
  }

  /** Words that must be there. */
  const words = (parent: Fields, path: (string | number)[], what: string) => {
    const value = parent[path.at(-1) as string]
    if (value === undefined || value === null || (typeof value === 'string' && !value.trim())) {
      wrong(path, `is missing: write ${what}.`)
    } else if (typeof value !== 'string') {
      wrong(path, 'must be words; put them between quotes.')
    }
  }
  const unknown = (parent: Fields, known: string[], path: (string | number)[]) => {
    for (const key of Object.keys(parent)) {
      if (!known.includes(key))
        wrong([...path, key], `is no field; the fields are ${known.join(', ')}.`)
    }
  }
  const pointsTo = (path: (string | number)[], to: unknown) => {
    if (typeof to === 'string' && to)
      references.push({ line: lineOf(path), field: nameOf(path), path: to })
  }

  const matter = document.toJS() as Fields
  unknown(matter, Object.keys(fields), [])
  for (const [field, what] of Object.entries(fields)) {
    if (field !== 'cta') words(matter, [field], what)
  }
  const { title, description, category, date, image } = matter
  if (typeof title === 'string' && title.length > 65) {
    wrong(['title'], `has ${title.length} characters; search engines show 65 at most.`)
  }
  if (typeof description === 'string' && description.trim()) {
    const { length } = description
    if (length < 50) wrong(['description'], `has ${length} characters; write at least 50.`)
    if (length > 165) wrong(['description'], `has ${length} characters; write 165 at most.`)
  }
  if (typeof category === 'string' && category && !categories.includes(category as Category)) {
    wrong(['category'], `"${category}" is no category; choose ${oneOf(categories)}.`)
  }
  if (typeof date === 'string' && date && !isDay(date)) {
    wrong(['date'], `"${date}" is no day; write year, month and day, as 2026-10-12.`)
  }
  if (typeof image === 'string' && image && !images.includes(image)) {
    wrong(['image'], `there is no picture "${image}"; choose ${oneOf(images)}.`)
  }
  readCta(matter.cta)
  return isWrong ? undefined : { matter: matter as unknown as FrontMatter, references }

  function readCta(value: unknown) {
    if (!isFields(value)) return wrong(['cta'], `is missing: write ${fields.cta}.`)
    unknown(value, [...Object.keys(ctaFields), 'contact'], ['cta'])
    words(value, ['cta', 'title'], ctaFields.title)
    const { paragraphs, buttons, contact } = value
    if (!Array.isArray(paragraphs) || paragraphs.length === 0) {
      wrong(['cta', 'paragraphs'], `is missing: write ${ctaFields.paragraphs}.`)
    } else {
      paragraphs.forEach((_, at) => {
        words(paragraphs as unknown as Fields, ['cta', 'paragraphs', at], 'a sentence')
      })
    }
    if (!Array.isArray(buttons) || buttons.length === 0) {
      wrong(['cta', 'buttons'], `is missing: write ${ctaFields.buttons}.`)
    } else buttons.forEach(readButton)
    if (contact !== undefined) readContact(contact)
  }

  function readButton(button: unknown, at: number) {
    const path = ['cta', 'buttons', at]
    if (!isFields(button)) return wrong(path, 'must have a label and a path.')
    unknown(button, ['label', 'path', 'primary'], path)
    words(button, [...path, 'label'], 'what the button says')
    words(button, [...path, 'path'], 'where the button goes, as /inquiries')
    if (button.primary !== undefined && typeof button.primary !== 'boolean') {
      wrong([...path, 'primary'], 'is true or false.')
    }
    pointsTo([...path, 'path'], button.path)
  }

  function readContact(contact: unknown) {
    const path = ['cta', 'contact']
    if (!isFields(contact)) return wrong(path, 'must have text, linkText and linkPath.')
    unknown(contact, [...Object.keys(contactFields), 'textAfter'], path)
    for (const [field, what] of Object.entries(contactFields))
      words(contact, [...path, field], what)
    // Nothing need follow the link.
    contact.textAfter ??= ''
    if (typeof contact.textAfter !== 'string')
      wrong([...path, 'textAfter'], 'must be words; put them between quotes.')
    pointsTo([...path, 'linkPath'], contact.linkPath)
  }
}

/** `cta.buttons 2.label`: people count from one. */
function nameOf(path: (string | number)[]): string {
  return path.join('.').replace(/\.(\d+)/g, (_, at) => ` ${Number(at) + 1}`)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `2026-02-30` looks like a day and is none. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(+day) && day.toISOString().startsWith(date)
}
