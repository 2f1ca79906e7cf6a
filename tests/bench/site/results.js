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

/** @typedef {{ name: string, visits: readonly import('./visit.js').Arrival[] }} MeasuredFront */

/** The columns for a front (see fronts.js), in order: how it arrives. */
export const frontMeasures = [
  column('over the wire', 'bytes', bytes),
  column('of it script', 'script', bytes),
  column('first paint', 'firstPaint', milliseconds),
  column('largest paint', 'largest', milliseconds),
  column('blocked', 'blocked', milliseconds),
  column('shift', 'shift', (value) => value.toFixed(3)),
]

/** @typedef {{ name: string, visits: readonly import('./visit.js').Visit[] }} Measured */

/**
 * The columns for an article: the same, the script that has come before the tap on the link to the
 * next page, and how soon that page follows.
 */
export const measures = [
  ...frontMeasures.slice(0, 2),
  column('script by the tap', 'scriptAtTap', bytes),
  ...frontMeasures.slice(2),
  column('tap to next page', 'nextPage', milliseconds),
]
