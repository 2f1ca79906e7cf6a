/**
 * Not port 4173 of `npm start`, so that the tests can run next to a running site; TEST_PORT changes it. Below 32768, where
 * Linux begins to hand ports to any program: one of ours could be taken while the tests run.
 */
export const sitePort = Number(process.env.TEST_PORT ?? 21_730)

/** Chromium resolves every name under .localhost to this machine: each test gets its own origin. */
export const siteUrl = `http://localhost:${sitePort}`

/** The same mailbox under a name that no page has sent to, so that the browser sends a new preflight. */
export const otherMailUrl = `http://mail.localhost:${sitePort}`

/** The site of the garden company. */
export const gardensUrl = `http://localhost:${sitePort + 3}`
