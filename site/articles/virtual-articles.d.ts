interface List {
  /** How many articles there are. */
  count: number
  /** Their summaries, newest first. build/articles/articles.ts makes them from the Markdown. */
  articles: import('./article.ts').ArticleSummary[]
}

declare module 'virtual:articles/list' {
  export const list: List
}

declare module 'virtual:articles/newest' {
  /** The part of the list that its first page shows. */
  export const list: List
}
