const bytes = (/** @type {number} */ value) => `${Math.round(value).toLocaleString('en-CA')} B`
const milliseconds = (/** @type {number} */ value) => `${Math.round(value)} ms`

/**
 * @template {string} Key
 * @param {string} name
 * @param {Key} key
 * @param {(value: number) => string} format
 */
const column = (name, key, format) => ({
  name,
  of: (/** @type {{ visits: readonly Record<Key, number>[] }} */ { visits }) =>
    visits.map((visit) => visit[key]),
  format,
})

/**
 * How a page arrives, in the order of the table.
 * @typedef {{ name: string, visits: readonly import('./visit.js').Arrival[] }} MeasuredFront
 */
export const frontMeasures = [
  column('over the wire', 'bytes', bytes),
  column('of it script', 'script', bytes),
  column('first paint', 'firstPaint', milliseconds),
  column('largest paint', 'largest', milliseconds),
  column('blocked', 'blocked', milliseconds),
  column('shift', 'shift', (value) => value.toFixed(3)),
]

/**
 * For an article the same, and how soon the next page follows a tap on its link.
 * @typedef {{ name: string, visits: readonly import('./visit.js').Visit[] }} Measured
 */
export const measures = [
  ...frontMeasures.slice(0, 2),
  column('script by the tap', 'scriptAtTap', bytes),
  ...frontMeasures.slice(2),
  column('tap to next page', 'nextPage', milliseconds),
]
