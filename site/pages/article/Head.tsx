import { locale } from 'virtual:content/business'
import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { type Article, dateInWords } from '../../articles/article.ts'
import { LogoMark } from '../../components/layout/LogoMark.tsx'
import { Picture } from '../../components/pictures/Picture.tsx'
import { routeOf } from '../../routes/routes.ts'
import * as words from '../../words/blog.ts'
import './Head.css'

const parents = ['/', '/blog'].map(routeOf)

/** A title with at least this many letters gets a smaller size. */
const longTitle = 44

/** The breadcrumbs, the title, the author and date, and the picture. */
export function Head({ article }: { article: Article }) {
  const { title, categoryBadge, author, date, minutes, featuredImage } = article
  return (
    <header className="art-head">
      <nav className="art-trail" aria-label={words.article.trail}>
        <ol>
          {parents.map(({ label, path }) => (
            <li key={path}>
              <Link href={path}>{label}</Link>
              <ChevronRight aria-hidden />
            </li>
          ))}
          <li>
            <span aria-current="page">{title}</span>
          </li>
        </ol>
      </nav>
      <div className="split split-end art-top">
        <div>
          <span className="chip on-gold">{categoryBadge}</span>
          {import.meta.env.DEV && article.isDraft && (
            <>
              {' '}
              <span className="chip on-tint">{words.article.draft}</span>
            </>
          )}
          <h1 tabIndex={-1} data-long={title.length >= longTitle}>
            {title}
          </h1>
        </div>
        <div className="art-by">
          <span className="tile-icon tile-icon-l">
            <LogoMark />
          </span>
          <p>
            <strong>{author}</strong>
            <span>
              <time dateTime={date}>{dateInWords(date, locale)}</time> ·{' '}
              {words.article.readingTime(minutes)}
            </span>
          </p>
        </div>
      </div>
      <Picture
        name={featuredImage.src}
        alt={featuredImage.alt}
        sizes="(width <= 768px) 92vw, (width <= 1440px) 89vw, 80rem"
        className="art-picture"
        isFirst
      />
    </header>
  )
}
