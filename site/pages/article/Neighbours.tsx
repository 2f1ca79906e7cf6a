import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import type { ArticleSummary } from '../../articles/article.ts'
import * as words from '../../words/blog.ts'
import './Neighbours.css'

interface Props {
  newer?: ArticleSummary | undefined
  older?: ArticleSummary | undefined
}

/** The articles before and after this one. */
export function Neighbours({ newer, older }: Props) {
  if (!newer && !older) return null
  return (
    <nav className="art-neighbours wrap" aria-label={words.article.moreArticles}>
      {older && (
        <Link href={older.path} rel="prev" className="tile">
          <span>
            <ArrowLeft className="icon" aria-hidden />
            {words.article.previousArticle}
          </span>
          <strong className="d4">{older.title}</strong>
        </Link>
      )}
      {newer && (
        <Link href={newer.path} rel="next" className="tile art-next">
          <span>
            {words.article.nextArticle}
            <ArrowRight className="icon" aria-hidden />
          </span>
          <strong className="d4">{newer.title}</strong>
        </Link>
      )}
    </nav>
  )
}
