// The pure part of the bench: from what was measured to the table's columns and to the bars that were missed.
import { type Measure, median } from '../measuring/report.ts'
import type { Visit } from './visit.ts'

export interface Measured {
  name: string
  /** In bytes over the wire, where nothing but a file could be weighed. */
  size?: number
  visits: readonly Visit[]
}

/** How much later than the hand-written element's the quote builder's first field may be. */
const firstFieldRatio = 1.3
const longestBlocking = 150
const largestShift = 0.01
/** The most bytes of a widget after brotli; the tests of the build hold them too. */
export const largestSizes = { 'quote-builder.js': 59_600, 'inquiry-form.js': 32_200 }

const number = (value: number) => Math.round(value).toLocaleString('en-CA')
const milliseconds = (value: number) => `${number(value)} ms`
const megabytes = (value: number) => `${(value / 1_000_000).toFixed(1)} MB`

const columns: [name: string, key: 'firstField' | 'blocked' | 'shift', format: typeof number][] = [
  ['first field', 'firstField', milliseconds],
  ['blocked', 'blocked', milliseconds],
  ['shift', 'shift', (value) => value.toFixed(3)],
]

/** In the order of the table. */
export const measures: readonly Measure<Measured>[] = [
  {
    name: 'script and styles, brotli',
    of: ({ size, visits }) => (size === undefined ? visits.map(({ bytes }) => bytes) : [size]),
    format: (value) => `${number(value)} B`,
  },
  ...columns.map(([name, key, format]) => ({
    name,
    of: ({ visits }: Measured) => visits.map((visit) => visit[key]),
    format,
  })),
  {
    name: 'tap to next step',
    of: ({ visits }) => visits.flatMap(({ nextStep }) => nextStep ?? []),
    format: milliseconds,
  },
  ...['memory with 1', '10', '100 on a page'].map((name, index) => ({
    name,
    of: ({ visits }: Measured) => visits.flatMap(({ heaps }) => heaps[index] ?? []),
    format: megabytes,
  })),
]

/** How many times the other value it is, or undefined where either is missing or the other is 0. */
export function ratio(value: number | undefined, other: number | undefined) {
  return value === undefined || !other ? undefined : value / other
}

/** How many times as long as the hand-written element's the quote builder's first field takes. */
export function firstFieldByHand(results: readonly Measured[]) {
  const firstField = (name: string) =>
    median(visitsOf(results, name).map((visit) => visit.firstField))
  return ratio(firstField('quote-builder.js'), firstField('by hand'))
}

function visitsOf(results: readonly Measured[], name: string) {
  return results.find((measured) => measured.name === name)?.visits ?? []
}

/** A sentence for each bar that was missed. */
export function missedBars(results: readonly Measured[]) {
  const bars = [
    {
      what: 'the first field of quote-builder.js, × by hand,',
      value: firstFieldByHand(results),
      limit: firstFieldRatio,
    },
    {
      what: 'the total blocking time of quote-builder.js, ms,',
      value: median(visitsOf(results, 'quote-builder.js').map(({ blocked }) => blocked)),
      limit: longestBlocking,
    },
    ...Object.entries(largestSizes).flatMap(([name, size]) => [
      {
        what: `the layout shift of ${name}`,
        value: median(visitsOf(results, name).map(({ shift }) => shift)),
        limit: largestShift,
      },
      {
        what: `the size of ${name}, B,`,
        value: median(visitsOf(results, name).map(({ bytes }) => bytes)),
        limit: size,
      },
    ]),
  ]
  return bars
    .filter(({ value = Number.POSITIVE_INFINITY, limit }) => value > limit)
    .map(
      ({ what, value = Number.NaN, limit }) =>
        `${what} is ${Number(value.toFixed(3))}: at most ${limit}`,
    )
}
