import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nearest } from '../../problems/hint.ts'
import { messageOf } from '../../problems/problems.ts'
import { encodingProblems } from '../content/read-text.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** The files that Vite reads settings from. Each overrides those after it. */
const filesOf = (mode: string) =>
  [`.env.${mode}.local`, `.env.${mode}`, '.env.local', '.env'].filter((file) =>
    existsSync(join(repository, file)),
  )

/** The line of a file that sets a name. */
const setting = /^\s*(?:export\s+)?(\w+)\s*=/

/** The file and the line that set a name; undefined if no file does. */
export function placeOf(name: string | undefined, mode: string) {
  for (const file of filesOf(mode)) {
    const at = linesOf(file).findIndex((line) => setting.exec(line)?.[1] === name)
    if (name && at >= 0) return { file, line: at + 1 }
  }
  return undefined
}

/**
 * What keeps settings in the files from being read, as lines: an encoding, such as the UTF-16 of
 * PowerShell's >>, or a name almost like one of `names`.
 */
export function settingsProblems(mode: string, names: readonly string[]): string[] {
  return filesOf(mode)
    .map((file) => {
      const inWay = encodingProblems(join(repository, file))
      if (inWay.length > 0) return messageOf(file, inWay)
      if (readFileSync(join(repository, file))[0] === 0xef) {
        const sentence =
          'begins with a byte order mark, so that its first line is not read; save it as UTF-8 without BOM.'
        return messageOf(file, [{ line: 1, field: '', sentence }])
      }
      return messageOf(file, misspelt(linesOf(file), names))
    })
    .filter(Boolean)
}

function misspelt(lines: readonly string[], names: readonly string[]) {
  return lines.flatMap((line, index) => {
    const name = setting.exec(line)?.[1] ?? ''
    const meant = names.includes(name) ? undefined : nearest(name, names)
    const sentence = `nothing reads this setting; did you mean ${meant}?`
    return meant ? [{ line: index + 1, field: name, sentence }] : []
  })
}

const linesOf = (file: string) => readFileSync(join(repository, file), 'utf8').split('\n')
