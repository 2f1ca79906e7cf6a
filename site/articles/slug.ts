/** Words as part of an address: `5 Signs: Moss & Algae` becomes `5-signs-moss-and-algae`. */
export function slugOf(words: string): string {
  return hyphenated(words, /[^a-z0-9]+/g)
}

/**
 * Words as the id of a part of a page. It may have letters of every script, because no disk
 * and no host reads it. It has no underscore, which begins the ids of the page's own parts, so that
 * a heading can have any words.
 */
export function partIdOf(words: string): string {
  return hyphenated(words, /[^\p{L}\p{M}\p{N}]+/gu).normalize('NFC')
}

/**
 * The slug of a new article that is started on a date. A title in another script has no letters for
 * an address, so the slug is made from the date until the writer renames the file.
 */
export function newSlug(title: string, date: string, isTaken: (slug: string) => boolean) {
  const slug = slugOf(title)
  if (/[a-z]/.test(slug) || !/\p{L}/u.test(title)) return { slug, isNamed: true }
  const dateSlug = `article-${date}`
  let free = dateSlug
  for (let number = 2; isTaken(free); number++) free = `${dateSlug}-${number}`
  return { slug: free, isNamed: false }
}

/** Words with a hyphen in place of the characters `between` them. */
function hyphenated(words: string, between: RegExp) {
  return words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(between, '-')
    .replace(/^-|-$/g, '')
}
