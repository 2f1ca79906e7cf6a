import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import Ajv from 'ajv'
import { expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import { jsonSchemaTexts } from '../../site/content-schema/files.ts'
import type { charges, extras, wizard } from '../../site/content-schema/quotes.ts'
import type { WizardWords } from '../../widgets/rules/company/business.ts'
import type { Charges, Step } from '../../widgets/rules/company/catalogue.ts'

const content = new URL('../fixtures/specified/', import.meta.url)
const schemas = new URL('../../site/content/schema/', import.meta.url)

const textOf = (file: string) => readFileSync(new URL(file, content), 'utf8')

const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.json') && textOf(file).includes('$schema'),
)

const written = jsonSchemaTexts()

/** The errors that an editor finds in a file that names its schema. */
function faultsOf(file: string, text: string) {
  const value = JSON.parse(text)
  const place = new URL(value.$schema, new URL(file, content))
  expect(place.href).toContain(schemas.href)
  const schema = JSON.parse(written[basename(place.pathname)] ?? '')
  const ajv = new Ajv({ allErrors: true, strict: false })
  ajv.validate(schema, value)
  return (ajv.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
}

// An owner may have replaced our content by other content that has no schemas.
test.skipIf(!existsSync(schemas))(
  'the schemas for editors match those of the build: npm run schemas writes them',
  () => {
    const texts = readdirSync(schemas).map((file) => [
      file,
      readFileSync(new URL(file, schemas), 'utf8'),
    ])
    expect(Object.fromEntries(texts)).toEqual(written)
  },
)

test('an editor accepts every file of a company', () => {
  expect(files.length).toBeGreaterThan(15)
  for (const file of files) expect(faultsOf(file, textOf(file)), file).toEqual([])
})

test('an editor underlines a price in quotes, a negative price, and an unknown key', () => {
  const text = textOf('services/residential.json')
  const faultsWith = (before: string | RegExp, after: string) => {
    expect(text).toMatch(before)
    return faultsOf('services/residential.json', text.replace(before, after))
  }
  const each = '/steps/0/questions/0/counts/0/each'
  expect(faultsWith(/"each": \d+/, '"each": "$83"')).toContain(`${each} type`)
  expect(faultsWith(/"each": \d+/, '"each": -1')).toContain(`${each} minimum`)
  expect(faultsWith('"order"', '"orders"')).toEqual([' required', ' additionalProperties'])
})

test('every key has a description for editors and forms', () => {
  const undescribed = (value: unknown, path: string): string[] => {
    if (typeof value !== 'object' || value === null) return []
    const within = Object.entries(value).flatMap(([key, part]) =>
      undescribed(part, `${path}/${key}`),
    )
    const properties = 'properties' in value ? Object.entries(Object(value.properties)) : []
    const missing = properties.filter(([, part]) => !Object.hasOwn(Object(part), 'description'))
    return [...missing.map(([key]) => `${path}/${key}`), ...within]
  }
  const found = Object.entries(written).flatMap(([file, text]) =>
    undescribed(JSON.parse(text), file),
  )
  expect(found).toEqual([])
})

/** What is written in a file can be changed while it is read; what code gets of it cannot. */
type Written<Type> = { -readonly [Key in keyof Type]: Written<Type[Key]> }

/** Code gets the drawings of tiles with the other pictures. */
type WithoutTiles<Type> = Type extends readonly (infer Item)[]
  ? WithoutTiles<Item>[]
  : Type extends object
    ? { [Key in keyof Type as Key extends 'tile' ? never : Key]: WithoutTiles<Type[Key]> }
    : Type

type Parsed<Schema extends z.ZodType> = Omit<z.output<Schema>, '$schema'>

test('the types of the widgets match the schemas', () => {
  expectTypeOf<WithoutTiles<Parsed<typeof extras>>>().toEqualTypeOf<Written<Step>>()
  // Code gets the included taxes in a list of their own.
  type Tax = Omit<Parsed<typeof charges>['taxes'][number], 'included'>
  expectTypeOf<Tax>().toEqualTypeOf<Written<Charges['taxes'][number]>>()
  expectTypeOf<Parsed<typeof wizard>>().toEqualTypeOf<Written<WizardWords>>()
})
