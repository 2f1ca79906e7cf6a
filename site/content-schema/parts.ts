import type { z } from 'zod'
import { list, longText, nameOf, object, text } from './fields.ts'

/* What several files of the content have in them. */

/** What search engines and the tab of the browser show of a page. */
export const head = object({
  title: text('What the tab of the browser says.'),
  description: longText('What search engines show below the title.', 'a sentence or two'),
})

export type PageHead = z.infer<typeof head>

export const heading = longText(
  'The heading. \\n begins a new line, and the word between two * keeps the small mark of the brand beside it: Drag the *line.*',
  'a heading',
)

/** A part with nothing but a heading. */
export const headed = object({ heading })

export const section = object({
  heading,
  text: longText('The sentence or two with it.', 'a sentence or two'),
})

/** A heading and a sentence or two: a card, a benefit, a step, a line of a list. */
export const point = object({
  title: longText('The heading.', 'a heading'),
  text: longText('A sentence or two.'),
})

export type Point = z.infer<typeof point>

export const alt = longText('What is to be seen, for those who cannot.')

export const picture = nameOf('masters', 'A picture of media/masters.')

/** A place before and after: its pictures are `<place>-before` and `<place>-after`. */
export const pair = nameOf(
  'pairs',
  'The name of its two pictures, which end in -before and -after.',
)

export const drawing = nameOf('drawings', 'A drawing of media/drawings, without its ending.')

export const icon = nameOf('icons', 'The name of a drawing in the folder icons, without .svg.')

/** A place shown before and after. */
export const transformation = object({ place: pair, ...point.shape, alt }).meta({ title: 'place' })

export type Transformation = z.infer<typeof transformation>

/** An id that is the address of a part of a page. */
export const partId = (description: string) =>
  text(description, 'its address on the page, as opening-hours').refine(
    (id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id),
    {
      error: ({ input }) =>
        `"${input}" becomes an address; write small letters, digits and single hyphens.`,
    },
  )

/** The steps, reasons or benefits of a list. */
export const points = (description: string) =>
  list(point, 'cards, each { title, text }', description)
