/* What every form says, whatever it asks. */

export const optional = 'Optional'

/** Next to a long text that nears its limit. */
export const charactersLeft = (left: number) =>
  left === 1 ? '1 character left' : `${left} characters left`

/** Under a typed number that is above the highest. */
export const range = (most: number) => `0 to ${most}`

/** The label of a field that only robots see. */
export const website = 'Website'

const headings = [
  'One thing to fix',
  'Two things to fix',
  'Three things to fix',
  'Four things to fix',
  'Five things to fix',
]

/** Above the errors: a form can have five at most. */
export const thingsToFix = (count: number) => headings[count - 1] ?? ''

/** Above the send button of a tag with `test`. */
export const testNotice = 'Test: what is sent says that it is one.'
/** The same for a tag that sends nothing. */
export const dryNotice = 'Test: nothing is sent.'

export const tryAgain = 'Try again'
