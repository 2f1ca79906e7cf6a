import type { z } from 'zod'
import { colours } from './colours.ts'
import { contrastFaults } from './contrast.ts'
import { object, optional, schemaKey, yesOrNo } from './fields.ts'
import { alt, picture } from './parts.ts'

/** look.json: the colours of the brand, and the picture of a shared link. */
export const look = object({
  ...schemaKey,
  colours: colours
    .superRefine((values, { addIssue, issues }) => {
      // Contrast can only be checked once every colour is a colour.
      if (issues.length > 0) return
      for (const { path, sentence } of contrastFaults(values))
        addIssue({ code: 'custom', path: [...path], message: sentence })
    })
    .describe('The colours of the brand, for the site, the widgets and the icons.'),
  spark: optional(
    yesOrNo('Whether the three rays are drawn beside headlines; true where it is left out.'),
  ).meta({ default: true }),
  share: object({
    picture,
    before: optional(
      picture.describe(
        'The same place before, over the left half of it; leave it out for one picture.',
      ),
    ),
    alt,
  }).describe('What a shared link to the site shows, with the logo and the name.'),
})

export type Look = z.infer<typeof look>
