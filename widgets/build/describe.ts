import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { htmlCustomData, webTypes } from './editor-data.ts'
import { elementsManifest } from './elements-manifest.ts'

/** What the elements are described from. */
export interface Sources {
  /** The folder of the typed declarations. */
  types: string
  /** The style sheet that declares the tokens. */
  tokens: string
  /** What the editors of JetBrains call the whole, and its version. */
  name: string
  version: string
}

/** The declarations that describe the elements: the others in their folder build on them. */
const described = ['widget-element', 'quote-builder', 'inquiry-form']

/** The files that describe the elements to tools and editors, by their name. */
export async function descriptions(from: Sources): Promise<Record<string, string>> {
  const declarations: Record<string, string> = {}
  for (const name of described)
    declarations[name] = await readFile(join(from.types, `${name}.d.ts`), 'utf8')
  const manifest = elementsManifest(declarations, await readFile(from.tokens, 'utf8'))
  const files = {
    'custom-elements.json': manifest,
    'html-custom-data.json': htmlCustomData(manifest),
    'web-types.json': webTypes(manifest, from.name, from.version),
  }
  return Object.fromEntries(
    Object.entries(files).map(([name, data]) => [name, `${JSON.stringify(data, null, 2)}\n`]),
  )
}

/** Lays the contract of the elements beside their scripts in `folder`: declarations and descriptions. */
export async function describe(folder: string, from: Sources): Promise<void> {
  for (const [name, text] of Object.entries(await descriptions(from)))
    await writeFile(join(folder, name), text)
  for (const file of await readdir(from.types))
    await copyFile(join(from.types, file), join(folder, file))
}
