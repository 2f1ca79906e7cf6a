import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
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
    files: [...named.filter((file) => !file.includes('/')), 'logo.svg'],
    folders: ['articles', 'icons', 'media', 'pages', 'schema', 'services'],
  },
  { path: 'pages/', files: named.filter((file) => file.startsWith('pages/')) },
  { path: 'services/', files: '.json' },
  { path: 'articles/', files: '.md' },
  { path: 'icons/', files: '.svg' },
  { path: 'media/', files: '.mp4', folders: ['masters', 'gallery', 'drawings'] },
  { path: 'media/drawings/', files: '.svg' },
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
  if (!file.endsWith('.mp4') || isMp4(file)) return []
  return [{ line: 1, field: '', sentence: 'is not an MP4 film; export it again as MP4.' }]
}

/** An MP4 file begins with its type, after four bytes of length. */
function isMp4(file: string): boolean {
  const bytes = Buffer.alloc(8)
  const handle = openSync(file, 'r')
  readSync(handle, bytes)
  closeSync(handle)
  return bytes.toString('latin1', 4) === 'ftyp'
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
