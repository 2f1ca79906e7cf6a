/** What a visitor sends, as far as it tells one lead from another. */
export interface Lead {
  /** The same on every retry. */
  readonly id: string
  /** The code of the quote; of an inquiry, its service. */
  readonly subject: string
  /** Who sends it; undefined after the page was loaded again, because nobody's name is stored. */
  readonly person?: { readonly email: string; readonly phone: string }
}

/** Whether both are one lead: about the same, from somebody with the same email address or phone number. */
export function isSameLead(before: Lead, now: Lead): boolean {
  if (before.subject !== now.subject) return false
  if (!before.person || !now.person) return true
  return before.person.email === now.person.email || before.person.phone === now.person.phone
}
