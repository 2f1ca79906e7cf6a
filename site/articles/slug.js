/**
 * Words as they stand in an address: `5 Signs: Moss & Algae` is `5-signs-moss-and-algae`.
 * JavaScript, because `npm run new:article` runs it in Node without a build.
 * @param {string} words
 */
export function slugOf(words) {
  return words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
