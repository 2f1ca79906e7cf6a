export const inThisArticle = 'In This Article:'
export const linkTo = (section: string) => `Link to ${section}`
export const tableIn = (section: string) => `Table: ${section}`
export const trail = 'Breadcrumb'
export const draft = 'Draft'
export const readingTime = (minutes: number) => `${minutes} min read`
export const moreArticles = 'More articles'
export const previousArticle = 'Previous article'
export const nextArticle = 'Next article'
export const allArticles = 'All articles'
export const allServices = 'View All Services'
export const yourPrice = 'See your price'
export const shareArticle = 'Share this article'
export const copyLink = 'Copy link'
export const linkCopied = 'Link copied'
export const notCopied = 'Your browser will not copy it: please take the address from its bar.'
