import { list } from 'virtual:articles/newest'
import { useEffect, useState } from 'react'
import type { ArticleSummary } from '../../articles/article.ts'
import { allSummaries } from '../../articles/files.ts'

/** Every article, newest first, once they are there. */
let all: ArticleSummary[] | undefined =
  list.articles.length === list.count ? list.articles : undefined

let asked: Promise<void> | undefined

/** Asks for all articles, once; anew after it has failed. */
function ask(): Promise<void> {
  asked ??= allSummaries()
    .then((summaries) => {
      all = summaries
    })
    .finally(() => {
      asked = undefined
    })
  return asked
}

/** Lets the articles come before they are looked through. */
export function prepareArticles() {
  if (!all) ask().catch(() => {})
}

/**
 * All articles, undefined until they are there. The page has the newest of a long list with it and
 * asks for the others when a `view` is wanted that is not the first page of all.
 */
export function useArticles(view: string, isFirst: boolean) {
  const [shown, setShown] = useState(all)
  const [failed, setFailed] = useState('')

  useEffect(() => {
    if (shown || isFirst) return
    // Typing on, or choosing again, tries again.
    ask().then(
      () => setShown(all),
      () => setFailed(view),
    )
  }, [shown, isFirst, view])

  return { all: shown, hasFailed: failed === view }
}
