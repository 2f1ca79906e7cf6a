import { headerRules } from './host-headers.ts'

/**
 * Translates the text of a `_headers` file for nginx: for each header a map from the path to its
 * value, such as `$site_cache_control` for Cache-Control. Content types are in nginx.conf instead.
 */
export function nginxHeaders(text: string): string {
  const maps = new Map([
    // Other hosts send this for pages without a rule.
    ['Cache-Control', ['default "no-cache";']],
    // Only the editor has a rule for it, but nginx.conf always uses it.
    ['X-Robots-Tag', ['default "";']],
  ])
  for (const { path, headers } of headerRules(text)) {
    for (const [name, value] of headers) {
      if (name === 'Content-Type') continue
      // nginx takes the first line that matches, other hosts the last.
      maps.set(name, [`"~${path.source}" "${value}";`, ...(maps.get(name) ?? [])])
    }
  }
  return [...maps]
    .map(([name, lines]) => `map $uri $${variableOf(name)} {\n  ${lines.join('\n  ')}\n}\n`)
    .join('')
}

function variableOf(header: string): string {
  return `site_${header.toLowerCase().replaceAll('-', '_')}`
}
