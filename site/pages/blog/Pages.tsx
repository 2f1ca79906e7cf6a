import { Link } from 'wouter'
import { addressOf, type View } from './address.ts'

interface Props {
  view: View
  count: number
  /** The list's top is what to read next. */
  onTurn(): void
}

/** The pages of a long list, as links a search engine follows too. */
export function Pages({ view, count, onTurn }: Props) {
  if (count < 2) return null
  return (
    <nav className="blog-pages" aria-label="Pages">
      <ol>
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Link
              href={addressOf({ ...view, page })}
              className={page === view.page ? 'on-ink' : 'on-card'}
              onClick={({ ctrlKey, metaKey, shiftKey }) => {
                if (!ctrlKey && !metaKey && !shiftKey) onTurn()
              }}
              aria-current={page === view.page ? 'page' : undefined}
            >
              <span className="hidden">Page </span>
              {page}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
