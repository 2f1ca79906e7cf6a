export const articles = 'Articles'
export const all = 'All'
export const categories = 'Categories'
export const searchArticles = 'Search articles'
export const search = 'Search'
export const searchExample = 'Search articles...'
export const clearFilters = 'Clear Filters'
export const readMore = 'Read More'
export const pages = 'Pages'
export const page = 'Page'
export const noneFound = 'No articles found matching your criteria.'
export const notLoaded = 'The other articles could not be loaded. Please try again.'
export const lookingThrough = (count: number) => `Looking through ${count} articles.`

/** `12 articles in Tips, page 1 of 2`. */
export function found(count: number, category: string, page: number, pages: number): string {
  const articles = count === 1 ? '1 article' : `${count} articles`
  const inCategory = category ? `${articles} in ${category}` : articles
  return pages > 1 ? `${inCategory}, page ${page} of ${pages}` : inCategory
}
