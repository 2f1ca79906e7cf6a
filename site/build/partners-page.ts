import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type EnvironmentOptions, runnerImport } from 'vite'
import { phone } from '../content/business.ts'
import type { Facts } from '../pages/partners/facts.ts'
import { fillGuide, readGuide } from './guide.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const scriptOf = (name: string, file: string, format: 'es' | 'iife'): EnvironmentOptions => ({
  build: {
    rolldownOptions: {
      input: path(`../pages/partners/browser/${file}`),
      output: {
        format,
        entryFileNames: `widgets/${name}.js`,
        assetFileNames: `widgets/${name}[extname]`,
      },
    },
  },
  consumer: 'client',
})

/**
 * The scripts of the partner's page and of the preview in it. The page's is a module that imports its
 * styles, which writePartnersPage puts into the page; the preview's must run before the widgets do.
 */
export const partnersScripts: Record<string, EnvironmentOptions> = {
  partners: scriptOf('partners', 'partners.ts', 'es'),
  partners_preview: scriptOf('preview', 'preview-frame.ts', 'iife'),
}

/**
 * Writes the partner's page into `folder`, from the guide and from what the widgets' build left there:
 * the widgets, manifest.json and custom-elements.json. `host` is the site's address, without a slash
 * at the end; `isLive` when the widgets have EmailJS ids; `rooms` are the
 * rules that keep the room of each tag free.
 */
export async function writePartnersPage(
  folder: string,
  host: string,
  isLive: boolean,
  rooms: Facts['rooms'],
): Promise<void> {
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const weight = brotliCompressSync(await read('quote-builder.js')).length
  const { version, scripts, package: packed } = JSON.parse(await read('manifest.json'))
  const release: Facts['release'] = version && { version, scripts }
  const guide = await readFile(path('../../widgets/README.md'), 'utf8')
  const facts = {
    guide: readGuide(fillGuide(guide, { host, phone, release, packed, rooms })),
    manifest: JSON.parse(await read('custom-elements.json')),
    release,
    host,
    weight: (weight / 1000).toFixed(1),
    css: (await read('partners.css')).trim(),
    isLive,
    rooms,
  }
  await writeFile(join(folder, 'index.html'), await renderPage(facts))
  await rm(join(folder, 'partners.css'))
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
