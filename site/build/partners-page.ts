import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type EnvironmentOptions, runnerImport } from 'vite'
import type { Facts } from '../pages/partners/facts.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const sheets = [
  '../styles/fonts.css',
  '../styles/tokens.css',
  '../styles/scale.css',
  ...['base', 'top', 'bench', 'settings', 'paste', 'contract'].map(
    (name) => `../pages/partners/styles/${name}.css`,
  ),
]

const scriptOf = (name: string, file: string): EnvironmentOptions => ({
  build: {
    outDir: 'dist/widgets',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: path(`../pages/partners/browser/${file}`),
      output: { format: 'iife', entryFileNames: name },
    },
  },
  consumer: 'client',
})

/** The scripts of the partner's page and of the preview in it. */
export const partnersScripts: Record<string, EnvironmentOptions> = {
  partners: scriptOf('partners.js', 'partners.ts'),
  partners_preview: scriptOf('preview.js', 'preview-frame.ts'),
}

/**
 * Writes the partner's page into `folder`, from what the widgets' build left there: the widgets,
 * manifest.json and custom-elements.json. `isLive` when the widgets have EmailJS ids.
 */
export async function writePartnersPage(folder: string, isLive: boolean): Promise<void> {
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const weight = brotliCompressSync(await read('quote-builder.js')).length
  const facts = {
    manifest: JSON.parse(await read('custom-elements.json')),
    release: JSON.parse(await read('manifest.json')),
    weight: (weight / 1000).toFixed(1),
    isLive,
  }
  await writeFile(join(folder, 'index.html'), await renderPage(facts))

  const css = await Promise.all(sheets.map((sheet) => readFile(path(sheet), 'utf8')))
  // From the root of the site in its own pages; this one may lie in any folder.
  await writeFile(join(folder, 'partners.css'), css.join('\n').replaceAll("url('/", "url('../"))
  for (const file of ['preview.html', 'preview.css'])
    await writeFile(join(folder, file), await readFile(path(`../pages/partners/${file}`)))
}

/** Loads the page by Vite, as it is written in JSX, and renders it. */
async function renderPage(facts: Facts): Promise<string> {
  const { module } = await runnerImport<typeof import('../pages/partners/render-page.tsx')>(
    path('../pages/partners/render-page.tsx'),
    { configFile: false, logLevel: 'error' },
  )
  return module.renderPage(facts)
}
