import { z } from 'zod'
import { firstSentence } from './message.ts'
import { parseJson } from './parse-json.ts'

const whole = (field: string, from: number, to: number) => {
  const sentence = `The fault's ${field} must be a whole number from ${from} to ${to}.`
  return z.int(sentence).min(from, sentence).max(to, sentence)
}
const milliseconds = (field: string) => whole(field, 0, 120_000)

const fields = {
  /** The Origin header it applies to: tests that run at the same time never meet. */
  origin: z.string({
    error: ({ input }) =>
      input === undefined
        ? 'A fault needs the origin it applies to.'
        : "The fault's origin must be a text.",
  }),
  /** Answered instead of EmailJS's own status. */
  status: whole('status', 200, 599).optional(),
  /** The text of that answer. */
  body: z.string("The fault's body must be a text.").optional(),
  /** The wait before the answer. */
  delay: milliseconds('delay').optional(),
  /** The wait before the answer to a preflight. */
  preflightDelay: milliseconds('preflightDelay').optional(),
  /** Cuts the connection instead of answering. */
  drop: z.boolean("The fault's drop must be true or false.").optional(),
  /** The time a message must keep from the last one let through, or it is answered 429. */
  rate: milliseconds('rate').optional(),
  /** How many POSTs it applies to; without it, all. */
  times: whole('times', 1, 1_000).optional(),
}

const faultSchema = z.strictObject(fields, {
  error: (issue) =>
    issue.code === 'unrecognized_keys'
      ? `A fault has no '${issue.keys[0]}', only ${Object.keys(fields).join(', ')}.`
      : 'A fault is a JSON object.',
})

/** What goes wrong, on request, with the messages of one origin. */
export type Fault = z.infer<typeof faultSchema>

/** What goes wrong with one POST; empty when nothing does. */
export type InjectedFault = Pick<Fault, 'status' | 'body' | 'delay' | 'drop'>

/** A fault read from JSON, or a sentence that says what is wrong with it. */
export function readFault(json: string): { fault: Fault } | { refusal: string } {
  const { data, error } = faultSchema.safeParse(parseJson(json))
  return error ? { refusal: firstSentence(error) } : { fault: data }
}

/** The faults in force, one an origin. */
export class FaultRegistry {
  readonly #faults = new Map<string, { fault: Fault; left: number; passedAt: number }>()

  /** Puts a fault in force, in place of the origin's earlier one. */
  put(fault: Fault): void {
    this.#faults.set(fault.origin, {
      fault,
      left: fault.times ?? Number.POSITIVE_INFINITY,
      passedAt: Number.NEGATIVE_INFINITY,
    })
  }

  /** Ends the origin's fault. */
  clear(origin: string): void {
    this.#faults.delete(origin)
  }

  /** Milliseconds to wait before answering a preflight from the origin. */
  preflightDelay(origin: string): number {
    return this.#faults.get(origin)?.fault.preflightDelay ?? 0
  }

  /** Counts a POST that arrived at `now` (milliseconds), and tells what goes wrong with it. */
  apply(origin: string, now: number): InjectedFault {
    const entry = this.#faults.get(origin)
    if (!entry) return {}
    entry.left -= 1
    if (entry.left === 0) this.#faults.delete(origin)

    if (now - entry.passedAt < (entry.fault.rate ?? 0)) {
      return { status: 429, body: 'Too Many Requests' }
    }
    entry.passedAt = now
    return entry.fault
  }
}
