const bytes = (/** @type {number} */ value) => `${Math.round(value).toLocaleString('en-CA')} B`
const milliseconds = (/** @type {number} */ value) => `${Math.round(value)} ms`

/**
 * @param {string} name
 * @param {keyof import('./visit.js').Visit} key
 * @param {(value: number) => string} format
 * @returns {import('../tables.js').Measure<Measured>}
 */
const column = (name, key, format) => ({
  name,
  of: ({ visits }) => visits.map((visit) => visit[key]),
  format,
})

/**
 * In the order of the table.
 * @typedef {{ name: string, visits: readonly import('./visit.js').Visit[] }} Measured
 */
export const measures = [
  column('over the wire', 'bytes', bytes),
  column('of it script', 'script', bytes),
  column('script by the tap', 'scriptAtTap', bytes),
  column('first paint', 'firstPaint', milliseconds),
  column('largest paint', 'largest', milliseconds),
  column('blocked', 'blocked', milliseconds),
  column('shift', 'shift', (value) => value.toFixed(3)),
  column('tap to next page', 'nextPage', milliseconds),
]
