import { z } from 'zod'
import { parseJson } from './message.ts'

const milliseconds = z.int().min(0).max(120_000).optional()

const faultSchema = z.strictObject({
  /** The Origin header it applies to: tests that run at the same time never meet. */
  origin: z.string(),
  /** Answered instead of EmailJS's own status. */
  status: z.int().min(200).max(599).optional(),
  /** The text of that answer. */
  body: z.string().optional(),
  /** The wait before the answer. */
  delay: milliseconds,
  /** The wait before the answer to a preflight. */
  preflightDelay: milliseconds,
  /** Cuts the connection instead of answering a preflight. */
  preflightDrop: z.boolean().optional(),
  /** Cuts the connection instead of answering. */
  drop: z.boolean().optional(),
  /** Sends the sender to a page that says nothing of the message. */
  redirect: z.boolean().optional(),
  /** How many POSTs it applies to; without it, all. */
  times: z.int().min(1).optional(),
})

/** What goes wrong, for a test, with the messages of one origin. */
export type Fault = z.infer<typeof faultSchema>

/** A fault read from JSON, or what is wrong with it. */
export function readFault(json: string) {
  return faultSchema.safeParse(parseJson(json))
}

/** Counts a POST from the origin, and says what goes wrong with it; empty when nothing does. */
export function takeFault(faults: Map<string, Fault>, origin: string): Partial<Fault> {
  const fault = faults.get(origin)
  if (!fault) return {}
  if (fault.times === 1) faults.delete(origin)
  else if (fault.times) fault.times -= 1
  return fault
}
