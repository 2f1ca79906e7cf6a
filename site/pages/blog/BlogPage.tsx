import { list } from 'virtual:articles/newest'
import { useDeferredValue, useMemo, useRef } from 'react'
import { useBeforePaint } from '../../hooks/prerendered.ts'
import * as words from '../../words/blog.ts'
import { BlogHero } from './BlogHero.tsx'
import { Card } from './Card.tsx'
import { Filters } from './Filters.tsx'
import { addressOf, type Choice, matching } from './filter.ts'
import { Pages } from './Pages.tsx'
import { prepareArticles, useArticles } from './use-articles.ts'
import { useView } from './use-view.ts'
import './BlogPage.css'

/** How many cards a page of the list shows. */
const perPage = 24

/** The blog: search, categories and the matching articles. */
export function BlogPage() {
  const { clear, ...filters } = useView()
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  // Deferred, so that a typed letter appears in the field before the list is filtered.
  const text = useDeferredValue(filters.view.text)
  const { category } = filters.view
  const address = addressOf({ text, category, page: filters.view.page })
  const { all, hasFailed } = useArticles(address, address === '/blog')
  // Until all articles are loaded, the list shows the newest ones.
  const matches = useMemo(
    () => (all ? matching(all, { text, category }) : list.articles),
    [all, text, category],
  )
  const count = all ? matches.length : list.count
  const isWaiting = !all && address !== '/blog'

  const pages = Math.ceil(count / perPage)
  const page = all ? Math.min(filters.view.page, Math.max(pages, 1)) : 1
  // Kept until the list changes, so that a typed letter does not wait while 24 cards render.
  const cards = useMemo(
    () => (
      <ul className="blog-cards">
        {matches.slice((page - 1) * perPage, page * perPage).map((article, at) => (
          <li key={article.slug}>
            <Card article={article} isFirst={at === 0} />
          </li>
        ))}
      </ul>
    ),
    [matches, page],
  )
  useCanonicalAddress(page)

  return (
    <div className="blog wrap">
      <BlogHero />
      <Filters {...filters} field={field} onFocus={prepareArticles} />
      <section className="blog-list" aria-labelledby="_blog-articles">
        <h2 ref={heading} id="_blog-articles" className="hidden" tabIndex={-1}>
          {words.blog.articles}
        </h2>
        <p
          role="status"
          className={matches.length === 0 ? 'd2 blog-count' : 'blog-count'}
          data-none={matches.length === 0}
        >
          {isWaiting ? waitingInWords(hasFailed) : countInWords(count, category, page, pages)}
        </p>
        {matches.length === 0 && (
          <button
            type="button"
            className="btn btn-ink"
            onClick={() => {
              clear()
              field.current?.focus()
            }}
          >
            {words.blog.clearFilters}
          </button>
        )}
        {cards}
        <Pages
          view={{ text, category, page }}
          count={pages}
          onTurn={() => heading.current?.focus()}
        />
      </section>
    </div>
  )
}

/** The count in words, in one text node: of two, a browser's translation may not update both. */
function countInWords(count: number, category: Choice, page: number, pages: number): string {
  if (count === 0) return words.blog.noneFound
  // The text names the category, so that a change to one with as many articles is announced too.
  return words.blog.found(count, category === 'All' ? '' : category, page, pages)
}

function waitingInWords(hasFailed: boolean): string {
  return hasFailed ? words.blog.notLoaded : words.blog.lookingThrough(list.count)
}

/** Makes search engines list each page of the list as its own page, not as a copy of the first. */
function useCanonicalAddress(page: number) {
  useBeforePaint(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (!canonical) return
    const url = new URL('/blog', canonical.href)
    if (page > 1) url.search = `?page=${page}`
    canonical.href = url.href
  }, [page])
}
