/**
 * Words as they stand in an address: `5 Signs: Moss & Algae` is `5-signs-moss-and-algae`.
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
