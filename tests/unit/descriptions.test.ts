import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentFolder } from '../../site/build/content/content-folder.ts'
import { tokenSheet } from '../../site/build/look/colours.ts'
import { descriptions } from '../../widgets/build/describe.ts'
import { elementsManifest } from '../../widgets/build/elements-manifest.ts'
import { catalogue } from '../fixtures/catalogue.ts'

const inRepository = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))

const sources = {
  types: inRepository('widgets/types'),
  catalogue,
  tokens: tokenSheet(contentFolder),
  name: 'goldcrest',
  version: '1.2.3',
}
const files = await descriptions(sources)
const read = (name: string) => JSON.parse(files[name] ?? '')

/** The item with this name in a list of a file. */
// biome-ignore lint/suspicious/noExplicitAny: the list comes from parsed JSON, which has no type.
const itemNamed = (list: any[], name: string) => list.find((item) => item.name === name)

/** An element with one attribute, event and part, a token that the sheet knows, and one that it does not. */
const sample = `
  /** Which. */
  export type Kind = 'one' | 'two'
  export interface Place {
    /** Where. */
    readonly place: string
  }
  export interface Item { readonly label: string }
  export interface Step extends Place {
    /** What kind,
     * if any. */
    readonly kind: Kind | ''
    readonly items: readonly Item[]
  }
  export interface SampleEvents {
    /** A step is reached. */
    samplestep: CustomEvent<Step>
  }
  /**
   * A sample.
   * @tag a-sample
   * @slot - Until then.
   * @csspart box - All of it.
   * @cssprop --gold - The accent.
   * @cssprop [--font=inherit] - The font.
   */
  declare class SampleElement extends HTMLElement {
    /**
     * What kind,
     * if any.
     * @default one
     */
    get someKind(): Kind | ''
    set someKind(value: Kind | '' | null | undefined)
  }
  export type { SampleElement }
`

const samplesManifest = `
schemaVersion: 1.0.0
modules:
  - kind: javascript-module
    path: a-sample.js
    declarations:
      - kind: class
        name: SampleElement
        description: A sample.
        tagName: a-sample
        customElement: true
        superclass: { name: HTMLElement }
        attributes:
          - { name: some-kind, description: "What kind, if any.", type: { text: "'one' | 'two'" }, default: one, fieldName: someKind }
        members:
          - { kind: field, name: someKind, description: "What kind, if any.", type: { text: "'one' | 'two' | ''" }, default: "''", attribute: some-kind, reflects: true }
          - { kind: field, name: samplestep, description: "The last detail of \`samplestep\`, for a page that starts listening late.", type: { text: Step | undefined }, readonly: true }
        events:
          - name: samplestep
            type: { text: CustomEvent<Step> }
            description: A step is reached.
            detail:
              - { name: place, type: { text: string }, description: Where. }
              - { name: kind, type: { text: "'one' | 'two' | ''" }, description: "What kind, if any." }
              - { name: items, type: { text: "readonly { label: string }[]" }, description: "" }
        slots: [{ name: "", description: Until then. }]
        cssParts: [{ name: box, description: All of it. }]
        cssProperties:
          - { name: --gold, description: The accent., default: "#f4b400" }
          - { name: --font, description: The font., default: inherit }
    exports:
      - { kind: custom-element-definition, name: a-sample, declaration: { name: SampleElement, module: a-sample.js } }
`

test('a declaration becomes a module of custom-elements.json with its types written out', () => {
  const tokens = ':host { --gold: #f4b400; --gold-light: #ffc21f; }'
  expect(elementsManifest({ 'a-sample': sample }, tokens)).toEqual(parse(samplesManifest))
})

test('the files are the same byte for byte each time, and name nothing of the machine', async () => {
  expect(await descriptions(sources)).toEqual(files)
  for (const [name, text] of Object.entries(files)) {
    expect(text, name).not.toContain(inRepository(''))
  }
})

test('everything that is documented has a description in one line', () => {
  for (const { declarations } of read('custom-elements.json').modules) {
    const { attributes, members, events, slots, cssParts, cssProperties } = declarations[0]
    const details = events.flatMap(({ detail }: { detail: object[] }) => detail)
    const documented = [attributes, members, events, details, slots, cssParts, cssProperties]
    for (const { name, description } of documented.flat())
      expect(description, name).toMatch(/^\S.*[.]$/)
  }
})

