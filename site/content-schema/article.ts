import { z } from 'zod'
import { isDay } from '../../widgets/rules/company/calendar.ts'
import {
  absence,
  link,
  list,
  longText,
  nameOf,
  object,
  optional,
  shortText,
  text,
  textThat,
  yesOrNo,
} from './fields.ts'

/* What the fields above an article say. They are YAML; the text below them is Markdown. */

const lengthOf = (words: unknown) => `has ${String(words).length} characters`

const button = object({
  label: shortText('What the button says.', 40),
  path: link('Where it leads, as /inquiries.'),
  primary: optional(yesOrNo('Stands out among the buttons.')),
}).meta({ title: 'button' })

const contact = object({
  text: text('The words before the link.'),
  linkText: text('The words of the link.'),
  linkPath: link('Where the link leads, as /inquiries.'),
  // The link may be the end of the line.
  textAfter: z
    .string({ error: ({ input }) => `${absence(input, 'is not a text')}; put it between quotes.` })
    .nullish()
    .transform((words) => words ?? '')
    .describe('The words after the link.'),
})

/** The closing that the form for a new article starts with. */
const newClosing = {
  title: 'Rather have it done?',
  paragraphs: [''],
  buttons: [{ label: 'Get Free Quote', path: '/inquiries', primary: true }],
}

const closing = object({
  title: text('The headline.'),
  paragraphs: list(longText('A sentence or two.'), 'sentences', 'A sentence or two each.'),
  buttons: list(button, 'buttons', 'One or two.'),
  contact: optional(contact).describe('A line with a link below the buttons.'),
}).meta({ initial: newClosing })

/** The fields of an article. */
export const article = object({
  title: text('What the article is called; its address is made of it.').max(65, {
    error: ({ input }) => `${lengthOf(input)}; search engines show 65 at most.`,
  }),
  description: longText(
    'One or two sentences for the list and for search engines, unlike any other article’s.',
  )
    .min(50, { error: ({ input }) => `${lengthOf(input)}; write at least 50.` })
    .max(165, { error: ({ input }) => `${lengthOf(input)}; write 165 at most.` }),
  category: nameOf('categories', 'What it is about: one of the categories of the page /blog.'),
  date: textThat(
    isDay,
    (words) => `"${words}" is not a date; write year, month and day, as 2026-10-12.`,
    'The day it is published, as 2026-10-12: today, or an earlier one.',
  ).meta({ isDay: true }),
  draft: optional(
    yesOrNo(
      'Held back: you see it while you write, visitors do not. Switch it off and save to publish it.',
    ),
  ).meta({ initial: true }),
  author: text('Who wrote it; without a name, the company.').nullish(),
  image: nameOf('masters', 'The name of a picture of media/masters, without its ending.').describe(
    'The picture at its head and in the list.',
  ),
  alt: longText('What the picture shows, for those who cannot see it.'),
  cta: closing.describe('What closes the article: it asks to get in touch.'),
})

export type FrontMatter = z.infer<typeof article>
