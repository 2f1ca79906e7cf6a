import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { listed } from '../../widgets/rules/text/listed.ts'
import * as en from '../../widgets/words/en.ts'
import { sayInEnglish as say } from '../../widgets/words/say.ts'

/** The folders whose components take all of their texts from their own words/. */
const folders = ['widgets']

/** The attributes that a visitor reads or hears, including those of our components. */
const spoken = [
  ...['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'detail'],
  ...['heading', 'label', 'placeholder', 'text', 'title'],
]

const inRepository = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith(ending) && !file.startsWith(`${folder}/words/`))
}

const programOf = (file: string) =>
  parseSync(file, readFileSync(inRepository(file), 'utf8')).program

/** The possible values of an expression, as far as they are written in it. */
function textsOf(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'JSXText':
      return [node.value]
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [...node.quasis.map(({ value }) => value.raw), ...node.expressions.flatMap(textsOf)]
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)]
    case 'JSXExpressionContainer':
      return textsOf(node.expression)
    default:
      return []
  }
}

/** The words in the markup of a component, and in its attributes that are read aloud. */
function wordsInMarkup(file: string): string[] {
  const texts: string[] = []
  const readChildren = ({ children }: { children: ESTree.JSXChild[] }) => {
    texts.push(...children.flatMap(textsOf))
  }
  const visitor = new Visitor({
    JSXElement: readChildren,
    JSXFragment: readChildren,
    JSXAttribute({ name, value }) {
      const isSpoken = name.type === 'JSXIdentifier' && spoken.includes(name.name)
      if (isSpoken && value) texts.push(...textsOf(value))
    },
    // Attributes may be passed on as an object.
    Property({ key, value }) {
      if (key.type === 'Identifier' && spoken.includes(key.name)) texts.push(...textsOf(value))
    },
  })
  visitor.visit(programOf(file))
  // The path of an icon has no two letters in a row.
  return texts.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text))
}

/** The texts of a file that begin like a sentence: `Minimum visit`, `Total: $`. */
function sentencesIn(file: string): string[] {
  const texts: string[] = []
  const visitor = new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') texts.push(value)
    },
    TemplateElement({ value }) {
      texts.push(value.raw)
    },
  })
  visitor.visit(programOf(file))
  return texts.filter((text) => /^\p{Lu}\p{L}*[^\p{L}]* /u.test(text))
}

test.each(folders)('the words of the components in %s are in the word files', (folder) => {
  const files = filesIn(folder, '.tsx')
  expect(files).not.toEqual([])
  expect(files.flatMap((file) => wordsInMarkup(file).map((text) => `${file}: ${text}`))).toEqual([])
})

test('the words of the rules are in the word files', () => {
  const files = filesIn('widgets/rules', '.ts')
  expect(files).not.toEqual([])
  expect(files.flatMap((file) => sentencesIn(file).map((text) => `${file}: ${text}`))).toEqual([])
})

test('words for one and for several are in correct English', () => {
  expect([0, 1, 2].map((n) => say(en.charactersLeft, { n }))).toEqual([
    '0 characters left',
    '1 character left',
    '2 characters left',
  ])
  const dollars = { one: 'dollar', many: 'dollars' }
  expect(say(en.newTotal, { n: 1, ...dollars })).toBe('1 dollar in total')
  expect(say(en.newTotal, { n: 2, ...dollars })).toBe('2 dollars in total')
  expect(say(en.messageSent.text, { n: 1 })).toContain('within an hour with')
  expect(say(en.messageSent.text, { n: 24 })).toContain('within 24 hours with')
  const names = ['Weeding', 'Compost', 'Gutters']
  const rows = [0, 1, 2, 3].map((count) => listed(names.slice(0, count), say))
  expect(rows).toEqual(['', 'Weeding', 'Weeding and Compost', 'Weeding, Compost and Gutters'])
})

test('what is put into a message stays as it is, and braces without a value stay', () => {
  expect(say('{a}, {b} and {toString}', { a: '{b} $&', b: 2 })).toBe('{b} $&, 2 and {toString}')
})

test('every message is a text or forms, with one for every other number', () => {
  const messages = (table: object): unknown[] =>
    Object.values(table).flatMap((value) =>
      typeof value === 'object' && !('other' in value) ? messages(value) : [value],
    )
  for (const message of messages(en)) {
    const forms = typeof message === 'string' ? [message] : Object.values(Object(message))
    expect(forms).not.toEqual([])
    for (const form of forms) expect(form).toMatch(/\S/)
  }
})
