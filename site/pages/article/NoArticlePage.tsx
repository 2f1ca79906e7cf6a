import { list } from 'virtual:articles/newest'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import './NoArticlePage.css'

/** How many articles to offer instead: the newest. */
const offered = 3

/** What an unknown slug shows, with ways onward. */
export function NoArticlePage() {
  return (
    <div className="split split-end wrap art-none">
      <div>
        <h1 tabIndex={-1}>Post not found</h1>
        <p className="lead">Swept away, perhaps, or the address has a typo in it.</p>
        <div className="actions">
          <Link href="/blog" className="btn btn-gold">
            All articles
          </Link>
          <Link href="/services" className="btn btn-line">
            View All Services
          </Link>
        </div>
      </div>
      <section>
        <h2 className="d5">Still standing</h2>
        <ul>
          {list.articles.slice(0, offered).map(({ slug, path, title }) => (
            <li key={slug}>
              <Link href={path}>
                {title}
                <ArrowRight className="icon" aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
