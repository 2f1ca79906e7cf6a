import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Article, ArticleSummary } from '../../articles/article.ts'
import { Call } from '../../components/blocks/Call.tsx'
import { Contents } from '../../components/blocks/Contents.tsx'
import { Rest } from '../../components/layout/Rest.tsx'
import * as words from '../../words/blog.ts'
import { ArticleText } from './ArticleText.tsx'
import { Head } from './Head.tsx'
import { PriceCall } from './PriceCall.tsx'
import { Share } from './Share.tsx'
import '../../components/blocks/Contents.css'
import './CallToAction.css'
import './Neighbours.css'
import './ArticlePage.css'
import './print.css'

interface Props {
  article: Article
  newer?: ArticleSummary | undefined
  older?: ArticleSummary | undefined
}

/** An article. */
export function ArticlePage({ article, newer, older }: Props) {
  const { slug, title, intro, tableOfContents, sections, cta } = article
  return (
    <article className="art">
      <div className="wrap">
        <Head article={article} />
        <Rest>
          <div className="art-body">
            <p className="tile on-sand art-intro">
              <ArticleText nodes={intro} title={title} />
            </p>
            <ArticleContents entries={tableOfContents} />
            <div className="art-text">
              {sections.map(({ id, title, nodes }) => (
                <section key={id} id={id}>
                  <div className="art-heading">
                    <h2 className="d3">{title}</h2>
                    <a href={`#${id}`} aria-label={words.article.linkTo(title)}>
                      #
                    </a>
                  </div>
                  <ArticleText nodes={nodes} title={title} />
                </section>
              ))}
            </div>
            <div className="art-rail">
              <PriceCall />
              <Share title={title} path={`/blog/${slug}`} />
            </div>
          </div>
        </Rest>
      </div>
      <Rest>
        <CallToAction {...cta} />
        <Neighbours newer={newer} older={older} />
      </Rest>
    </article>
  )
}

type Entries = Article['tableOfContents']

/** The article's table of contents. It marks the section that is being read. */
function ArticleContents({ entries }: { entries: Entries }) {
  return (
    <Contents
      headingId="_contents"
      title={words.article.inThisArticle}
      entries={entries}
      current={useSectionInView(entries)}
    />
  )
}

/**
 * The id of the first section in the upper half of the screen, below the bar. After the last
 * section, it stays the last one.
 */
function useSectionInView(entries: Entries): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    // While the head or the intro is in view, no section is being read yet.
    const parts = [...document.querySelectorAll('.art-head, .art-intro, .art-text > section')]
    const inView = new Set<Element>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inView.add(target)
          else inView.delete(target)
        }
        const first = parts.find((part) => inView.has(part))
        if (first) setCurrent(entries.find(({ id }) => id === first.id)?.id)
      },
      // A section that a link opens starts 100px below the top of the screen (ArticlePage.css).
      { rootMargin: '-101px 0px -50%' },
    )
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [entries])
  return current
}

/** The call to action at the end of the article. The last word of its title gets the spark. */
function CallToAction({ title, paragraphs, buttons, contact }: Article['cta']) {
  return (
    <Call ground="gold" heading={title.replace(/\S+$/, '*$&*')} className="art-call">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className="actions">
        {buttons.map(({ label, path, primary }) => (
          <Link key={label} href={path} className={primary ? 'btn btn-ink' : 'btn btn-line'}>
            {label}
          </Link>
        ))}
      </div>
      {contact && (
        <p>
          {contact.text}
          <Link href={contact.linkPath}>{contact.linkText}</Link>
          {contact.textAfter}
        </p>
      )}
    </Call>
  )
}

/** The articles before and after this one. */
function Neighbours({ newer, older }: Omit<Props, 'article'>) {
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
