import { headerRules } from './host-headers.ts'

/**
 * What the text of a `_headers` file says, as nginx reads it: a map from the path to the value of each
 * header, `$site_cache_control` for Cache-Control. Types are none of its business: nginx.conf has them.
 */
export function nginxHeaders(text: string): string {
  // Other hosts let pages be asked for anew by themselves.
  const maps = new Map([['Cache-Control', ['default "no-cache";']]])
  for (const { path, headers } of headerRules(text)) {
    for (const [name, value] of headers) {
      if (name === 'Content-Type') continue
      maps.set(name, [...(maps.get(name) ?? []), `"~${path.source}" "${value}";`])
    }
  }
  return [...maps]
    .map(([name, lines]) => `map $uri $${variableOf(name)} {\n  ${lines.join('\n  ')}\n}\n`)
    .join('')
}

function variableOf(header: string): string {
  return `site_${header.toLowerCase().replaceAll('-', '_')}`
}
