/* What a visitor may do with a quote besides booking it. */

export const copy = 'Copy link'
export const share = 'Share'
export const email = 'Email it'
export const print = 'Print'

export const copied = 'Copied'
/** The same for screen readers. */
export const linkCopied = 'The link is copied.'
/** Above the link itself, if it could not be copied or shared. */
export const copyThis = 'Copy this link'

/** A quote in one line: the subject of a letter, and the title of the printed page. */
export const title = (service: string, total: string, company: string) =>
  `${service} for ${total}, ${company}`

export const openAgain = (link: string) => `Open this quote again:\n${link}`
