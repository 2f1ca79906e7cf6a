/** What a visitor sends, as far as it tells one lead from another. */
export interface Lead {
  /** The same on every retry. */
  readonly id: string
  /** The code of the quote; of an inquiry, its service. */
  readonly subject: string
  /** Who sends it; undefined after the page was loaded again, because nobody's name is stored. */
  readonly person?: { readonly email: string; readonly phone: string }
}

/** A lead with the id that it has: the one of the lead before, where it is the same, else its fresh one. */
export function withId(before: Lead | undefined, now: Lead): Lead {
  return before && isSameLead(before, now) ? { ...now, id: before.id } : now
}

/** Whether both are about the same, from somebody with the same email address or phone number. */
function isSameLead(before: Lead, now: Lead): boolean {
  if (before.subject !== now.subject) return false
  if (!before.person || !now.person) return true
  return before.person.email === now.person.email || before.person.phone === now.person.phone
}
