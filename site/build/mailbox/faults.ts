import { isRecord, parse } from './message.ts'

/** What goes wrong, on request, with the messages of one origin. */
export interface Fault {
  /** The Origin header it applies to: tests that run at the same time never meet. */
  origin: string
  /** Answered instead of EmailJS's own status, 200 to 599. */
  status?: number
  /** The text of that answer. */
  body?: string
  /** Milliseconds before the answer. */
  delay?: number
  /** Milliseconds before the answer to a preflight. */
  preflightDelay?: number
  /** Cuts the connection instead of answering. */
  drop?: boolean
  /** Milliseconds a message must keep from the last one let through, or it is answered 429. */
  rate?: number
  /** How many POSTs it applies to; without it, all. */
  times?: number
}

/** What goes wrong with one POST; empty when nothing does. */
export type InjectedFault = Pick<Fault, 'status' | 'body' | 'delay' | 'drop'>

const whole = (from: number, to: number) => ({
  fits: (value: unknown) => Number.isInteger(value) && Number(value) >= from && Number(value) <= to,
  must: `must be a whole number from ${from} to ${to}`,
})
const text = { fits: (value: unknown) => typeof value === 'string', must: 'must be a text' }
const wait = whole(0, 120_000)
const fields: Record<keyof Fault, { fits: (value: unknown) => boolean; must: string }> = {
  origin: text,
  status: whole(200, 599),
  body: text,
  delay: wait,
  preflightDelay: wait,
  drop: { fits: (value) => typeof value === 'boolean', must: 'must be true or false' },
  rate: wait,
  times: whole(1, 1_000),
}

/** Reads a fault from JSON. Throws a RangeError that says in a sentence what is wrong with it. */
export function readFault(json: string): Fault {
  const value = parse(json)
  if (!isRecord(value)) throw new RangeError('A fault is a JSON object.')
  if (!('origin' in value)) throw new RangeError('A fault needs the origin it applies to.')
  for (const [key, given] of Object.entries(value)) {
    const field = Object.hasOwn(fields, key) ? fields[key as keyof Fault] : undefined
    if (!field) {
      throw new RangeError(`A fault has no '${key}', only ${Object.keys(fields).join(', ')}.`)
    }
    if (!field.fits(given)) throw new RangeError(`The fault's ${key} ${field.must}.`)
  }
  return value as unknown as Fault
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
