import { list } from 'virtual:articles/newest'
import { missing } from 'virtual:content/pages/article'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { PageHeading } from '../../components/blocks/PageHeading.tsx'
import * as words from '../../words/blog.ts'
import './NoArticlePage.css'

/** How many of the newest articles to offer instead. */
const offeredCount = 3

/** The page for an unknown slug, with links to other pages. */
export function NoArticlePage() {
  return (
    <div className="split split-end wrap art-none">
      <div>
        <PageHeading text={missing.heading} />
        <p className="lead">{missing.text}</p>
        <div className="actions">
          <Link href="/blog" className="btn btn-gold">
            {words.article.allArticles}
          </Link>
          <Link href="/services" className="btn btn-line">
            {words.article.allServices}
          </Link>
        </div>
      </div>
      <section>
        <h2 className="d5">{missing.others}</h2>
        <ul>
          {list.articles.slice(0, offeredCount).map(({ slug, path, title }) => (
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
