import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contentFiles } from '../../content-schema/files.ts'
import { hint } from '../../problems/hint.ts'
import { shownFile } from '../content/content-folder.ts'

const names = Object.keys(contentFiles)

/** A line for each JSON file that nothing reads; most often its name is misspelt. */
export function unknownFileProblems(folder: string): string[] {
  return ['', 'pages/']
    .filter((place) => existsSync(join(folder, place)))
    .flatMap((place) =>
      readdirSync(join(folder, place))
        .filter((file) => file.endsWith('.json'))
        .map((file) => `${place}${file}`),
    )
    .filter((file) => !names.includes(file))
    .map((file) => `${shownFile(file, folder)}:1: nothing reads this file; ${hint(file, names)}`)
}
