import { z } from 'zod'
import type { Known } from './known.ts'
import { oneOf } from './problems.ts'

export type FrontMatter = z.infer<ReturnType<typeof frontMatterSchema>>

/** The fields of an article's front matter; each problem is a sentence that says what to write. */
export function frontMatterSchema({ images, categories, facts }: Known) {
  return fieldsOf('write one field a line', {
    title: words('what the article is called').refine(({ length }) => length <= 65, {
      error: ({ input }) => `${lengthOf(input)}; search engines show 65 at most.`,
    }),
    description: words('one or two sentences for the list and for search engines')
      .refine(({ length }) => length >= 50, {
        error: ({ input }) => `${lengthOf(input)}; write at least 50.`,
      })
      .refine(({ length }) => length <= 165, {
        error: ({ input }) => `${lengthOf(input)}; write 165 at most.`,
      }),
    category: oneOfWords(
      categories,
      oneOf(categories),
      (given) => `"${given}" is no category; choose ${oneOf(categories)}.`,
    ),
    date: words('the day it is published, as 2026-10-12').refine(isDay, {
      error: ({ input }) => `"${input}" is no day; write year, month and day, as 2026-10-12.`,
    }),
    draft: z.exactOptional(z.boolean({ error: 'is true or false.' })),
    // Whom nobody signed, the company wrote.
    author: words('who wrote it')
      .nullish()
      .transform((author) => author ?? facts.name ?? ''),
    image: oneOfWords(
      images,
      'the name of a picture',
      (given) => `there is no picture "${given}"; choose ${oneOf(images)}.`,
    ),
    alt: words('what the picture shows'),
    cta: callToAction,
  })
}

/** These fields and no others; `sentence` is for what has no fields at all. */
function fieldsOf<Shape extends z.ZodRawShape>(sentence: string, shape: Shape) {
  const names = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? `is no field; the fields are ${names}.` : `${sentence}.`,
  })
}

function lengthOf(text: unknown): string {
  return `has ${String(text).length} characters`
}

/** Words that must be there; `what` they are, for the sentence that asks for them. */
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
  wrong: (given: string) => string,
) {
  const isKnown = (text: string): text is Name => names.some((name) => name === text)
  return words(what).refine(isKnown, { error: ({ input }) => wrong(`${input}`) })
}

function listOf<Item extends z.ZodType>(item: Item, what: string) {
  const missing = `is missing: write ${what}.`
  return z.array(item, { error: missing }).min(1, { error: missing })
}

const button = fieldsOf('must have a label and a path', {
  label: words('what the button says'),
  path: words('where the button goes, as /inquiries'),
  primary: z.exactOptional(z.boolean({ error: 'is true or false.' })),
})

const contact = fieldsOf('must have text, linkText and linkPath', {
  text: words('the words before the link'),
  linkText: words('the words of the link'),
  linkPath: words('where the link goes, as /inquiries'),
  // Nothing need follow the link.
  textAfter: z
    .string({ error: 'must be words; put them between quotes.' })
    .nullish()
    .transform((text) => text ?? ''),
})

const callToAction = fieldsOf(
  'is missing: write what closes the article: a title, paragraphs and buttons',
  {
    title: words('the headline of the call to action'),
    paragraphs: listOf(words('a sentence'), 'a list of sentences'),
    buttons: listOf(button, 'a list, each with a label and a path'),
    contact: z.exactOptional(contact),
  },
)

/** `2026-02-30` looks like a day and is none. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(+day) && day.toISOString().startsWith(date)
}
