import { z } from 'zod'
import { postalCodeOf } from '../../widgets/rules/engine/area.ts'
import type { FormHints, NameList } from '../editor/json-schema.ts'
import { oneOf } from '../problems/problems.ts'
import { braceFault, markIn, partAt, unseenIn } from '../problems/unread-marks.ts'
import { meantNumber } from '../problems/written-number.ts'
import { linkInText, references } from './references.ts'

declare module 'zod' {
  interface GlobalMeta extends FormHints {}
}

/*
 * The fields of which an owner's files are made. A field's description is the hint in its form and
 * in code editors. The problem of a missing text asks for the first words of its
 * description; every problem is a sentence that says what is wrong and what to write.
 */

/** Required words, which visitors see as they are written. */
export const text = (description: string, how = 'plain words') =>
  wordsWith(description, how).refine((words) => !words.includes('*') || markIn(words), {
    error: ({ input }) =>
      `visitors would read the * of ${partAt(String(input), '*')}; leave it out.`,
  })

/** Words of a headline, in each line of which one word may stand between two *. */
export const headlineText = (description: string) =>
  wordsWith(description, 'plain words')
    .refine((words) => words.split('\n').every((line) => /^[^*]*(?:\*[^*]+\*[^*]*)?$/.test(line)), {
      error: ({ input }) =>
        `visitors would read the * of ${partAt(String(input), '*')}; write one word of a line between two, as Drag the *line.*`,
    })
    .meta({ isLong: true })

function wordsWith(description: string, how: string) {
  return z
    .string({
      error: ({ input }) =>
        isMissing(input)
          ? `is missing; write ${wantedIn(description)}.`
          : `${inWords(input)} is not a text; put it between quotes.`,
    })
    .regex(/\S/, { error: `is empty; write ${wantedIn(description)}.`, abort: true })
    .refine((words) => !markIn(words), {
      error: ({ input }) => `visitors would read ${markIn(String(input))}; write ${how}.`,
    })
    .refine((words) => !unseenIn(words), {
      error: ({ input }) => `has ${unseenIn(String(input))}, which nobody sees; take it out.`,
    })
    .refine((words) => !braceFault(words), { error: ({ input }) => braceFault(String(input)) })
    .describe(description)
}

/** The longest word, in letters, for which every place of a phone has room. */
const longestWord = 24

/** Words for a place with little room, such as a button: `most` characters or fewer. */
export const shortText = (description: string, most: number) =>
  text(description)
    .max(most, {
      error: ({ input }) =>
        `has ${String(input).length} characters; there is room for ${most}, so write it shorter.`,
    })
    .refine((words) => !tooLongIn(words), {
      error: ({ input }) => {
        const word = tooLongIn(String(input))
        return `a phone has no room for "${word}", of ${word.length} letters; write it as words of ${longestWord} at most, with a space or a hyphen between them.`
      },
    })

