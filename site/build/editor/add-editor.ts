import { appendFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { contentFolder } from '../content/content-folder.ts'
import { environment } from '../environment/environment.ts'
import { contentPath } from '../environment/repository.ts'
import { licenseOutput, writeLicenses } from '../licenses.ts'
import { companyPlugins } from '../look/look.ts'
import { editorData } from './config.ts'
import { editorHeaders } from './headers.ts'

/**
 * Adds the page /edit/ to a built site, and its headers. Does nothing if EDITOR_REPO is not set.
 */
export async function addEditor(dist: string, mode: string): Promise<void> {
  const { editor } = environment(mode)
  if (!editor) return
  console.log('Building the editor')
  const data = editorData({
    ...editor,
    folder: contentFolder,
    path: contentPath(contentFolder) ?? '',
    folderName: basename(contentFolder),
  })
  const folder = join(dist, 'edit')
  await buildEditor(folder)
  await writeLicenses(folder)
  writeFileSync(join(folder, 'data.json'), JSON.stringify(data))
  appendFileSync(join(dist, '_headers'), editorHeaders)
}

const source = fileURLToPath(new URL('../../editor', import.meta.url))

/**
 * Parts of Sveltia that our forms do not use: code highlighting in a hundred languages, and maps.
 */
const unusedParts =
  /^(@shikijs\/(langs|themes)|leaflet|terra-draw|terra-draw-leaflet-adapter)(\/|$)/

/**
 * Builds the editor's pages and scripts into a folder. What it edits comes as data.json next to
 * them.
 */
export async function buildEditor(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: source,
    // The pages are at /edit/ of any site, whose fonts they share.
    base: './',
    publicDir: fileURLToPath(new URL('../../public', import.meta.url)),
    experimental: {
      renderBuiltUrl: (file, { type }) => (type === 'public' ? `/${file}` : { relative: true }),
    },
    logLevel: 'warn',
    plugins: [companyPlugins(), withoutUnusedParts()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      // Our page, and the page of the frame with Sveltia in it.
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: ['index.html', 'frame.html'].map((page) => join(source, page)),
      },
      license: licenseOutput('editor'),
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Sveltia is one large script, which only somebody who came to edit loads, once.
      chunkSizeWarningLimit: 3000,
    },
  })
}

function withoutUnusedParts(): Plugin {
  const nothing = '\0nothing'
  return {
    name: 'without-parts',
    enforce: 'pre',
    resolveId: (id) => (unusedParts.test(id) ? nothing : undefined),
    load: (id) => (id === nothing ? 'export default []' : undefined),
  }
}
