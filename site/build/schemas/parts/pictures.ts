import { shownFile } from '../../content/content-folder.ts'
import type { Known } from './known.ts'
import { sentences, words } from './values.ts'

/** Why a picture cannot be shown; '' when it can. `names` are the pictures in its folder. */
export function pictureFault(name: string, folder: string, names: readonly string[]): string {
  if (names.includes(name)) return ''
  const place = shownFile(`media/${folder}`)
  const bare = name.replace(/\.(jpe?g|png|webp)$/i, '')
  if (names.includes(bare)) return `"${name}" has its ending; write ${bare}.`
  const other = names.find((other) => other.toLowerCase() === bare.toLowerCase())
  if (other) return `"${name}" is called ${other} in ${place}.`
  return `"${name}" has no picture ${place}/${name}.jpg. Put it there, or name another.`
}

/** The name of a picture or, with `endings`, what the names of several begin with. */
export function pictureIn(folder: 'masters' | 'gallery', known: Known, endings = ['']) {
  return words('the name of a picture')
    .superRefine((name, { addIssue }) => {
      for (const ending of endings) {
        const fault = pictureFault(`${name}${ending}`, folder, known[folder])
        if (fault) addIssue(fault)
      }
    })
    .meta({ names: endings.length > 1 ? 'pairs' : folder })
}

export const alt = sentences('what is to be seen, for those who cannot').describe(
  'What is to be seen, for those who cannot.',
)
