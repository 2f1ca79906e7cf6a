import type { Field } from '@sveltia/cms'
import { expect, test } from 'vitest'
import { contentFiles } from '../../site/content-schema/files.ts'
import {
  constantsOf,
  type JsonSchema,
  resolved,
  unionOf,
  withoutNull,
} from '../../site/editor/json-schema.ts'
import { edited, editedFiles } from './edited-files.ts'

const files = editedFiles('specified')

/** The keys of a schema, at any depth, for which a form has no field. */
function keysWithoutField(
  given: JsonSchema,
  fields: readonly Field[],
  root: JsonSchema,
  path = '',
): string[] {
  const { properties = {}, ...schema } = resolved(given, root)
  const constants = constantsOf({ properties, ...schema })
  return Object.entries(properties)
    .filter(([key]) => key !== '$schema' && !(key in constants))
    .flatMap(([key, property]) => {
      const field = fields.find(({ name }) => name === key)
      if (!field) return [`${path}${key}`]
      return keysWithin(property, field, root, `${path}${key}.`)
    })
}

function keysWithin(given: JsonSchema, field: Field, root: JsonSchema, path: string): string[] {
  const { schema } = withoutNull(resolved(given, root))
  const inner = schema.items ? resolved(schema.items, root) : schema
  const union = unionOf(inner, root)
  const { fields = [], types = [] } = field as {
    fields?: Field[]
    types?: { name: string; fields: Field[] }[]
  }
  if (!union) return keysWithoutField(inner, fields, root, path)
  return union.variants.flatMap(({ name, schema }) => {
    const type = types.find((type) => type.name === name)
    return type
      ? keysWithoutField(schema, type.fields, root, `${path}${name}.`)
      : [`${path}${name}`]
  })
}

test('every key that an owner may write has a field', () => {
  const missing = files.flatMap(({ file, fields, rules: { root } }) =>
    keysWithoutField(root, fields, root, `${file}: `),
  )
  expect(missing).toEqual([])
  expect(files.length).toBeGreaterThan(25)
})

test('the editor’s menu has every kind of file except those that builds write', () => {
  const without = Object.entries(contentFiles).filter(([, { part }]) => !part)
  expect(without.map(([file]) => file)).toEqual(['codes.json'])
})

function fieldOf(file: string, ...path: string[]): Record<string, unknown> {
  let fields: readonly Field[] = edited('specified', file).fields
  let found: Record<string, unknown> = {}
  for (const name of path) {
    const types = found.types as { name: string }[] | undefined
    found = { ...(types ?? fields).find((field) => field.name === name) }
    fields = (found.fields as Field[] | undefined) ?? []
  }
  return found
}

/** Keys that are the plain word for what they hold. */
const plainWords = [
  ...['answer', 'author', 'buttons', 'cards', 'categories', 'category', 'colours', 'country'],
  ...[
    'currency',
    'date',
    'days',
    'drawing',
    'email',
    'example',
    'figure',
    'film',
    'heading',
    'icon',
  ],
  ...[
    'map',
    'message',
    'name',
    'network',
    'option',
    'options',
    'paragraphs',
    'people',
    'phone',
    'photo',
    'picture',
  ],
  ...['places', 'postalCode', 'posts', 'price', 'prices', 'question', 'questions', 'reviews'],
  ...['sections', 'service', 'steps', 'street', 'taxes', 'text', 'tiles', 'timeZone', 'town'],
]

/** The keys and labels of fields, at any depth. */
function labelled(fields: readonly Field[]): { key: string; label: string }[] {
  return fields.flatMap((field) => {
    const { name, label = '' } = field
    const { fields = [], types = [] } = field as { fields?: Field[]; types?: { fields: Field[] }[] }
    return [
      { key: name, label },
      ...[fields, ...types.map(({ fields }) => fields)].flatMap((inner) => labelled(inner)),
    ]
  })
}

test('no field is called by its key, unless that is the plain word for it', () => {
  const wordsOf = (text: string) => text.replace(/[^a-z\d]/gi, '').toLowerCase()
  const bare = files
    .flatMap(({ fields }) => labelled(fields))
    .filter(({ key, label }) => wordsOf(label) === wordsOf(key) && key !== 'value')
    .map(({ key }) => key)
  expect([...new Set(bare)].sort()).toEqual(plainWords.toSorted())
})

test('a field says what its key is for, and what may be written', () => {
  const path = ['steps', 'questions', 'counts', 'counts', 'each']
  expect(fieldOf('services/residential.json', ...path)).toEqual({
    name: 'each',
    label: 'Price of one',
    hint: 'What each costs, in dollars.',
    required: true,
    widget: 'string',
    pattern: ['^\\d+(\\.\\d+)?$', 'Write a number from 0 to 100000, such as 83.5.'],
  })
})

const labelsOf = (...path: string[]) => {
  const { types } = fieldOf('services/residential.json', ...path)
  return (types as { label: string }[]).map(({ label }) => label)
}

test('a kind of question is chosen by what it asks for, and a block by what its look shows', () => {
  expect(labelsOf('steps', 'questions')).toContain('One of several')
  const blocks = labelsOf('page', 'blocks')
  expect(blocks).toContain('Steps along a line from one word to another')
  expect(new Set(blocks).size).toBe(blocks.length)
})

test('a field that must never change says so', () => {
  const id = fieldOf('services/residential.json', 'steps', 'questions', 'one', 'options', 'id')
  expect(id).toMatchObject({
    comment: expect.stringContaining('Never change it'),
    widget: 'string',
  })
  expect(id.pattern).toEqual([expect.any(String), expect.stringContaining('such as same-day')])
})

test('a pattern that ends with a slash is written between slashes, or the editor does not start', () => {
  const { pattern } = fieldOf('next-steps.json', 'steps', 'slot', 'url')
  expect(pattern).toEqual(['/^https:\\/\\//', 'Write an address that starts with https://.'])
})

test('an icon or category that the company has is chosen from a list', () => {
  expect(fieldOf('services/residential.json', 'icon').options).toContain('house')
  expect(fieldOf('articles/pressure-washing-101-5-signs.md', 'category').options).toContain(
    'Pressure Washing',
  )
})

test('a name is typed where the company has none to choose, because the editor does not start with an empty choice', () => {
  const { fields } = edited('gardens', 'extras.json')
  const typesOf = (field?: object) => Object(field).types as { name: string; fields: Field[] }[]
  const yes = typesOf(fields.find(({ name }) => name === 'questions')).find(
    ({ name }) => name === 'yes',
  )
  expect(yes?.fields.find(({ name }) => name === 'tile')).toMatchObject({ widget: 'string' })
})
