import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { elementsManifest } from './elements-manifest.ts'

/** The declarations that describe the elements; the others in the folder are made of these. */
const described = ['widget-element', 'quote-builder', 'inquiry-form']

/**
 * Lays the contract of the elements beside their scripts in `folder`, for editors, for tools and for
 * the partner's page: the typed declarations of `types`, and custom-elements.json, which is made of
 * them and of the tokens' style sheet.
 */
export async function describe(folder: string, types: string, tokens: string): Promise<void> {
  const texts = await Promise.all(
    described.map((name) => readFile(join(types, `${name}.d.ts`), 'utf8')),
  )
  const sources = Object.fromEntries(described.map((name, i) => [name, texts[i] ?? '']))
  const manifest = elementsManifest(sources, await readFile(tokens, 'utf8'))
  await writeFile(join(folder, 'custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const name of described) {
    await copyFile(join(types, `${name}.d.ts`), join(folder, `${name}.d.ts`))
  }
}
