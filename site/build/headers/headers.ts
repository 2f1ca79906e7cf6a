import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** A rule of a `_headers` file: the paths it applies to, and the value of each header. */
export interface HeaderRule {
  path: RegExp
  headers: [name: string, value: string][]
}

/**
 * The headers that a preview does not send: a new build must be visible at once, and other servers
 * at localhost must stay reachable without TLS.
 */
const forHostsOnly = ['cache-control', 'strict-transport-security']

/** Makes the preview send the headers that `dist/_headers` lists, but not the file itself. */
export function hostHeaders(): Plugin {
  return {
    name: 'host-headers',
    configurePreviewServer({ config, middlewares }) {
      const file = join(resolve(config.root, config.build.outDir), '_headers')
      const rules = headerRules(readFileSync(file, 'utf8'))

      middlewares.use((request, response, next) => {
        const path = pathOf(request.url)
        for (const rule of rules) {
          if (!rule.path.test(path)) continue
          for (const [name, value] of rule.headers) {
            if (!forHostsOnly.includes(name.toLowerCase())) response.setHeader(name, value)
          }
        }
        if (/^\/_headers\/*$/.test(path)) response.writeHead(404).end()
        else next()
      })
    },
  }
}

/** The decoded path of a request: /%5fheaders is /_headers. */
function pathOf(target = '/'): string {
  const { pathname } = new URL(target, 'http://localhost')
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/**
 * Reads a `_headers` file: a line with a path, and below it, indented, its headers. A line with `!`
 * removes the header of an earlier rule; it is skipped here, because a later value wins anyway.
 */
export function headerRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? []
    if (name && value) rules.at(-1)?.headers.push([name, value])
    else if (line.startsWith('/')) rules.push({ path: pathPattern(line.trim()), headers: [] })
  }
  return rules
}

/** `*` matches anything, `:name` anything without a slash. */
function pathPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`)
}

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
