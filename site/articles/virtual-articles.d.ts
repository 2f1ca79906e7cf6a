declare module 'virtual:articles/list' {
  /** Every article's summary, newest first. build/articles.ts makes them from the Markdown. */
  export const articles: import('../content/types.ts').ArticleSummary[]
}

declare module 'virtual:articles/texts' {
  type ArticleSummary = import('../content/types.ts').ArticleSummary

  /** Imports an article's text, by its slug: each is a script of its own. */
  export const texts: Record<
    string,
    () => Promise<{
      default: import('../content/types.ts').Article
      newer?: ArticleSummary
      older?: ArticleSummary
    }>
  >
}
