import type { SentContact } from './person.ts'

/** The parts of a lead that distinguish it from another. */
export interface Lead {
  /** The same on every retry. */
  readonly id: string
  /** The code of the quote; for an inquiry, its service. */
  readonly subject: string
  /** Who sends it; undefined after the page was loaded again, because nobody's name is stored. */
  readonly person?: SentContact
}

/**
 * Gives a lead the id of the lead before, if both are the same lead; otherwise it keeps its fresh
 * id.
 */
export function withId(before: Lead | undefined, now: Lead): Lead {
  return before && isSameLead(before, now) ? { ...now, id: before.id } : now
}

/**
 * Whether both have the same subject, and come from the same email address or phone number as far
 * as that is known.
 */
function isSameLead(before: Lead, now: Lead): boolean {
  if (before.subject !== now.subject) return false
  if (!before.person || !now.person) return true
  return before.person.email === now.person.email || before.person.phone === now.person.phone
}
