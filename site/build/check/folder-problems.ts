import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentFiles } from '../../content-schema/files.ts'
import { hint } from '../../problems/hint.ts'
import { messageOf, type Problem } from '../../problems/problems.ts'
import { shownFile } from '../content/content-folder.ts'
import { encodingProblems } from '../content/read-text.ts'

/** What a folder of content, or one in it, may contain. */
interface Folder {
  /** Its path in the folder of content; '' for that itself. */
  readonly path: string
  /** The ending of its files, or their names. */
  readonly files: string | readonly string[]
  readonly folders?: readonly string[]
}

const named = Object.keys(contentFiles)
const films = ['.av1.mp4', '.h264.mp4']

/** Every folder but those of pictures, which are checked with what is in them. */
const known: readonly Folder[] = [
  {
    path: '',
    files: [...named.filter((file) => !file.includes('/')), 'logo.svg', 'icon.svg'],
    folders: ['articles', 'icons', 'media', 'pages', 'schema', 'services'],
  },
  { path: 'pages/', files: named.filter((file) => file.startsWith('pages/')) },
  { path: 'services/', files: '.json' },
  { path: 'articles/', files: '.md' },
  { path: 'icons/', files: '.svg' },
  { path: 'media/', files: '.mp4', folders: ['masters', 'gallery', 'people', 'drawings', 'tiles'] },
  { path: 'media/drawings/', files: '.svg' },
  { path: 'media/tiles/', files: '.svg' },
]

/** What systems and people put next to content: hidden files, notes, and copies of half-saved files. */
const besides = /^\.|^(?:Thumbs\.db|desktop\.ini|README.*|LICENSE.*)$|\.crswap$/i

/**
 * A block of lines for each file or folder that nothing reads, most often because its name is
 * misspelt, and for each text that is not saved as UTF-8.
 */
export function folderProblems(folder: string): { unread: string[]; unreadable: string[] } {
  const all = known.map((one) => ({ ...one, entries: entriesIn(join(folder, one.path)) }))
  return {
    unread: all.flatMap((one) =>
      one.entries
        .filter((entry) => !isRead(one, entry))
        .map((entry) => unreadLine(folder, one, entry)),
    ),
    unreadable: all
      .flatMap(({ path, entries }) =>
        entries.filter(({ isFolder }) => !isFolder).map(({ name }) => path + name),
      )
      .map((file) => messageOf(shownFile(file, folder), faultsOf(join(folder, file))))
      .filter(Boolean),
  }
}

function faultsOf(file: string): Problem[] {
  if (/\.(?:json|md|svg)$/i.test(file)) return encodingProblems(file)
  const fault = file.endsWith('.mp4') ? filmFault(file) : ''
  const sentence = `${fault}; media/README.md of the content says how to make one.`
  return fault ? [{ line: 1, field: '', sentence }] : []
}

/** What is wrong with a film, '' for nothing: browsers choose one of the two files by what its name says of it. */
function filmFault(file: string): string {
  const film = readFileSync(file, 'latin1')
  const [codec, called] = file.endsWith('.av1.mp4') ? ['av01', 'AV1'] : ['avc1', 'H.264']
  // An MP4 file begins with its type, after four bytes of length.
  if (!film.startsWith('ftyp', 4)) return 'is not an MP4 film'
  if (!film.includes(codec)) return `is not coded as ${called}, as its name says`
  // What says where each picture is stands before the pictures, or a browser fetches all of them first.
  if (film.indexOf('moov') > film.indexOf('mdat')) return 'starts only once all of it has loaded'
  return ''
}

interface Entry {
  readonly name: string
  readonly isFolder: boolean
}

function entriesIn(folder: string): Entry[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .filter((name) => !besides.test(name))
    .map((name) => ({ name, isFolder: statSync(join(folder, name)).isDirectory() }))
}

function isRead({ path, files, folders = [] }: Folder, entry: Entry): boolean {
  if (entry.isFolder) return folders.includes(entry.name)
  if (path === 'media/') return films.some((ending) => entry.name.endsWith(ending))
  return typeof files === 'string' ? entry.name.endsWith(files) : files.includes(path + entry.name)
}

function unreadLine(folder: string, { path, files, folders = [] }: Folder, entry: Entry): string {
  const name = path + entry.name
  const shown = shownFile(name, folder)
  if (entry.isFolder) {
    const advice = folders.length > 0 ? hint(entry.name, folders) : 'move it elsewhere.'
    return `${shown}/: nothing reads this folder; ${advice}`
  }
  if (typeof files !== 'string') return `${shown}:1: nothing reads this file; ${hint(name, files)}`
  const wanted = path === 'media/' ? films.join(' and ') : files
  return `${shown}:1: nothing reads this file; the files of this folder end in ${wanted}.`
}
