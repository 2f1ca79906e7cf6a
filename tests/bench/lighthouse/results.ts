// The pure part of the Lighthouse run: from its results to a table and to the bars that were missed.
import { markdown, median } from '../measuring/report.ts'

/** One run, as Lighthouse gives it. */
export interface Result {
  categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >
  audits: Readonly<Record<string, { score: number | null; numericValue?: number }>>
  /** Why it measured nothing. */
  runtimeError?: { code: string }
}

/** The medians of the measures in their order, and the audits that cost points, or the error, in any run. */
export interface Row {
  route: string
  values: readonly number[]
  faults: readonly string[]
}

const milliseconds = (value: number) => `${Math.round(value)} ms`
const points = (value: number) => `${value}`

const score =
  (category: string) =>
  ({ categories }: Result) =>
    Math.round((categories[category]?.score ?? 0) * 100)
const audit =
  (id: string) =>
  ({ audits }: Result) =>
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
    format: (value: number) => value.toFixed(3),
    // A value that rounds to 0.000 counts as 0.
    most: 0.0005,
  },
]

/** `results`: its runs. */
export function rowOf(route: string, results: readonly Result[]): Row {
  const values = measures.map(({ of }) => median(results.map(of)) ?? Number.NaN)
  return { route, values, faults: [...new Set(results.flatMap(faultsOf))] }
}

function faultsOf({ categories, audits, runtimeError }: Result) {
  if (runtimeError) return [runtimeError.code]
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => ({ id, score: audits[id]?.score ?? 1 }))
    .filter(({ score }) => score < 1)
    .map(({ id, score }) => `${id} ${Math.round(score * 100)}`)
}

export function tableOf(rows: readonly Row[]) {
  return markdown([
    ['', ...measures.map(({ name }) => name)],
    ...rows.map(({ route, values }) => [
      route,
      ...measures.map(({ format }, index) => format(values[index] ?? Number.NaN)),
    ]),
  ])
}

/** A sentence for each bar that a page missed. */
export function missedBars(rows: readonly Row[]) {
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
