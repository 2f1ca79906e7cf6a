import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { licenseOutput } from '../licenses.ts'
import { look } from '../look/look.ts'

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
    plugins: [look(), withoutUnusedParts()],
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
