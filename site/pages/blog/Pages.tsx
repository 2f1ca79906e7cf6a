import { Link } from 'wouter'
import * as words from '../../words/blog.ts'
import { addressOf, type View } from './filter.ts'

interface Props {
  view: View
  count: number
  /** Called when another page is opened, so that the visitor reads on at the top of the list. */
  onTurn(): void
}

/** The first page, the last, and the pages around the current one. */
function linkedPages(current: number, count: number): number[] {
  const near = [current - 2, current - 1, current, current + 1, current + 2]
  return [...new Set([1, ...near, count])].filter((page) => page >= 1 && page <= count)
}

/** The pages of a long list, as links that search engines follow too. */
export function Pages({ view, count, onTurn }: Props) {
  if (count < 2) return null
  return (
    <nav className="blog-pages" aria-label={words.blog.pages}>
      <ol>
        {linkedPages(view.page, count).map((page) => (
          <li key={page}>
            <Link
              href={addressOf({ ...view, page })}
              className={page === view.page ? 'on-ink' : 'on-card'}
              onClick={({ ctrlKey, metaKey, shiftKey }) => {
                if (!ctrlKey && !metaKey && !shiftKey) onTurn()
              }}
              aria-current={page === view.page ? 'page' : undefined}
            >
              <span className="hidden">{words.blog.page} </span>
              {page}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
