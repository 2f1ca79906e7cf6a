import { list } from 'virtual:articles/newest'
import { useEffect, useState } from 'react'
import type { ArticleSummary } from '../../articles/article.ts'
import { allSummaries } from '../../articles/files.ts'

/** Every article, newest first, once they are loaded. */
let all: ArticleSummary[] | undefined =
  list.articles.length === list.count ? list.articles : undefined

let request: Promise<void> | undefined

/** Loads all articles once, or again if that failed. */
function load(): Promise<void> {
  request ??= allSummaries().then(
    (summaries) => {
      all = summaries
    },
    (error) => {
      request = undefined
      throw error
    },
  )
  return request
}

/** Loads the articles before somebody searches them. */
export function prepareArticles() {
  if (!all) load().catch(() => {})
}

/**
 * All articles, undefined until they are loaded. The page contains the newest of a long list and
 * loads the others when its address asks for another view than the first page of all articles.
 */
export function useArticles(address: string, isFirstPage: boolean) {
  const [articles, setArticles] = useState(all)
  const [failedAddress, setFailedAddress] = useState('')

  useEffect(() => {
    if (articles || isFirstPage) return
    // If it fails, the next letter or choice tries again.
    load().then(
      () => setArticles(all),
      () => setFailedAddress(address),
    )
  }, [articles, isFirstPage, address])

  return { all: articles, hasFailed: failedAddress === address }
}
