import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '../rules/company/catalogue.ts'
import { answerTypes } from './answer-types.ts'
import { htmlCustomData, webTypes } from './editor-data.ts'
import { elementsManifest } from './elements-manifest.ts'

/** The sources of the elements' descriptions. */
export interface Sources {
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

/**
 * The declarations that describe the elements, besides answers.d.ts. The other files in their
 * folder only use them.
 */
const declarationNames = ['widget-element', 'quote-builder', 'inquiry-form']

/** The files that describe the elements to tools and editors, and answers.d.ts, by file name. */
export async function descriptions(from: Sources): Promise<Record<string, string>> {
  const answers = answerTypes(from.catalogue)
  const declarations: Record<string, string> = { answers }
  for (const name of declarationNames)
    declarations[name] = await readFile(join(from.types, `${name}.d.ts`), 'utf8')
  const manifest = elementsManifest(declarations, from.tokens)
  const files = {
    'custom-elements.json': manifest,
    'html-custom-data.json': htmlCustomData(manifest),
    'web-types.json': webTypes(manifest, from.name, from.version),
  }
  const written = Object.entries(files).map(([name, data]) => [
    name,
    `${JSON.stringify(data, null, 2)}\n`,
  ])
  return { ...Object.fromEntries(written), 'answers.d.ts': answers }
}

/** Writes the elements' declarations and descriptions next to their scripts in `folder`. */
export async function describe(folder: string, from: Sources): Promise<void> {
  for (const file of await readdir(from.types))
    await copyFile(join(from.types, file), join(folder, file))
  // The folder's own answers.d.ts describes the services of the tests, not the company's.
  for (const [name, text] of Object.entries(await descriptions(from)))
    await writeFile(join(folder, name), text)
}
