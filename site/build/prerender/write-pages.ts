import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'
import { fewAtOnce } from '../pictures/cache.ts'
import { shareCards } from '../share-pictures/cards.ts'
import { croppedPicture } from '../share-pictures/cropped-picture.ts'
import { cardPictures } from '../share-pictures/share-pictures.ts'
import { fontsTag, shellStyles, tagsOf, widgetTag } from './page-tags.ts'

/** The site as a build for Node exports it. */
export type Server = typeof import('../../server.tsx')

/** Writes every page, made of the shell, `index.html` as Vite has built it. */
export async function writePages(
  server: Server,
  root: string,
  dist: string,
  chunks: Rolldown.OutputChunk[],
): Promise<void> {
  server.readFilesFrom(dist)
  const built = await readFile(join(dist, 'index.html'), 'utf8')
  const shell = replaceParts(built, {
    '<!--fonts-->': fontsTag(),
    ...shellStyles(built, dist),
  })
  // The shell already has the loader.
  const laterChunks = chunks.filter(({ fileName }) => !shell.includes(fileName))
  const client = normalizePath(resolve(root, 'client.tsx'))
  for (const [path, file] of server.prerenderedPages) {
    const { modules, files, scripts, isArticle, head, body } = await server.render(path)
    const ids = modules.map((module) =>
      module.startsWith('virtual:') ? `\0${module}` : normalizePath(resolve(root, module)),
    )
    const tags = tagsOf([client, ...ids], files, laterChunks, dist)
    const html = replaceParts(shell, {
      '<html lang="en">': `<html lang="${server.locale}"${isArticle ? ' data-article' : ''}>`,
      '<!--head-->': head,
      // After the styles of every page, which this page's styles build on.
      '</head>': `${tags}${scripts.map(widgetTag).join('')}</head>`,
      '<div id="_root"></div>': `<div id="_root" data-path="${path}">${body}</div>`,
    })
    await write(join(dist, file), html)
  }
}

/** Writes the files for robots and feed readers, and the pictures of shared links. */
export async function writeOtherFiles(server: Server, dist: string): Promise<void> {
  for (const [file, text] of Object.entries(await server.robotFiles())) {
    await write(join(dist, file), text)
  }
  for (const [file, picture] of await cardPictures(shareCards())) {
    await write(join(dist, file), picture)
  }
  await fewAtOnce(server.sharedPictures, async (crop) =>
    write(join(dist, crop.file), await croppedPicture(crop)),
  )
}

async function write(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Replaces parts of a page. Throws an error unless the page has each part exactly once. */
export function replaceParts(html: string, replacements: Record<string, string>): string {
  let page = html
  for (const [part, replacement] of Object.entries(replacements)) {
    const pieces = page.split(part)
    if (pieces.length !== 2) {
      throw new Error(`A page must have ${part} once, not ${pieces.length - 1} times.`)
    }
    page = pieces.join(replacement)
  }
  return page
}
