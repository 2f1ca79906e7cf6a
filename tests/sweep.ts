/** For a test of a sweep: what takes long runs in `npm run test:long` only, the rest in `npm test` too. */
export const longUnless = (isQuick: boolean) => ({ tag: isQuick ? [] : ['@long'] })
