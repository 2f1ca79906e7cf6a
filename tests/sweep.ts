/** The details of a test that takes long: it runs in `npm run test:long`, and not in `npm test`. */
export const long = { tag: '@long' }

/** Of a sweep, `npm test` runs the quick cases. */
export const longUnless = (isQuick: boolean) => (isQuick ? {} : long)
