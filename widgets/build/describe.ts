import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '../rules/company/catalogue.ts'
import { answerTypes } from './answering-attributes.ts'
import { type ElementDeclaration, elementsManifest } from './elements-manifest.ts'

/** The sources of the elements' descriptions. */
interface Sources {
  /** The folder of the typed declarations. */
  types: string
  /** The company's questions, which answers.d.ts lists. */
  catalogue: Catalogue
  /** The text of the style sheet that declares the tokens. */
  tokens: string
  /** The name and version that the editors of JetBrains show. */
  name: string
  version: string
}

/** The declarations that describe the elements, besides answers.d.ts. The other files in their folder only use them. */
const declarationNames = ['widget-element', 'quote-builder', 'inquiry-form']

/** Writes the elements' declarations and descriptions next to their scripts in `folder`. */
export async function describe(folder: string, from: Sources): Promise<void> {
  for (const file of await readdir(from.types))
    await copyFile(join(from.types, file), join(folder, file))
  // The folder's own answers.d.ts describes the services of the tests, not the company's.
  for (const [name, text] of Object.entries(await descriptions(from)))
    await writeFile(join(folder, name), text)
}

/** The files that describe the elements to tools and editors, and answers.d.ts, by file name. */
export async function descriptions(from: Sources): Promise<Record<string, string>> {
  const answers = answerTypes(from.catalogue)
  const declarations: Record<string, string> = { answers }
  for (const name of declarationNames)
    declarations[name] = await readFile(join(from.types, `${name}.d.ts`), 'utf8')
  const manifest = elementsManifest(declarations, from.tokens)
  const elements = manifest.modules.flatMap((module) => module.declarations)
  const inJson = (data: object) => `${JSON.stringify(data, null, 2)}\n`
  return {
    'custom-elements.json': inJson(manifest),
    // Completion of the tags, their attributes and values: VS Code's `html.customData`.
    'html-custom-data.json': inJson({ version: 1.1, tags: elements.map(htmlCustomData) }),
    // Completion for the editors of JetBrains.
    'web-types.json': inJson({
      $schema: 'https://json.schemastore.org/web-types',
      name: from.name,
      version: from.version,
      'js-types-syntax': 'typescript',
      'description-markup': 'markdown',
      contributions: { html: { elements: elements.map(webTypes) } },
    }),
    'answers.d.ts': answers,
  }
}

const markdown = (value: string) => ({ kind: 'markdown', value })

function htmlCustomData({ tagName, description, attributes }: ElementDeclaration) {
  return {
    name: tagName,
    description: markdown(description),
    attributes: attributes.map((attribute) => {
      const shownDefault = attribute.default ? ` Default: \`${attribute.default}\`.` : ''
      const values = [...attribute.type.text.matchAll(/'([^']+)'/g)].map(([, name]) => ({ name }))
      return {
        name: attribute.name,
        description: markdown(attribute.description + shownDefault),
        ...(values.length > 0 && { values }),
      }
    }),
  }
}

function webTypes(element: ElementDeclaration) {
  const { tagName, description, attributes, members, events, cssProperties, cssParts } = element
  return {
    name: tagName,
    description,
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.description,
      required: false,
      ...(attribute.default && { default: attribute.default }),
      value: { kind: 'plain', type: attribute.type.text },
    })),
    js: {
      properties: members.map((member) => ({
        name: member.name,
        description: member.description,
        type: 'return' in member ? signatureOf(member) : member.type.text,
        ...(('return' in member || member.readonly) && { 'read-only': true }),
      })),
      events: events.map(({ name, description, type }) => ({ name, description, type: type.text })),
    },
    css: {
      properties: cssProperties.map(({ name, description }) => ({ name, description })),
      parts: cssParts,
    },
  }
}

type Method = Extract<ElementDeclaration['members'][number], { return: object }>

/** The type of a method, such as `(step: number) => number`. */
function signatureOf({ parameters = [], return: returned }: Method): string {
  const list = parameters.map(({ name, type }) => `${name}: ${type.text}`).join(', ')
  return `(${list}) => ${returned.type.text}`
}
