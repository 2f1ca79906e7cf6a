/**
 * The pure part of the bench: from what was measured to a table and to the bars that were missed.
 * @typedef {{ size: number, visits: readonly import('./visit.js').Visit[] }} Measured
 * @typedef {{ vanilla: Measured, quoteBuilder: Measured, inquiryForm: Measured }} Results
 */

/** How much later than the hand-written element's the quote builder's first field may be. */
const firstFieldRatio = 1.35
const longestBlocking = 150
const largestShift = 0.01
const sizes = { quoteBuilder: 24_000, inquiryForm: 18_000 }

const number = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-CA')
const milliseconds = (/** @type {number} */ value) => `${number(value)} ms`
const bytes = (/** @type {number} */ value) => `${number(value)} B`

/** One row of the table each, in its order; `of` gives one value a run. */
export const measures = [
  {
    name: 'script over the wire, brotli',
    of: (/** @type {Measured} */ { size }) => [size],
    format: bytes,
    bar: `${number(sizes.quoteBuilder)} B and ${number(sizes.inquiryForm)} B`,
  },
  {
    name: 'first field',
    of: (/** @type {Measured} */ { visits }) => visits.map(({ firstField }) => firstField),
    format: milliseconds,
    bar: `${firstFieldRatio} × by hand`,
  },
  {
    name: 'total blocking time',
    of: (/** @type {Measured} */ { visits }) => visits.map(({ blocked }) => blocked),
    format: milliseconds,
    bar: `${longestBlocking} ms`,
  },
  {
    name: 'layout shift with the pasted snippet',
    of: (/** @type {Measured} */ { visits }) => visits.map(({ shift }) => shift),
    format: (/** @type {number} */ value) => value.toFixed(3),
    bar: `${largestShift}`,
  },
  {
    name: 'tap on a service to the next step',
    of: (/** @type {Measured} */ { visits }) => visits.flatMap(({ nextStep }) => nextStep ?? []),
    format: milliseconds,
    bar: '',
  },
]

/** @param {readonly number[]} values an odd number of them, or the upper of the two in the middle */
export function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
}

/**
 * How many times the other value it is, or undefined where either is missing or the other is 0.
 * @param {number | undefined} value
 * @param {number | undefined} other
 */
export function ratio(value, other) {
  return value === undefined || !other ? undefined : value / other
}

/**
 * A sentence for each bar that was missed.
 * @param {Results} results
 */
export function missedBars({ vanilla, quoteBuilder, inquiryForm }) {
  const firstField = (/** @type {Measured} */ { visits }) =>
    median(visits.map((visit) => visit.firstField))
  const bars = [
    {
      what: 'the first field of quote-builder, × by hand,',
      value: ratio(firstField(quoteBuilder), firstField(vanilla)),
      limit: firstFieldRatio,
    },
    {
      what: 'the total blocking time of quote-builder, ms,',
      value: median(quoteBuilder.visits.map(({ blocked }) => blocked)),
      limit: longestBlocking,
    },
    ...[quoteBuilder, inquiryForm].map(({ visits }, index) => ({
      what: `the layout shift of ${index ? 'inquiry-form' : 'quote-builder'}`,
      value: median(visits.map(({ shift }) => shift)),
      limit: largestShift,
    })),
    { what: 'quote-builder.js, B,', value: quoteBuilder.size, limit: sizes.quoteBuilder },
    { what: 'inquiry-form.js, B,', value: inquiryForm.size, limit: sizes.inquiryForm },
  ]
  return bars
    .filter(({ value = Number.POSITIVE_INFINITY, limit }) => value > limit)
    .map(
      ({ what, value = Number.NaN, limit }) =>
        `${what} is ${Number(value.toFixed(3))}: at most ${limit}`,
    )
}
