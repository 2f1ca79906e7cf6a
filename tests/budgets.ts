import { readFileSync } from 'node:fs'
import { largestSizes } from './bench/widgets/results.ts'

/**
 * The most bytes that may be sent: text is weighed after brotli, pictures and fonts as they are.
 * The sizes that were last accepted are in sizes.json, which `npm run sizes` writes.
 */
export const budgets = {
  /** A page, including its inline styles. */
  html: 25_000,
  /** The styles of a page. */
  css: 12_600,
  /** The site's own scripts of a page until its visitor does something. */
  loader: 5_000,
  /** All of the site's own scripts of a page, once its visitor does something. */
  client: 99_600,
  /** The pictures of a first view, on a phone with a sharp screen. */
  pictures: 350_000,
  /** All fonts of the site together. */
  fonts: 60_000,
  /** The widgets. How long a visitor waits for them is measured by `npm run bench -- widgets`. */
  ...largestSizes,
}

/** Bytes by the name of the part. */
export type Parts = Record<string, number>

/** Sizes by name; two scripts with the same name are added up. */
export function partsOf(sizes: [name: string, size: number][]): Parts {
  const parts: Parts = {}
  for (const [name, size] of sizes) parts[name] = (parts[name] ?? 0) + size
  return parts
}

const accepted: Parts = JSON.parse(readFileSync(new URL('./sizes.json', import.meta.url), 'utf8'))

const bytes = (count: number) => `${count.toLocaleString('en')} B`

/** A part's size, and its change since it was accepted. */
function growthLine([name, size]: [string, number]): string {
  const before = accepted[name]
  if (before === undefined) return `  ${name}: ${bytes(size)}, not in tests/sizes.json`
  const change = size - before
  return `  ${name}: ${bytes(size)}, ${change < 0 ? '−' : '+'}${bytes(Math.abs(change))}`
}

/** Sorts new parts, and those that have grown most, to the front. */
const growthOf = ([name, size]: [string, number]) => size - (accepted[name] ?? 0)

/** The error of a test when the parts together exceed their budget; '' when they do not. */
export function overBudget(of: keyof typeof budgets, where: string, parts: Parts): string {
  const sum = Object.values(parts).reduce((sum, size) => sum + size, 0)
  const excess = sum - budgets[of]
  if (excess <= 0) return ''
  const first = Object.entries(parts)
    .sort((one, other) => growthOf(other) - growthOf(one) || other[1] - one[1])
    .slice(0, 8)
  return [
    `${where}: ${of} is ${bytes(sum)} of ${bytes(budgets[of])} that tests/budgets.ts allows: ${bytes(excess)} too much.`,
    'Its parts, and how they changed since they were accepted in tests/sizes.json, the most grown first:',
    ...first.map(growthLine),
  ].join('\n')
}

/**
 * The name of a built file in sizes.json: without the hash, which changes with every build. What
 * several pages share has no other name.
 */
export function partName(path: string): string {
  return path
    .replace(/^\//, '')
    .replace(/^assets\/[\w-]{8}\.js$/, 'assets/shared.js')
    .replace(/-[\w-]{8}(?=\.(js|css)$)/, '')
}