/** A word that is too long for one line; '' if there is none. Lines of Chinese break anywhere. */
function tooLongIn(words: string): string {
  const parts = words.split(/[\s\p{Pd}]+/u).flatMap((word) => [...segmenter.segment(word)])
  return parts.find(({ segment }) => segment.length > longestWord)?.segment ?? ''
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Words that get a large field in forms and may have line breaks. */
export const longText = (description: string, how?: string) =>
  text(description, how).meta({ isLong: true })

/** Words that follow a rule; `fault` makes the problem of words that do not. */
export const textThat = (
  isRight: (words: string) => boolean,
  fault: (words: string) => string,
  description: string,
) => text(description).refine(isRight, { error: ({ input }) => fault(String(input)) })

/** A name that nobody reads, such as an id. It follows a pattern; `wanted` says what to write. */
export const idLike = (pattern: RegExp, wanted: string, description: string) =>
  z
    .string({ error: ({ input }) => `${absence(input)}; write ${wanted}.` })
    .regex(pattern, {
      error: ({ input }) => `${input === '' ? 'is empty' : absence(input)}; write ${wanted}.`,
    })
    .meta({ example: wanted })
    .describe(description)

/** One of the names in a list, which forms offer. */
export const nameOf = (names: NameList, description: string) => text(description).meta({ names })

/** The address of a link: a page of the site, or an https:// address. */
export const link = (description: string, to: 'page' | 'page of a card' = 'page') =>
  text(description).register(references, { to })

/** Words with links among them, written [words](/path). */
export const linkedText = (description: string) =>
  longText(description, 'plain words, and links as [words](/path)')
    .refine((words) => !/[[\]]/.test(words.replace(linkInText, '')), {
      error: 'a link is written as [words](/path); elsewhere leave out [ and ].',
    })
    .register(references, { to: 'pages in a text' })

/** The id of a count or a question in events, conditions and links. */
export const questionId = (description: string) =>
  idLike(
    /^[a-z][A-Za-z0-9]*(-[a-z0-9]+)*$/,
    'a name of letters and digits, such as livingRooms',
    description,
  )

export const optionId = (description: string) =>
  idLike(
    /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/,
    'a name of letters, digits and hyphens, such as same-day',
    description,
  )

/** The id of something that the service asks: a question, or an answer that counts, chooses or costs. */
export const askedId = (to: 'question' | 'count' | 'choice' | 'price', description: string) =>
  questionId(description).register(references, { to })

/** The id of an option of the question that is named beside it, or of the one around it. */
export const askedOption = (description: string) =>
  optionId(description).register(references, { to: 'option' })

/** The answers of an example: a number for each counted thing, an option for each question. */
export const example = (description: string, to: 'example' | 'tile' = 'example') =>
  z
    .record(
      questionId('The id of a count or a question.'),
      z.union([number('how many', 'How many.').int().min(1).max(99), optionId('An option.')], {
        error: 'is not right; write how many, or the id of an option.',
      }),
      { error: 'is not right; write { "bedrooms": 1 }.' },
    )
    .describe(description)
    .register(references, { to })

export type Example = z.infer<ReturnType<typeof example>>

/** A number. A problem suggests the number that was meant, or else asks for `wanted`. */
export const number = (wanted: string, description: string) =>
  z
    .number({
      error: ({ input }) =>
        `${absence(input, 'is not a number')}; write ${meantNumber(input) ?? wanted}.`,
    })
    .describe(description)

/** The beginning of postal codes, as people write it. */
export const postalBeginning = textThat(
  (words) => beginningOf(words) === words,
  (words) =>
    `"${words}" begins no Canadian postal code; write ${beginningOf(words) || 'the first letters and digits of one, as V3 or V4N'}.`,
  'How the postal codes begin, as V3 or V4N.',
)

/** The beginning of a postal code, or all of it, correctly spaced; '' if no code begins with it. */
function beginningOf(words: string): string {
  const typed = words.replaceAll(' ', '')
  const fullCode = postalCodeOf(typed + 'A1A1A1'.slice(typed.length))
  return fullCode.slice(0, typed.length > 3 ? typed.length + 1 : typed.length)
}

export const yesOrNo = (description: string) =>
  z
    .boolean({
      error: ({ input }) => `${absence(input)}; write true or false, without quotes.`,
    })
    .describe(description)

export const choice = <const Name extends string>(names: readonly Name[], description: string) =>
  z
    .enum(names, { error: ({ input }) => `${absence(input)}; choose ${oneOf(names)}.` })
    .describe(description)

/** A list of one entry or more; `wanted` says of what. */
export const list = <Item extends z.ZodType>(item: Item, wanted: string, description: string) =>
  z
    .array(item, { error: ({ input }) => `${absence(input)}; write ${wanted} between [ and ].` })
    .min(1, { error: `is empty; write ${wanted}.` })
    .describe(description)

/** A list that may be empty. */
export const listOrNone = <Item extends z.ZodType>(item: Item, description: string) =>
  z.array(item, { error: ({ input }) => `${absence(input)}; write [].` }).describe(description)

/** An object with these keys and no others. The problem of an unknown key lists their names. */
export const object = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, input, inst }) => {
      const names = Object.keys(Object(inst).shape)
        .filter((key) => key !== '$schema')
        .join(', ')
      return code === 'unrecognized_keys'
        ? names
        : `${absence(input)}; write ${names} between { and }.`
    },
  })

/** May be left out. */
export const optional = z.exactOptional

/** The key that tells editors where the JSON Schema of a file is. */
export const schemaKey = {
  $schema: optional(text('Where its schema is, by which editors say what can be written.')),
}

/** The start of a problem: `"Fern" is not a number`, or `is missing` if there is no value. */
export function absence(input: unknown, fault = 'is not right'): string {
  return isMissing(input) ? 'is missing' : `${inWords(input)} ${fault}`
}

const isMissing = (input: unknown) => input === undefined || input === null

function inWords(input: unknown): string {
  if (typeof input === 'string') return `"${input}"`
  if (Array.isArray(input)) return 'a list'
  return typeof input === 'object' ? 'the value between { and }' : String(input)
}

/** `the heading`, from `The heading. \n begins a new line.` */
function wantedIn(description: string): string {
  const [words = ''] = description.split(/[.;](?:\s|$)/)
  return words.charAt(0).toLowerCase() + words.slice(1)
}
