import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The tokens a partner may set (widgets/README.md): they stay tokens in the script. */
const offered = new Set(
  [
    ...readFileSync(new URL('../types/widget-element.d.ts', import.meta.url), 'utf8').matchAll(
      /@cssprop \[?(--[\w-]+)/g,
    ),
  ].map(([, name]) => name),
)

/**
 * Takes out of the widgets' styles what a shadow root and the browsers of our targets can do
 * without. `code` holds them in strings, the tokens' rule first.
 */
export function lean(code: string): string {
  const short = code
    .replaceAll(':root,:host{', ':host{')
    // A nested rule means the same without its ampersand.
    .replace(/([{;}])&(?: (?=[\w.:[])|(?=>))/g, '$1')
  const rule = short.match(/:host\{(--[^}]+)}/)
  if (!rule?.[1]) return short
  const declarations = rule[1].split(';').map((text) => text.split(':') as [string, string])
  const isVaried = ([name]: [string, string]) =>
    offered.has(name) || short.split(`${name}:`).length > 2
  const kept = declarations.filter(isVaried).map((declaration) => declaration.join(':'))
  // What has one value for ever stands where it is read; what nothing reads goes. The last
  // first, for a value may read one above it.
  return declarations
    .filter((declaration) => !isVaried(declaration))
    .reduceRight(
      (text, [name, value]) => text.replaceAll(`var(${name})`, value),
      short.replace(rule[0], `:host{${kept.join(';')}}`),
    )
}

/** Builds the widgets with the styles they need and nothing else. */
export const leanCss: Plugin = {
  name: 'lean-css',
  enforce: 'post',
  // The minifier leaves a space in every value that reads a token; no text of ours has this one.
  transform: (code, id) => (/\.css\?/.test(id) ? code.replaceAll(', ', ',') : null),
  renderChunk: lean,
}
