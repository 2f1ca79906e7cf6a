import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/**
 * The tags that a page adds to the shell: its styles, which are in the page so that it is painted as
 * soon as it is read, and a template of what the loader loads when the page needs its client. `modules`
 * and `files` are those of the page, `chunks` are the scripts that may hold them.
 */
export function tagsOf(modules: string[], files: string[], chunks: Chunk[], dist: string): string {
  const roots = chunks.filter(({ moduleIds }) => modules.some((id) => moduleIds.includes(id)))
  const missing = modules.find((id) => !roots.some(({ moduleIds }) => moduleIds.includes(id)))
  if (missing) throw new Error(`No script of the build holds ${missing}, which a page needs.`)

  const scripts = withImports(roots, chunks)
  const styles = new Set(
    [...scripts].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
  )
  return [
    // The styles of an imported script come first, so that its importer can override them.
    ...[...styles].reverse().map((file) => styleTag(file, dist)),
    '  <template id="_later">',
    ...[...scripts].map(
      ({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`,
    ),
    ...files.map((file) => `<link rel="preload" as="fetch" crossorigin href="${file}">`),
    '</template>\n  ',
  ].join('')
}

/** The styles of every page, by the link that Vite writes for them and that they replace. */
export function shellStyles(shell: string, dist: string): Record<string, string> {
  const links = [...shell.matchAll(/<link rel="stylesheet".*? href="\/(.*?)">/g)]
  if (links.length === 0) throw new Error('The page of Vite has no stylesheet.')
  return Object.fromEntries(links.map(([link, file = '']) => [link, styleTag(file, dist)]))
}

/**
 * A stylesheet in the page. The link next to it is disabled and never loaded: it only keeps Vite, which
 * loads the styles of a script before the script, from loading them again.
 */
function styleTag(file: string, dist: string): string {
  const css = readFileSync(join(dist, file), 'utf8').trim()
  return `  <style>${css}</style>\n    <link rel="stylesheet" href="/${file}" disabled>\n  `
}

/** The site's fonts for a page without JavaScript. Otherwise the loader loads them late. */
export function fontsTag(): string {
  const css = readFileSync(new URL('../../styles/fonts.css', import.meta.url), 'utf8')
  const rules = css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')
  return `<noscript><style>${rules.trim()}</style></noscript>`
}

/**
 * A widget's script. It is deferred until the page is read, because an element that is defined earlier
 * cannot use what is drawn in its tag, and until the loader above it keeps early presses.
 */
export function widgetTag(src: string): string {
  return `  <script defer src="${src}"></script>\n  `
}

/** Some chunks, and all chunks that they import, directly or not. */
function withImports(roots: Chunk[], chunks: Chunk[]): Set<Chunk> {
  const reached = new Set(roots)
  // A loop over a set also visits what is added meanwhile.
  for (const { imports } of reached) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk)
  }
  return reached
}
