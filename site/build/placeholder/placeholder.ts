import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inEnglish } from '../../content-schema/english.ts'
import { fieldOf, messageOf, type Path } from '../../problems/problems.ts'
import { shownFile } from '../content/content-folder.ts'
import { locateFile } from '../file-check/file-problems.ts'
import delivered from './delivered.json' with { type: 'json' }

/** What a company still has of the placeholder company: lines such as those of problems. */
export interface Leftovers {
  /** What would mislead people: they call, write or drive to nobody, or trust invented words. */
  readonly misleading: readonly string[]
  /** What may be the company's own too, such as its hours, or does no harm. */
  readonly others: readonly string[]
}

interface Place {
  readonly file: string
  /** The keys that lead to it; `*` is every entry of a list. */
  readonly path: readonly string[]
  readonly isMisleading?: true
}

/** Where companies have words of their own. */
const places: readonly Place[] = [
  { file: 'business.json', path: ['phone'], isMisleading: true },
  { file: 'business.json', path: ['email'], isMisleading: true },
  { file: 'business.json', path: ['street'], isMisleading: true },
  { file: 'business.json', path: ['geo'], isMisleading: true },
  { file: 'business.json', path: ['testimonial', 'text'], isMisleading: true },
  { file: 'reviews.json', path: ['reviews', '*', 'text'], isMisleading: true },
  { file: 'business.json', path: ['name'] },
  { file: 'business.json', path: ['hours'] },
  { file: 'business.json', path: ['social', '*', 'url'] },
  { file: 'footer.json', path: ['note'] },
  { file: 'pages/location.json', path: ['served', 'places', '*', 'names', '*'] },
  { file: 'pages/about.json', path: ['story', 'cards', '*', 'text'] },
  { file: 'pages/about.json', path: ['privacy', 'sections', '*', 'text', '*'] },
]

/** Where companies have files of their own. */
const folders = [
  'media',
  'media/masters',
  'media/gallery',
  'media/drawings',
  'media/tiles',
  'articles',
]

/** What of a checked folder of content is as it was delivered. `marks` are those of what was. */
export function leftoversIn(folder: string, marks: readonly string[] = delivered): Leftovers {
  const isLeft = ({ mark }: Marked) => marks.includes(mark)
  const lines = places.map((place) => ({
    isMisleading: place.isMisleading ?? false,
    line: lineOf(folder, place.file, valuesAt(folder, place).filter(isLeft)),
  }))
  const files = folders.map((name) => {
    const left = filesIn(folder, name).filter(isLeft)
    return left.length > 0 && `${shownFile(name, folder)}: ${ofTheExample(left)}`
  })
  return {
    misleading: lines.flatMap(({ isMisleading, line }) => (isMisleading && line) || []),
    others: [...lines.map(({ isMisleading, line }) => !isMisleading && line), ...files].flatMap(
      (line) => line || [],
    ),
  }
}

/** Advice for a company that shows none of its people yet, as a line such as those of problems; '' for the others. */
export function peopleAdvice(folder: string): string {
  const file = 'pages/about.json'
  const { value } = locateFile(folder, file)
  if (Object(value).team) return ''
  const sentence =
    'nobody is here yet. Visitors like to see who comes: add people, each with a photo and a sentence.'
  return messageOf(shownFile(file, folder), [{ line: 1, field: 'team', sentence }])
}

/** The marks of everything in a folder of content that a company replaces. */
export function marksOf(folder: string): string[] {
  return [
    ...places.flatMap((place) => valuesAt(folder, place)),
    ...folders.flatMap((name) => filesIn(folder, name)),
  ].map(({ mark }) => mark)
}

/** Something that a company replaces, with a short hash by which it is known again. */
interface Marked {
  readonly text: string
  readonly mark: string
}

interface MarkedValue extends Marked {
  readonly path: Path
}

function valuesAt(folder: string, { file, path }: Place): MarkedValue[] {
  if (!existsSync(join(folder, file))) return []
  let found: { path: Path; value: unknown }[] = [
    { path: [], value: inEnglish(locateFile(folder, file).value) },
  ]
  for (const key of path) {
    found = found.flatMap(({ path, value }) => {
      const keys = key === '*' ? Object.keys(Object(value)).map(Number) : [key]
      return keys.map((one) => ({ path: [...path, one], value: Object(value)[one] }))
    })
  }
  return found
    .filter(({ value }) => value !== undefined)
    .map(({ path, value }) => ({
      path,
      text: typeof value === 'string' ? value : '',
      mark: markOf(JSON.stringify(value)),
    }))
}

function lineOf(folder: string, file: string, [first, ...more]: MarkedValue[]): string {
  if (!first) return ''
  const line = locateFile(folder, file).lineOf(first.path)
  const problem = { line, field: fieldOf(first.path), sentence: ofTheExample([first, ...more]) }
  return messageOf(shownFile(file, folder), [problem])
}

function filesIn(folder: string, name: string): Marked[] {
  const place = join(folder, name)
  const entries = existsSync(place) ? readdirSync(place, { withFileTypes: true }) : []
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map((entry) => {
      const bytes = readFileSync(join(place, entry.name))
      const isText = /\.(md|svg)$/.test(entry.name)
      // A text counts as the same with the ends of lines of Windows.
      const content = isText ? bytes.toString('utf8').replaceAll('\r\n', '\n') : bytes
      return { text: entry.name, mark: markOf(content) }
    })
}

const markOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12)

/** Names the first two, and says how many more there are. */
function ofTheExample(all: readonly Marked[]): string {
  const [first = '', second] = all.map(({ text }) => {
    const start = text.length > 50 ? `${text.slice(0, 49)}…` : text
    return text && `"${start}"`
  })
  if (all.length === 1) return `${first} is still the example company’s.`.trim()
  if (all.length === 2) return `${first} and ${second} are still the example company’s.`
  return `${first}, ${second} and ${all.length - 2} more are still the example company’s.`
}
