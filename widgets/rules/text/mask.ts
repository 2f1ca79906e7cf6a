const mask = '***'

/**
 * An address, or a path, without its query and with a mask over the parts that may name a person or
 * give access. A name between slashes stays, because it looks like any other word of an address.
 */
export function maskedAddress(address: string): string {
  const [, origin = '', path = ''] = /^([\w-]+:\/\/[^/?#]*)?([^?#]*)/.exec(address) ?? []
  const parts = path.split('/').map((part) => (isPrivate(part) ? mask : part))
  return origin + parts.join('/')
}

/** Whether a text holds an e-mail address, a phone number, or long random letters as keys and tokens have. */
export function isPrivate(text: string): boolean {
  // An at sign, also one that was encoded once or more often.
  const isAddress = /@|%(25)*40/.test(text)
  return isAddress || hasPhone(text) || isRandom(text)
}

/**
 * Ten digits, in a row or grouped as some country writes a phone number. What groups them is removed
 * first: one expression for both takes seconds on a long address.
 */
function hasPhone(text: string): boolean {
  const withoutDates = text.replace(/\d{4}-\d\d-\d\d/g, ' ')
  return /\d{10}/.test(withoutDates.replace(/[-. )]|%20/g, ''))
}

/** The pairs of letters that are frequent in words of English and similar languages. */
const frequentPairs =
  /^([aeiou][bcdgklmnprstvz]|[bcdfghlmnprstv][aeiou]|[cgpst]h|[bcfgpst][lr]|[clnrs]t|[nr][cdgkmns]|s[cps]|[bdlmnrt]y|[aeo][wxy]|[aiou]f|[aeiou][eiou]|[jkwz][aei]|eq|ck|dr|kl|[lmpst]s|ll|mp|pp|mm|tt|ks|qu)$/

/**
 * Whether a text looks random: in ten characters or more, letters and digits alternate at least
 * four times, or at least five pairs of neighbours, and two in every five, are rare in words. This
 * finds 99 in 100 keys of 16 letters and digits, and 95 in 100 of lower-case letters alone; it
 * takes 1 in 200 names in code for a key.
 */
function isRandom(text: string): boolean {
  const words = text.match(/[\dA-Za-z]{10,}/g) ?? []
  if (words.some((word) => (word.match(/\d(?=\D)|\D(?=\d)/g) ?? []).length >= 4)) return true
  // An encoded letter says nothing about this, so it is left out.
  const readable = text.replace(/%[\da-f]{2}/gi, ' ').toLowerCase()
  const long = readable.match(/[\w-]{10,}/g) ?? []
  const pairs = [...`${long}`.matchAll(/(?=([a-z\d]{2}))(?!\d\d)/g)]
  const rarePairs = pairs.filter(([, pair = '']) => !frequentPairs.test(pair))
  return rarePairs.length >= 5 && rarePairs.length * 5 >= pairs.length * 2
}
