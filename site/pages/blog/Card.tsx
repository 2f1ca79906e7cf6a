import { locale } from 'virtual:content/business'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { type ArticleSummary, dateInWords } from '../../articles/article.ts'
import { Picture } from '../../components/pictures/Picture.tsx'
import * as words from '../../words/blog.ts'
import { actions } from '../../words/site.ts'
import './Card.css'

interface Props {
  article: ArticleSummary
  isFirst: boolean
}

/** An article in the list. The whole card can be pressed; the link has its name. */
export function Card({ article, isFirst }: Props) {
  const { slug, title, excerpt, category, date, author, path, image, alt } = article
  const titleId = `_article-${slug}`
  return (
    <article className="blog-card" aria-labelledby={titleId}>
      <Picture
        name={image}
        alt={alt}
        sizes="(width <= 640px) 92vw, (width <= 1000px) 46vw, 42rem"
        isFirst={isFirst}
      />
      <div className="blog-card-text">
        <span className="chip on-tint">{category}</span>
        <h3 id={titleId} className="d4">
          {title}
        </h3>
        <p className="blog-excerpt">{excerpt}</p>
        <p className="blog-by">
          <time dateTime={date}>{dateInWords(date, locale)}</time>
          <span>{author}</span>
        </p>
        <Link href={path} className="cover blog-more">
          {words.blog.readMore} <span className="hidden">{actions.about(title)}</span>
          <ArrowRight className="icon" aria-hidden />
        </Link>
      </div>
    </article>
  )
}
