import { headerRules } from './host-headers.ts'

/**
 * What the text of a `_headers` file says, as nginx reads it: a map from the path to the value of each
 * header, `$site_cache_control` for Cache-Control. Types are none of its business: nginx.conf has them.
 */
export function nginxHeaders(text: string): string {
  const maps = new Map([
    // Other hosts make browsers ask again for pages without being told to.
    ['Cache-Control', ['default "no-cache";']],
    // Only an editor has it; nginx.conf names it always.
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
