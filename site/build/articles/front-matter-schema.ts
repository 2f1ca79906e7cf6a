import { z } from 'zod'
import { oneOf } from '../../problems/problems.ts'
import type { Facts } from '../content/facts.ts'

/** The names that an article may use. Without an author, the company of `facts` is the author. */
export interface Known {
  /** The names of the pictures. */
  images: readonly string[]
  categories: readonly string[]
  facts: Facts
}

export type FrontMatter = z.infer<ReturnType<typeof frontMatterSchema>>

/** The fields of an article's front matter; each problem is a sentence that says what to write. */
export function frontMatterSchema({ images, categories, facts }: Known) {
  return fieldsOf('write one field a line', {
    title: words('what the article is called')
      .max(65, { error: ({ input }) => `${lengthOf(input)}; search engines show 65 at most.` })
      .describe('What the article is called; its address is made of it.'),
    description: words('one or two sentences for the list and for search engines')
      .min(50, { error: ({ input }) => `${lengthOf(input)}; write at least 50.` })
      .max(165, { error: ({ input }) => `${lengthOf(input)}; write 165 at most.` })
      .meta({ isLong: true })
      .describe('For the list and for search engines, unlike any other article’s.'),
    category: oneOfWords(
      categories,
      oneOf(categories),
      (category) => `"${category}" is not a category; choose ${oneOf(categories)}.`,
    )
      .meta({ names: 'categories' })
      .describe('What it is about. The page of the blog says which there are.'),
    date: words('the day it is published, as 2026-10-12')
      .refine(isDay, {
        error: ({ input }) => `"${input}" is not a date; write year, month and day, as 2026-10-12.`,
      })
      .meta({ isDay: true })
      .describe('The day it is published: today, or an earlier one.'),
    draft: z
      .exactOptional(z.boolean({ error: 'is true or false.' }))
      .meta({ initial: true })
      .describe(
        'Held back: you see it while you write, visitors do not. Switch it off to publish.',
      ),
    // Without an author, the company is the author.
    author: words('who wrote it')
      .nullish()
      .transform((author) => author ?? facts.name ?? '')
      .describe('Who wrote it; without a name, the company.'),
    image: oneOfWords(
      images,
      'the name of a picture',
      (name) => `there is no picture "${name}"; choose ${oneOf(images)}.`,
    )
      .meta({ names: 'masters' })
      .describe('The picture at its head and in the list.'),
    alt: words('what the picture shows')
      .meta({ isLong: true })
      .describe('What the picture shows, for those who cannot see it.'),
    cta: callToAction,
  })
}

/** An object with these fields and no others. `sentence` is for a value that is not an object. */
function fieldsOf<Shape extends z.ZodRawShape>(sentence: string, shape: Shape) {
  const names = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? `is not a field; the fields are ${names}.` : `${sentence}.`,
  })
}

function lengthOf(text: unknown): string {
  return `has ${String(text).length} characters`
}

/** Required words. If they are missing, the problem asks for `what`. */
function words(what: string) {
  const missing = `is missing: write ${what}.`
  return z
    .string({
      error: ({ input }) =>
        input === undefined || input === null ? missing : 'must be words; put them between quotes.',
    })
    .refine((text) => text.trim() !== '', { error: missing, abort: true })
}

function oneOfWords<Name extends string>(
  names: readonly Name[],
  what: string,
  sentenceFor: (wrong: string) => string,
) {
  const isKnown = (text: string): text is Name => names.some((name) => name === text)
  return words(what).refine(isKnown, { error: ({ input }) => sentenceFor(`${input}`) })
}

function listOf<Item extends z.ZodType>(item: Item, what: string) {
  const missing = `is missing: write ${what}.`
  return z.array(item, { error: missing }).min(1, { error: missing })
}

const button = fieldsOf('must have a label and a path', {
  label: words('what the button says').describe('What the button says.'),
  path: words('where the button goes, as /inquiries').describe('Where it leads, as /inquiries.'),
  primary: z
    .exactOptional(z.boolean({ error: 'is true or false.' }))
    .describe('Stands out among the buttons.'),
}).meta({ title: 'button' })

const contact = fieldsOf('must have text, linkText and linkPath', {
  text: words('the words before the link').describe('The words before the link.'),
  linkText: words('the words of the link').describe('The words of the link.'),
  linkPath: words('where the link goes, as /inquiries').describe(
    'Where the link leads, as /inquiries.',
  ),
  // The link may be the end of the line.
  textAfter: z
    .string({ error: 'must be words; put them between quotes.' })
    .nullish()
    .transform((text) => text ?? '')
    .describe('The words after the link.'),
})

/** The closing that the form for a new article starts with. */
const closing = {
  title: 'Rather have it done?',
  paragraphs: [''],
  buttons: [{ label: 'Get Free Quote', path: '/inquiries', primary: true }],
}

const callToAction = fieldsOf(
  'is missing: write what closes the article: a title, paragraphs and buttons',
  {
    title: words('the headline of the call to action').describe('The headline.'),
    paragraphs: listOf(words('a sentence').meta({ isLong: true }), 'a list of sentences').describe(
      'A sentence or two each.',
    ),
    buttons: listOf(button, 'a list, each with a label and a path').describe('One or two.'),
    contact: z.exactOptional(contact).describe('A line with a link below the buttons.'),
  },
)
  .meta({ title: 'Closing', initial: closing })
  .describe('What closes the article: it asks to get in touch.')

/** Whether there is such a day: `2026-02-30` only looks like one. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(+day) && day.toISOString().startsWith(date)
}
