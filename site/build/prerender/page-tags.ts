import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/**
 * The tags of a page beyond those of the shell: its styles, which stand in the page so that it is
 * painted as soon as it is read, and what the loader takes up when the client is wanted. `modules`
 * and `files` are those the page is made of.
 */
export function tagsOf(modules: string[], files: string[], chunks: Chunk[], dist: string): string {
  const roots = chunks.filter(({ moduleIds }) => modules.some((id) => moduleIds.includes(id)))
  const lost = modules.find((id) => !roots.some(({ moduleIds }) => moduleIds.includes(id)))
  if (lost) throw new Error(`No script of the build holds ${lost}, which a page needs.`)

  const scripts = closure(roots, chunks, ({ imports }) => imports)
  const styles = new Set(
    [...scripts].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
  )
  return [
    // What is imported comes before what imports it, and may be overruled by it.
    ...[...styles].reverse().map((file) => styleTag(file, dist)),
    '  <template id="later">',
    ...[...scripts].map(
      ({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`,
    ),
    ...files.map((file) => `<link rel="preload" as="fetch" crossorigin href="${file}">`),
    '</template>\n  ',
  ].join('')
}

/** What replaces each link to the styles of every page, by the link as Vite writes it. */
export function shellStyles(shell: string, dist: string): Record<string, string> {
  const links = [...shell.matchAll(/<link rel="stylesheet".*? href="\/(.*?)">/g)]
  if (links.length === 0) throw new Error('The page of Vite has no stylesheet.')
  return Object.fromEntries(links.map(([link, file = '']) => [link, styleTag(file, dist)]))
}

/**
 * A stylesheet in the page. The link beside it is never loaded: it tells Vite, which loads the styles
 * of a script before the script, that these are there.
 */
function styleTag(file: string, dist: string): string {
  const css = readFileSync(join(dist, file), 'utf8').trim()
  return `  <style>${css}</style>\n    <link rel="stylesheet" href="/${file}" disabled>\n  `
}

/** The site's fonts for a page without JavaScript. With it, the script has them loaded late. */
export function fontsTag(): string {
  const css = readFileSync(new URL('../../styles/fonts.css', import.meta.url), 'utf8')
  const declared = css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')
  return `<noscript><style>${declared.trim()}</style></noscript>`
}

/**
 * A widget's script. It waits until the page is read, because a tag that is live before cannot take up what is
 * drawn for it, and for the loader above it, which keeps the presses that come before.
 */
export function widgetTag(src: string): string {
  return `  <script defer src="${src}"></script>\n  `
}

/** Some chunks, and all that they import among those given. */
function closure(roots: Chunk[], among: Chunk[], importsOf: (chunk: Chunk) => string[]) {
  const reached = new Set(roots)
  // A set goes on to what is added while it is walked through.
  for (const chunk of reached) {
    const files = importsOf(chunk)
    for (const one of among) if (files.includes(one.fileName)) reached.add(one)
  }
  return reached
}
