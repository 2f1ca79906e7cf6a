import { locale, name } from 'virtual:content/business'
import { table } from 'virtual:pictures/masters'
import type { Image } from 'mdast'
import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeHtml } from '../../widgets/rules/text/escape-html.ts'
import type { Article } from '../articles/article.ts'
import { type Draw, Markdown } from '../components/blocks/Markdown.tsx'
import { fallbackWidthOf, fileOf } from '../components/pictures/picture-files.ts'
import { routeOf } from '../routes/routes.ts'

/** How many articles the feed contains at most. */
const maxArticles = 50

/** The Atom feed of the newest articles, each with its whole text. `articles` are newest first. */
export function feedOf(articles: Article[], siteUrl: string): string {
  const newest = articles[0]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `  <title>${escapeHtml(routeOf('/blog').title)}</title>`,
    `  <id>${siteUrl}/blog</id>`,
    `  <link rel="alternate" type="text/html" href="${siteUrl}/blog"/>`,
    `  <link rel="self" type="application/atom+xml" href="${siteUrl}/feed.xml"/>`,
    `  <updated>${noonUtc(newest?.date ?? '1970-01-01')}</updated>`,
    `  <author><name>${escapeHtml(name)}</name></author>`,
    ...articles.slice(0, maxArticles).map((article) => entryOf(article, siteUrl)),
    '</feed>',
    '',
  ].join('\n')
}

/** Noon UTC, so the date is the same in nearly every time zone. */
function noonUtc(date: string): string {
  return `${date}T12:00:00Z`
}

function entryOf(article: Article, siteUrl: string): string {
  const { slug, title, seo, date, author, categoryBadge } = article
  const url = `${siteUrl}/blog/${slug}`
  const html = renderToStaticMarkup(<WholeText article={article} siteUrl={siteUrl} />)
  return [
    '  <entry>',
    `    <title>${escapeHtml(title)}</title>`,
    `    <id>${url}</id>`,
    `    <link rel="alternate" type="text/html" href="${url}"/>`,
    `    <published>${noonUtc(date)}</published>`,
    `    <updated>${noonUtc(date)}</updated>`,
    `    <author><name>${escapeHtml(author)}</name></author>`,
    `    <category term="${escapeHtml(categoryBadge)}"/>`,
    `    <summary>${escapeHtml(seo.description)}</summary>`,
    `    <content type="html">${escapeHtml(html)}</content>`,
    '  </entry>',
  ].join('\n')
}

/** The whole text, in plain elements that any feed reader can show. */
function WholeText({ article, siteUrl }: { article: Article; siteUrl: string }) {
  const { slug, intro, sections, cta } = article
  const absolute = (path: string) => new URL(path, `${siteUrl}/blog/${slug}`).href
  const draw: Draw = (node, inner) => {
    switch (node.type) {
      case 'link':
        return <a href={absolute(node.url)}>{inner}</a>
      case 'image':
        return <Figure {...node} absolute={absolute} />
      case 'tip':
        return (
          <blockquote>
            <BoxTitle title={node.title} />
            {inner}
          </blockquote>
        )
      case 'highlight':
        return (
          <>
            <BoxTitle title={node.title} />
            <ul>
              {node.rows.map(({ label, text }) => (
                <li key={label}>
                  <strong>{label}:</strong> <Markdown nodes={text} draw={draw} />
                </li>
              ))}
            </ul>
          </>
        )
    }
  }
  const { contact } = cta
  return (
    <>
      <p>
        <Markdown nodes={intro} draw={draw} />
      </p>
      {sections.map(({ id, title, nodes }) => (
        <Fragment key={id}>
          <h2>{title}</h2>
          <Markdown nodes={nodes} draw={draw} />
        </Fragment>
      ))}
      <h2>{cta.title}</h2>
      {cta.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        {cta.buttons.map(({ label, path }, at) => (
          <Fragment key={label}>
            {at > 0 && ' · '}
            <a href={absolute(path)}>{label}</a>
          </Fragment>
        ))}
      </p>
      {contact && (
        <p>
          {contact.text}
          <a href={absolute(contact.linkPath)}>{contact.linkText}</a>
          {contact.textAfter}
        </p>
      )}
    </>
  )
}

function BoxTitle({ title }: { title: string }) {
  return (
    <p>
      <strong>{title}</strong>
    </p>
  )
}

/** A picture as wide as a text. */
function Figure({ url, alt, title, absolute }: Image & { absolute(path: string): string }) {
  const [fullWidth = 0, fullHeight = 0] = table[url] ?? []
  const width = fallbackWidthOf(fullWidth)
  return (
    <figure>
      <img
        src={absolute(fileOf(table, url, width, 'webp'))}
        alt={alt ?? ''}
        width={width}
        height={Math.round((fullHeight * width) / fullWidth)}
      />
      {title && <figcaption>{title}</figcaption>}
    </figure>
  )
}
