/** The words of the blog and of its articles. */
export const blog = {
  articles: 'Articles',
  all: 'All',
  categories: 'Categories',
  searchArticles: 'Search articles',
  search: 'Search',
  searchExample: 'Search articles...',
  clearFilters: 'Clear Filters',
  readMore: 'Read More',
  pages: 'Pages',
  page: 'Page',
  noneFound: 'No articles found matching your criteria.',
  notLoaded: 'The other articles could not be loaded. Please try again.',
  lookingThrough: (count: number) => `Looking through ${count} articles.`,
  /** `12 articles in Tips, page 1 of 2`. */
  found(count: number, category: string, page: number, pages: number): string {
    const articles = count === 1 ? '1 article' : `${count} articles`
    const inCategory = category ? `${articles} in ${category}` : articles
    return pages > 1 ? `${inCategory}, page ${page} of ${pages}` : inCategory
  },
}

export const article = {
  inThisArticle: 'In This Article:',
  linkTo: (section: string) => `Link to ${section}`,
  tableIn: (section: string) => `Table: ${section}`,
  trail: 'Breadcrumb',
  draft: 'Draft',
  readingTime: (minutes: number) => `${minutes} min read`,
  moreArticles: 'More articles',
  previousArticle: 'Previous article',
  nextArticle: 'Next article',
  allArticles: 'All articles',
  allServices: 'View All Services',
  yourPrice: 'See your price',
  shareArticle: 'Share this article',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  notCopied: 'Your browser will not copy it: please take the address from its bar.',
}