const valuesOfAnswers = [
  'building-type office retail restaurant',
  'driveway-size 1-car 2-car 3-car 4-plus-car',
  'frequency one-time weekly bi-weekly monthly',
  'turnaround flexible next-day same-day',
]

test('VS Code completes both tags, and the values that have a fixed list', () => {
  const { version, tags } = read('html-custom-data.json')
  expect(version).toBe(1.1)
  expect(tags.map(({ name }: { name: string }) => name)).toEqual(['quote-builder', 'inquiry-form'])
  for (const { name: tag, attributes } of tags) {
    const values = attributes.flatMap((attribute: { name: string; values?: { name: string }[] }) =>
      attribute.values ? [[attribute.name, ...attribute.values.map(({ name }) => name)]] : [],
    )
    expect(values.map((row: string[]) => row.join(' ')).sort()).toEqual(
      [
        'analytics off',
        'launcher-corner bottom-right bottom-left',
        'mode inline dialog',
        'service residential commercial airbnb pressure-washing',
        'success-target self top',
        'test yes dry',
        'theme light dark auto',
        ...(tag === 'quote-builder' ? ['next-steps off', ...valuesOfAnswers] : []),
      ].sort(),
    )
    expect(itemNamed(attributes, 'theme').description).toEqual({
      kind: 'markdown',
      value: "`auto` follows the page's own `color-scheme`. Default: `light`.",
    })
  }
})

test('the editors of JetBrains get attributes, properties, events, tokens and parts', () => {
  const { name, version, contributions } = read('web-types.json')
  expect({ name, version }).toEqual({ name: 'goldcrest', version: '1.2.3' })
  const { declarations } = read('custom-elements.json').modules[0]
  const quote = itemNamed(contributions.html.elements, 'quote-builder')
  const names = (list: { name: string }[]) => list.map((item) => item.name)
  expect(names(quote.attributes)).toEqual(names(declarations[0].attributes))
  expect(names(quote.js.properties)).toEqual(names(declarations[0].members))
  expect(names(quote.js.events)).toEqual(names(declarations[0].events))
  expect(names(quote.css.properties)).toEqual(names(declarations[0].cssProperties))
  expect(quote.css.parts).toEqual(declarations[0].cssParts)
  expect(itemNamed(quote.attributes, 'mode')).toEqual({
    name: 'mode',
    description: '`inline` stands where the tag does; `dialog` opens over the page.',
    required: false,
    default: 'inline',
    value: { kind: 'plain', type: "'inline' | 'dialog'" },
  })
  expect(itemNamed(quote.js.properties, 'quotestep')['read-only']).toBe(true)
  expect(itemNamed(quote.js.properties, 'reset').type).toBe('() => void')
  expect(itemNamed(quote.js.properties, 'goTo').type).toBe('(step: number) => number')
  expect(itemNamed(quote.js.properties, 'version')).toMatchObject({
    type: 'string | undefined',
    'read-only': true,
  })
  expect(itemNamed(declarations[0].members, 'calls')).toEqual({
    kind: 'field',
    name: 'calls',
    description: expect.stringMatching(/^Calls the methods, also before the script has run/),
    type: {
      text: "Pick<(readonly ['open' | 'close' | 'reset'] | readonly ['goTo', number])[], 'push'> | undefined",
    },
  })
  expect(itemNamed(quote.js.events, 'quotestep').type).toBe('CustomEvent<QuoteStep>')
})

test("the partner's guide names every attribute, event, field, method, part and token", () => {
  const guide = readFileSync(inRepository('widgets/README.md'), 'utf8')
  for (const { declarations } of read('custom-elements.json').modules) {
    const { tagName, attributes, members, events, cssParts, cssProperties } = declarations[0]
    const details = events.flatMap(({ detail }: { detail: object[] }) => detail)
    const others = members.filter(({ attribute }: { attribute?: string }) => !attribute)
    for (const { name } of [attributes, events, details, others, cssParts, cssProperties].flat())
      expect(guide, `${tagName}: ${name}`).toMatch(new RegExp(`\`${name}(\\(\\w*\\))?\``))
  }
})
