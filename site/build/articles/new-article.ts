import { join } from 'node:path'
import { contentFolder, shownFile } from '../content/content-folder.ts'
import { readCompany, readerOf } from '../content/reader.ts'
import { originals } from '../pictures/originals.ts'

/** What `npm run new:article` needs to know of the content. */
export function forNewArticle() {
  const { categories } = readerOf(contentFolder)<{ categories: string[] }>('pages/blog.json')
  return {
    fileOf: (slug: string) => join(contentFolder, `articles/${slug}.md`),
    shownFileOf: (slug: string) => shownFile(`articles/${slug}.md`),
    timeZone: readCompany(contentFolder).timeZone,
    categories,
    pictures: originals('masters'),
  }
}
