import type { z } from 'zod'
import { shownFile } from '../../content/content-folder.ts'
import { hint } from '../../problems/hint.ts'
import type { Known } from '../parts/known.ts'
import { alt, pictureIn } from '../parts/pictures.ts'
import { keysOf, words } from '../parts/values.ts'
import { drawing } from './parts.ts'

/** A picture of media/masters, and what it shows. */
export const shownPicture = (known: Known) =>
  keysOf({
    name: pictureIn('masters', known).describe('A picture of media/masters, without its ending.'),
    alt,
  })

/** A drawing of media/drawings, and what it shows. */
export const shownDrawing = (known: Known) => keysOf({ name: drawing(known), alt })

/** The name of an icon. */
export const iconOf = (known: Known) =>
  nameOfFile('icon', 'icons', known.icons)
    .meta({ names: 'icons' })
    .describe('The name of a drawing in the folder icons, without .svg.')

/** Refines a name: it must be a film with both files, AV1 and H.264. */
export const isFilm =
  ({ films }: Known) =>
  (name: string, { addIssue }: z.RefinementCtx<string>) => {
    if (films.includes(name)) return
    const files = `${shownFile(`media/${name}.av1.mp4`)} and .h264.mp4`
    addIssue(`"${name}" has no film: ${files}. Put it there, or name another.`)
  }

function nameOfFile(what: string, folder: string, names: readonly string[]) {
  return words(`the name of a ${what}`).superRefine((name, { addIssue }) => {
    if (names.includes(name)) return
    addIssue(`there is no ${shownFile(`${folder}/${name}.svg`)}; ${hint(name, names)}`)
  })
}
