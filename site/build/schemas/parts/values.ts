import { z } from 'zod'
import type { FormHints } from '../../../editor/json-schema.ts'
import { oneOf } from '../../problems/problems.ts'

declare module 'zod' {
  interface GlobalMeta extends FormHints {}
}

/*
 * The parts that the schemas of the content are made of. Every problem is a sentence that says
 * what is wrong and what to write.
 */

/** An object with these keys and no others. The problem of an unknown key lists their names. */
export function keysOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape)
    .filter((key) => key !== '$schema')
    .join(', ')
  return z.strictObject(shape, {
    error: ({ code, input }) =>
      code === 'unrecognized_keys' ? names : `${absence(input)}; write ${names} between { and }.`,
  })
}

/**
 * Required words, which visitors see as they are written. The problems ask for `what`, and `how`
 * says how to write it.
 */
export function words(what: string, how = 'plain words') {
  return z
    .string({
      error: ({ input }) =>
        input === undefined || input === null
          ? `is missing; write ${what}.`
          : `${inWords(input)} is not a text; put it between quotes.`,
    })
    .regex(/\S/, { error: `is empty; write ${what}.`, abort: true })
    .refine((text) => !markIn(text), {
      error: ({ input }) => `visitors would read ${markIn(String(input))}; write ${how}.`,
    })
}

/** Words that get a large field in forms and may have line breaks. */
export function sentences(what: string) {
  return words(what).meta({ isLong: true })
}

/** The first mark of HTML or Markdown. */
function markIn(text: string): string | undefined {
  return /<\/?[a-z][a-z0-9]*(?:\s[^>]*)?\/?>|\*\*|&(?:[a-z]+|#\d+);/i.exec(text)?.[0]
}

/** Words that follow a rule; `wrong` makes the problem of words that do not. */
export function wordsThat(
  what: string,
  isRight: (text: string) => boolean,
  wrong: (text: string) => string,
) {
  return words(what).refine(isRight, { error: ({ input }) => wrong(String(input)) })
}

/** A name that nobody reads, such as an id. It follows a pattern; `what` says what to write. */
export function nameLike(what: string, pattern: RegExp) {
  return z
    .string({ error: ({ input }) => `${absence(input)}; write ${what}.` })
    .regex(pattern, {
      error: ({ input }) => `${input === '' ? 'is empty' : absence(input)}; write ${what}.`,
    })
    .meta({ example: what })
}

export function choice<const Name extends string>(names: readonly Name[]) {
  return z.enum(names, { error: ({ input }) => `${absence(input)}; choose ${oneOf(names)}.` })
}

export const yesOrNo = z.boolean({
  error: ({ input }) => `${absence(input)}; write true or false, without quotes.`,
})

/** May be left out. */
export const optional = z.exactOptional

/** A list of one entry or more. The problem of an empty list asks for `what`. */
export function listOf<Item extends z.ZodType>(item: Item, what: string) {
  return z
    .array(item, { error: ({ input }) => `${absence(input)}; write ${what} between [ and ].` })
    .min(1, { error: `is empty; write ${what}.` })
}

/** A list that may be empty. */
export function anyOf<Item extends z.ZodType>(item: Item) {
  return z.array(item, { error: ({ input }) => `${absence(input)}; write [].` })
}

/** A number. A problem suggests the number that was meant, or else asks for `what`. */
export function number(what: string) {
  return z.number({
    error: ({ input }) =>
      `${absence(input, 'is not a number')}; write ${numberMeantBy(input) ?? what}.`,
  })
}

/** The start of a problem: `"Fern" is not a number`, or `is missing` if there is no value. */
export function absence(input: unknown, fault = 'is not right'): string {
  return input === undefined || input === null ? 'is missing' : `${inWords(input)} ${fault}`
}

function inWords(input: unknown): string {
  if (typeof input === 'string') return `"${input}"`
  if (Array.isArray(input)) return 'a list'
  return typeof input === 'object' ? 'the value between { and }' : String(input)
}

/** 83 for '$83', 1200 for '1,200': the number that was meant, if that is clear. */
function numberMeantBy(input: unknown): string | undefined {
  if (typeof input !== 'string') return undefined
  const digits = /^[^\d,.-]*(-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)[^\d,.-]*$/.exec(input)?.[1]
  return digits && String(Number(digits.replaceAll(',', '')))
}
