import { readFileSync } from 'node:fs'

/**
 * What may be sent, at most, in bytes: of text as brotli makes it, of pictures and fonts as they are.
 * What it was when it was last accepted is in sizes.json, which `npm run sizes` writes.
 */
export const budgets = {
  /** A page, with its styles in it. */
  html: 25_000,
  /** The styles of a page. */
  css: 12_000,
  /** The site's own scripts of a page until its visitor does something. */
  loader: 5_000,
  /** And all of them then. */
  client: 96_000,
  /** The pictures of a first view, on a phone with a sharp screen. */
  pictures: 350_000,
  /** The fonts of the site, all of them. */
  fonts: 60_000,
  /** The widgets. What a visitor waits for is time, which `npm run bench -- widgets` measures. */
  'quote-builder.js': 47_000,
  'inquiry-form.js': 26_500,
}

/** Bytes by the name of what they are sent for. */
export type Parts = Record<string, number>

/** Sizes under their names; of two scripts that are called alike, the sum. */
export function partsOf(sizes: [name: string, size: number][]): Parts {
  const parts: Parts = {}
  for (const [name, size] of sizes) parts[name] = (parts[name] ?? 0) + size
  return parts
}

const accepted: Parts = JSON.parse(readFileSync(new URL('./sizes.json', import.meta.url), 'utf8'))

const bytes = (count: number) => `${count.toLocaleString('en')} B`

/** How much, and how much more or less than was accepted. */
function growthOf([name, size]: [string, number]): string {
  const before = accepted[name]
  if (before === undefined) return `  ${name}: ${bytes(size)}, not in tests/sizes.json`
  const change = size - before
  return `  ${name}: ${bytes(size)}, ${change < 0 ? '−' : '+'}${bytes(Math.abs(change))}`
}

/** Whatever is new, and what has grown most, comes first. */
const grown = ([name, size]: [string, number]) => size - (accepted[name] ?? 0)

/** What a test says when the parts of a whole weigh more than their budget; '' when they do not. */
export function overBudget(of: keyof typeof budgets, where: string, parts: Parts): string {
  const sum = Object.values(parts).reduce((sum, size) => sum + size, 0)
  const excess = sum - budgets[of]
  if (excess <= 0) return ''
  const first = Object.entries(parts)
    .sort((one, other) => grown(other) - grown(one) || other[1] - one[1])
    .slice(0, 8)
  return [
    `${where}: ${of} is ${bytes(sum)} of ${bytes(budgets[of])} that tests/budgets.ts allows: ${bytes(excess)} too much.`,
    'Its parts, and how they changed since they were accepted in tests/sizes.json, the most grown first:',
    ...first.map(growthOf),
  ].join('\n')
}
