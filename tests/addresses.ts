/**
 * Not the 4173 of `npm start`, so that a running site and the tests never meet; TEST_PORT changes it. Below 32768, from where
 * Linux gives any program a port: the third or fourth of ours could be taken while the tests run.
 */
export const sitePort = Number(process.env.TEST_PORT ?? 21_730)

/** Chromium resolves every name under .localhost to this machine: each test gets an origin of its own. */
export const siteUrl = `http://localhost:${sitePort}`

/** The same mailbox under a name that no page has sent to: a browser asks it anew whether it may. */
export const otherMailUrl = `http://mail.localhost:${sitePort}`

/** The site of the garden company. */
export const gardensUrl = `http://localhost:${sitePort + 3}`
