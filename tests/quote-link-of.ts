/** What a mail program may add to the end of a link. */
export const linkTails = [
  ...['.', ',', ')', '>', '"', "'", ';', '!', '?', ' ', '>.'],
  ...['%20', '%3E', '%E2%80%9D', '\u201d', '\u00bb', '%'],
]

/**
 * Matches the address that opens a quote again, which contains all parts of a code such as `2.r.bedrooms-3.extras-0`.
 * A service may ask for more than these.
 */
export function quoteLinkOf(siteUrl: string, code: string): RegExp {
  const [version, service, ...parts] = code.split('.')
  const each = parts.map((part) => `(?=.*\\.${part}\\.)`).join('')
  return new RegExp(
    `^${siteUrl}/quote-builder(\\?[^#]*)?#q=${version}\\.${service}${each}.*\\.~[\\da-z]+$`,
  )
}
