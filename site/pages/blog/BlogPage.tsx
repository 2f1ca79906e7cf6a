import { list } from 'virtual:articles/newest'
import { useDeferredValue, useMemo, useRef } from 'react'
import { useBeforePaint } from '../../hooks/use-before-paint.ts'
import * as words from '../../words/blog.ts'
import { addressOf } from './address.ts'
import { BlogHero } from './BlogHero.tsx'
import { Card } from './Card.tsx'
import { Filters } from './Filters.tsx'
import { type Choice, matching } from './filter.ts'
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

  // A typed letter appears on the screen before the list follows.
  const text = useDeferredValue(filters.view.text)
  const { category } = filters.view
  const asked = addressOf({ text, category, page: filters.view.page })
  const { all, hasFailed } = useArticles(asked, asked === '/blog')
  // Until all are loaded, the first page stays.
  const found = useMemo(
    () => (all ? matching(all, { text, category }) : list.articles),
    [all, text, category],
  )
  const count = all ? found.length : list.count
  const isWaiting = !all && asked !== '/blog'

  const pages = Math.ceil(count / perPage)
  const page = all ? Math.min(filters.view.page, Math.max(pages, 1)) : 1
  // The same until the list itself changes: a typed letter does not wait for 24 cards.
  const cards = useMemo(
    () => (
      <ul className="blog-cards">
        {found.slice((page - 1) * perPage, page * perPage).map((article, at) => (
          <li key={article.slug}>
            <Card article={article} isFirst={at === 0} />
          </li>
        ))}
      </ul>
    ),
    [found, page],
  )
  useOwnAddress(page)

  return (
    <div className="blog wrap">
      <BlogHero />
      <Filters {...filters} field={field} onFocus={prepareArticles} />
      <section className="blog-list" aria-labelledby="blog-articles">
        <h2 ref={heading} id="blog-articles" className="hidden" tabIndex={-1}>
          {words.articles}
        </h2>
        <p
          role="status"
          className={found.length === 0 ? 'd2 blog-count' : 'blog-count'}
          data-none={found.length === 0}
        >
          {isWaiting ? waitingInWords(hasFailed) : countInWords(count, category, page, pages)}
        </p>
        {found.length === 0 && (
          <button
            type="button"
            className="btn btn-ink"
            onClick={() => {
              clear()
              field.current?.focus()
            }}
          >
            {words.clearFilters}
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

/** The count in words, as one text: of two texts, a browser translation would keep an old one. */
function countInWords(count: number, category: Choice, page: number, pages: number): string {
  if (count === 0) return words.noneFound
  // It names the category, so that another category with as many articles is announced as well.
  return words.found(count, category === 'All' ? '' : category, page, pages)
}

function waitingInWords(hasFailed: boolean): string {
  return hasFailed ? words.notLoaded : words.lookingThrough(list.count)
}

/** Search engines get each page of the list as its own page, not as a copy of the first. */
function useOwnAddress(page: number) {
  useBeforePaint(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (!canonical) return
    const url = new URL('/blog', canonical.href)
    if (page > 1) url.search = `?page=${page}`
    canonical.href = url.href
  }, [page])
}
