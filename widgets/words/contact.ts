/* The contact step of the quote builder, and what happens to its lead. */

export const notes = 'Additional Notes'
export const sending = 'Sending Quote...'

/** Below the button of the final quote and of the contact step. */
export const questions = <Link>(phone: Link) => ['Questions? Call ', phone]

/** Why the quote was not sent, and what else the visitor can do, with two links in the sentence. */
export const notSent = {
  failed: {
    text: 'There was an issue sending your quote. Please try again.',
    otherWays: <Link>(phone: Link, email: Link) => ['Or call ', phone, ', or ', email, '.'],
  },
  /** The page was loaded again before the answer came. */
  unconfirmed: {
    text: 'Your quote may not have reached us.',
    otherWays: <Link>(phone: Link, email: Link) => [
      'Send it once more, or call ',
      phone,
      ', or ',
      email,
      '.',
    ],
  },
  nowhere: {
    text: 'Nothing can be sent from here.',
    otherWays: <Link>(phone: Link, email: Link) => ['Please call ', phone, ', or ', email, '.'],
  },
}

/** The link in these sentences that opens a letter in the visitor's own mail program. */
export const emailThis = 'email us this quote'

/** The text of that letter. */
export const letter = {
  preferredDay: (day: string) => `Preferred day: ${day}`,
  postalCode: (code: string) => `Postal code: ${code}`,
}
