import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { EnvironmentOptions } from 'vite'
import { described } from '../guide/described.ts'
import { page } from '../guide/page.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const styles = ['base', 'top', 'bench', 'settings', 'paste', 'contract']

const scriptOf = (name: string, file: string): EnvironmentOptions => ({
  build: {
    outDir: 'dist/widgets',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: path(`../guide/browser/${file}`),
      output: { format: 'iife', entryFileNames: name },
    },
  },
  consumer: 'client',
})

/** The scripts of the partner's page and of the preview in it. */
export const guideScripts: Record<string, EnvironmentOptions> = {
  guide: scriptOf('guide.js', 'guide.ts'),
  guide_preview: scriptOf('preview.js', 'preview-frame.ts'),
}

/**
 * Writes the partner's page into `folder`, from what the build left there: the widgets, manifest.json
 * and custom-elements.json. `isLive` when the widgets have EmailJS ids.
 */
export async function writeGuide(folder: string, isLive: boolean): Promise<void> {
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const weight = brotliCompressSync(await read('quote-builder.js')).length
  const html = page({
    elements: described(JSON.parse(await read('custom-elements.json'))),
    release: JSON.parse(await read('manifest.json')),
    weight: (weight / 1000).toFixed(1),
    isLive,
  })
  const sheets = [
    path('../../site/styles/fonts.css'),
    path('../../site/styles/tokens.css'),
    ...styles.map((name) => path(`../guide/styles/${name}.css`)),
  ]
  const css = await Promise.all(sheets.map((file) => readFile(file, 'utf8')))
  await writeFile(join(folder, 'index.html'), html)
  // From the root of the site in its own pages; this one may lie in any folder.
  await writeFile(join(folder, 'guide.css'), css.join('\n').replaceAll("url('/", "url('../"))
  for (const file of ['preview.html', 'preview.css'])
    await writeFile(join(folder, file), await readFile(path(`../guide/${file}`)))
}
