import { messageOf, type Problem } from '../../problems/problems.ts'
import { publishedArticles } from '../articles/read.ts'
import { catalogueProblems } from '../catalogue/catalogue-problems.ts'
import { contentFolder, shownFile } from '../content/content-folder.ts'
import { factsOf } from '../content/facts.ts'
import { serviceFilesIn } from '../content/files.ts'
import { pathsIn } from '../content/read-routes.ts'
import { readCompany } from '../content/reader.ts'
import { environmentProblems } from '../environment/environment.ts'
import { fileProblems, filesBesidesServices, locateFile } from '../file-check/file-problems.ts'
import { lackingLetters } from '../lettering/outlines.ts'
import { markWarning } from '../look/mark.ts'
import { logoProblems } from '../look/read-logo.ts'
import { problemsOfPictures } from '../pictures/picture-problems.ts'
import { problemsOfTileDrawings } from '../pictures/tile-drawings.ts'
import { shareCards } from '../share-pictures/cards.ts'
import { lettersLackingIn } from '../share-pictures/share-pictures.ts'
import { folderProblems } from './folder-problems.ts'
import { pastDays } from './past-days.ts'
import { translationProblems, translationWarnings, unreadWarning } from './translation-problems.ts'

/**
 * All problems in what the owner writes, as lines such as
 * `site/content/services/residential.json:63: steps 1.questions 1.counts 1.each: "$83" is not a number; write 83.`,
 * in the order of files and lines; '' if there are none. A build checks first, because it would
 * publish them.
 */
export async function contentProblems(mode = 'production'): Promise<string> {
  const all = [
    environmentProblems(mode),
    ...problemsOfTexts(contentFolder),
    ...(await logoProblems(contentFolder)).map(([file, found]) =>
      messageOf(shownFile(file), found),
    ),
    ...(await problemsOfPictures()),
    ...problemsOfTileDrawings(contentFolder),
  ]
  return all.filter(Boolean).sort().join('\n')
}

/** What content without problems says that a build cannot show, or that is over, a line each. */
export async function contentWarnings(): Promise<string[]> {
  const logo = await markWarning(contentFolder)
  const file = 'business.json'
  const facts = [...(await unshownName(file)), ...pastDays(contentFolder, new Date())]
  return [
    messageOf(shownFile('logo.svg'), logo ? [{ line: 1, field: '', sentence: logo }] : []),
    messageOf(shownFile(file), facts),
    await headlineWarning(),
    ...translationWarnings(contentFolder),
    unreadWarning(readCompany(contentFolder).languages),
  ].filter(Boolean)
}

async function unshownName(file: string): Promise<Problem[]> {
  const letters = await lackingLetters(readCompany(contentFolder).name)
  if (letters.length === 0) return []
  const line = locateFile(contentFolder, file).lineOf(['name'])
  const sentence = `pictures of shared links show the logo without the name, because their font has no ${letters.join(', ')}.`
  return [{ line, field: 'name', sentence }]
}

/** One line for all pages, because a language that the font lacks is in all of them. */
async function headlineWarning(): Promise<string> {
  const lacking = await Promise.all(
    shareCards().map(async (card) => ({ path: card.path, letters: await lettersLackingIn(card) })),
  )
  const wordless = lacking.filter(({ letters }) => letters.length > 0)
  if (wordless.length === 0) return ''
  const letters = [...new Set(wordless.flatMap(({ letters }) => letters))].slice(0, 6).join(', ')
  const [one, ...others] = wordless.map(({ path }) => path)
  const pages = others.length === 0 ? one : `${one} and ${others.length} other pages`
  return `${shownFile('pages')}: pictures of shared links to ${pages} have no headline, because their font has no ${letters}.`
}

/** A block of lines for each file, and one for the articles. */
function problemsOfTexts(folder: string): string[] {
  const { unread: unknown, unreadable } = folderProblems(folder)
  if (unreadable.length > 0) return [...unknown, ...unreadable]
  const inCatalogue = catalogueProblems(folder)
  // Other files name services, so they are checked once the services can be read.
  if (inCatalogue.length > 0) return [...unknown, ...inCatalogue]
  const inFiles = fileProblems(folder, filesBesidesServices)
  const basics = ['business.json', 'pages/blog.json', 'pages/services.json'].map(
    (file) => `${shownFile(file, folder)}:`,
  )
  // Pages and articles use these files, so they are checked once these are right.
  if (inFiles.some((lines) => basics.some((file) => lines.startsWith(file)))) {
    return [...unknown, ...inFiles]
  }
  const { articles, problems } = publishedArticles()
  const paths = [...pathsIn(folder), ...articles.map(({ slug }) => `/blog/${slug}`)]
  const options = { isPage: (path: string) => paths.includes(path), facts: factsOf(folder) }
  const files = [...serviceFilesIn(folder), ...filesBesidesServices]
  return [
    ...unknown,
    problems,
    ...fileProblems(folder, files, options),
    ...translationProblems(folder),
  ]
}
