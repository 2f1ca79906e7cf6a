/* The names by which the parts of all pages' structured data refer to each other. */

export const companyId = (siteUrl: string) => `${siteUrl}/#company`
export const siteId = (siteUrl: string) => `${siteUrl}/#website`
export const serviceId = (siteUrl: string, path: string) => `${siteUrl}${path}#service`

export const pageId = (url: string) => `${url}#page`
export const articleId = (url: string) => `${url}#article`
export const trailId = (url: string) => `${url}#trail`
