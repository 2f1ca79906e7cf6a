import type { Article, ArticleSummary } from '../../articles/article.ts'
import * as words from '../../words/blog.ts'
import { ArticleContents } from './ArticleContents.tsx'
import { ArticleText } from './ArticleText.tsx'
import { CallToAction } from './CallToAction.tsx'
import { Head } from './Head.tsx'
import { Neighbours } from './Neighbours.tsx'
import { PriceCall } from './PriceCall.tsx'
import { Share } from './Share.tsx'
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
      </div>
      <CallToAction {...cta} />
      <Neighbours newer={newer} older={older} />
    </article>
  )
}
