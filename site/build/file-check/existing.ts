import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Condition } from '../../../widgets/rules/company/catalogue.ts'
import { fieldsOf } from '../../../widgets/rules/engine/answers.ts'
import { extras } from '../../content-schema/quotes.ts'
import type { Existing } from '../../content-schema/reference-faults.ts'
import { service } from '../../content-schema/services.ts'
import type { NameList } from '../../editor/json-schema.ts'
import { locateJson } from '../../problems/locate-json.ts'
import { cardFolder } from '../../routes/route-table.ts'
import { shownFile } from '../content/content-folder.ts'
import { drawingsIn, filmsIn, iconNamesIn, serviceFilesIn } from '../content/files.ts'
import { readText } from '../content/read-text.ts'
import { originals } from '../pictures/originals.ts'

/** What there is in a folder of content that its files may refer to. */
export function existingIn(folder: string, isPage: (path: string) => boolean): Existing {
  return {
    names: namesIn(folder),
    isPage,
    isPageOfCard: (path) => path.startsWith(cardFolder) || isPage(path),
    country: String(readableIn(folder, 'business.json').country ?? 'CA'),
    shown: (file) => shownFile(file),
  }
}

/** The names in a folder of content, also while some of its files have mistakes. */
export function namesIn(folder: string): Record<NameList, readonly string[]> {
  const media = join(folder, 'media')
  const masters = originals('masters', media)
  return {
    masters,
    gallery: originals('gallery', media),
    people: originals('people', media),
    pairs: masters
      .filter((name) => name.endsWith('-before'))
      .map((name) => name.replace(/-before$/, ''))
      .filter((name) => masters.includes(`${name}-after`)),
    drawings: drawingsIn(join(media, 'drawings')).sort(),
    tiles: drawingsIn(join(media, 'tiles')).sort(),
    icons: [...iconNamesIn(folder)].sort(),
    films: filmsIn(media),
    places: entriesIn(folder, 'transformations.json', 'places').map(({ place }) => String(place)),
    questions: entriesIn(folder, 'pages/faq.json', 'questions').map(({ id }) => String(id)),
    services: serviceFilesIn(folder).map((file) => basename(file, '.json')),
    categories: entriesIn(folder, 'pages/blog.json', 'categories').map(String),
  }
}

/** What a service asks, whose file and the extras match their schemas. */
export function askedIn(folder: string, file: string, content: unknown): Pick<Existing, 'asked'> {
  const own = service.safeParse(content).data
  const shared = extras.safeParse(readableIn(folder, 'extras.json')).data
  if (!own || !shared) return {}
  const id = basename(file, '.json')
  const questions = own.steps.flatMap((step) => step.questions)
  // Some extras are only for other services.
  const offered = shared.questions.filter(({ when = [] }) =>
    isShownIn(id, [...(shared.when ?? []), ...when]),
  )
  return {
    asked: {
      questions: questions.map(({ id }) => id),
      inSteps: questions.flatMap(fieldsOf),
      inAll: [...questions, ...offered].flatMap(fieldsOf),
    },
  }
}

/** What the service asks whose counters the home page has. */
export function askedByCounters(folder: string, page: unknown): Pick<Existing, 'asked'> {
  const counters = Object(Object(Object(page).hero).counters)
  const file = `services/${counters.service}.json`
  return serviceFilesIn(folder).includes(file)
    ? askedIn(folder, file, readableIn(folder, file))
    : {}
}

/** Whether the service `id` ever shows what has these conditions. */
export function isShownIn(id: string, when: readonly Condition[]): boolean {
  return when.every((condition) => !('service' in condition) || condition.service.includes(id))
}

function entriesIn(folder: string, file: string, list: string): Record<string, unknown>[] {
  const entries = readableIn(folder, file)[list]
  return Array.isArray(entries) ? entries.map((entry) => Object(entry)) : []
}

/** The keys of a file, which may be missing or half written. */
export function readableIn(folder: string, name: string): Record<string, unknown> {
  const file = join(folder, name)
  return existsSync(file) ? Object(locateJson(readText(file)).value) : {}
}
