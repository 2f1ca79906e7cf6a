/**
 * The pure part of the Lighthouse run: from its results to a table and to the bars that were missed.
 * @typedef {{
 *   categories: Readonly<Record<string, {
 *     score: number | null
 *     auditRefs: readonly { id: string, weight: number }[]
 *   }>>
 *   audits: Readonly<Record<string, { score: number | null, numericValue?: number }>>
 * }} Result one run, as Lighthouse gives it
 * @typedef {{ route: string, values: readonly number[], faults: readonly string[] }} Row medians of
 *   the measures in their order, and the audits that cost points in any run
 */
import { markdown, median } from '../measuring/tables.js'

const milliseconds = (/** @type {number} */ value) => `${Math.round(value)} ms`
const points = (/** @type {number} */ value) => `${value}`

const score =
  (/** @type {string} */ category) =>
  (/** @type {Result} */ { categories }) =>
    Math.round((categories[category]?.score ?? 0) * 100)
const audit =
  (/** @type {string} */ id) =>
  (/** @type {Result} */ { audits }) =>
    audits[id]?.numericValue ?? Number.POSITIVE_INFINITY

/** The columns of the table, in order; `least` and `most` are the bars. */
const measures = [
  { name: 'performance', of: score('performance'), format: points, least: 100 },
  { name: 'accessibility', of: score('accessibility'), format: points, least: 100 },
  { name: 'best practices', of: score('best-practices'), format: points, least: 100 },
  { name: 'SEO', of: score('seo'), format: points, least: 100 },
  { name: 'first paint', of: audit('first-contentful-paint'), format: milliseconds, most: 1_000 },
  { name: 'largest', of: audit('largest-contentful-paint'), format: milliseconds, most: 1_800 },
  { name: 'blocked', of: audit('total-blocking-time'), format: milliseconds, most: 100 },
  {
    name: 'shift',
    of: audit('cumulative-layout-shift'),
    format: (/** @type {number} */ value) => value.toFixed(3),
    // A value that rounds to 0.000 counts as 0.
    most: 0.0005,
  },
]

/**
 * @param {string} route
 * @param {readonly Result[]} results its runs
 * @returns {Row}
 */
export function rowOf(route, results) {
  const values = measures.map(({ of }) => median(results.map(of)) ?? Number.NaN)
  return { route, values, faults: [...new Set(results.flatMap(faultsOf))] }
}

/** @param {Result} result */
function faultsOf({ categories, audits }) {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => ({ id, score: audits[id]?.score ?? 1 }))
    .filter(({ score }) => score < 1)
    .map(({ id, score }) => `${id} ${Math.round(score * 100)}`)
}

/** @param {readonly Row[]} rows */
export function tableOf(rows) {
  return markdown([
    ['', ...measures.map(({ name }) => name)],
    ...rows.map(({ route, values }) => [
      route,
      ...measures.map(({ format }, index) => format(values[index] ?? Number.NaN)),
    ]),
  ])
}

/**
 * A sentence for each bar that a page missed.
 * @param {readonly Row[]} rows
 */
export function missedBars(rows) {
  return rows.flatMap(({ route, values, faults }) =>
    measures.flatMap(
      (
        { name, format, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY },
        index,
      ) => {
        const value = values[index] ?? Number.NaN
        if (value >= least && value <= most) return []
        const bar = Number.isFinite(most) ? `at most ${format(most)}` : `at least ${format(least)}`
        return `${route}: ${name} ${format(value)}, ${bar} (${faults.join(', ') || 'no audit fails'})`
      },
    ),
  )
}
