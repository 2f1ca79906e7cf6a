import type { z } from 'zod'
import { colours } from '../parts/colours.ts'
import { contrastFaults } from '../parts/contrast.ts'
import type { Known } from '../parts/known.ts'
import { alt, pictureIn } from '../parts/pictures.ts'
import { schemaKey } from '../parts/step.ts'
import { keysOf, optional, yesOrNo } from '../parts/values.ts'

const readableColours = colours.superRefine((values, { addIssue, issues }) => {
  // Contrast can only be checked once every colour is a colour.
  if (issues.length > 0) return
  for (const { path, sentence } of contrastFaults(values))
    addIssue({ code: 'custom', path: [...path], message: sentence })
})

export const lookFile = (known: Known) =>
  keysOf({
    ...schemaKey,
    colours: readableColours.describe(
      'The colours of the brand, for the site, the widgets and the icons.',
    ),
    spark: optional(yesOrNo)
      .meta({ default: true })
      .describe('Whether the three rays are drawn beside headlines; true where it is left out.'),
    share: keysOf({
      picture: pictureIn('masters', known).describe('A picture of media/masters.'),
      before: optional(pictureIn('masters', known)).describe(
        'The same place before, over the left half of it; leave it out for one picture.',
      ),
      alt,
    }).describe('What a shared link to the site shows, with the logo and the name.'),
  })

export type Look = Omit<z.output<ReturnType<typeof lookFile>>, '$schema'>
