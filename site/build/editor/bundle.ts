import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const source = fileURLToPath(new URL('../../editor', import.meta.url))

/** Parts of Sveltia that no form of ours has: code with colours in a hundred languages, and maps. */
const leftOut = /^(@shikijs\/(langs|themes)|leaflet|terra-draw|terra-draw-leaflet-adapter)(\/|$)/

/** Builds the editor's page and script into a folder. What it edits comes to it as data.json beside them. */
export async function buildEditor(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: source,
    // The page is at /edit/ of any site.
    base: './',
    logLevel: 'warn',
    plugins: [withoutParts()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Sveltia is one script; it is loaded once, by somebody who came to edit.
      chunkSizeWarningLimit: 3000,
    },
  })
}

function withoutParts(): Plugin {
  const nothing = '\0nothing'
  return {
    name: 'without-parts',
    enforce: 'pre',
    resolveId: (id) => (leftOut.test(id) ? nothing : undefined),
    load: (id) => (id === nothing ? 'export default []' : undefined),
  }
}
