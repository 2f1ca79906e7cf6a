/** The year of the build: what a page says before the browser knows better. */
declare const BUILD_YEAR: number

/** The owner's Tag Manager container, '' for none. */
declare const TAG_MANAGER_ID: string

/** The public address, without a slash at the end. Known at build time only. */
declare const SITE_URL: string
