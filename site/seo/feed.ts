import { locale, name } from 'virtual:content/business'
import { escapeHtml } from '../../widgets/rules/text/escape-html.ts'
import type { Article, Block, Inline } from '../articles/article.ts'
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
    `    <content type="html">${escapeHtml(htmlOf(article, siteUrl))}</content>`,
    '  </entry>',
  ].join('\n')
}

/** The whole text, in HTML that any feed reader can show. */
function htmlOf({ intro, sections, cta }: Article, siteUrl: string): string {
  const words = (inlines: Inline[]) => inlines.map((one) => inlineOf(one, siteUrl)).join('')
  const link = (text: string, path: string) => inlineOf({ text, path }, siteUrl)
  const { contact } = cta
  return [
    `<p>${words(intro)}</p>`,
    ...sections.flatMap(({ title, blocks }) => [
      `<h2>${escapeHtml(title)}</h2>`,
      ...blocks.map((block) => blockOf(block, words)),
    ]),
    `<h2>${escapeHtml(cta.title)}</h2>`,
    ...cta.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    `<p>${cta.buttons.map(({ label, path }) => link(label, path)).join(' · ')}</p>`,
    ...(contact
      ? [
          `<p>${escapeHtml(contact.text)}${link(contact.linkText, contact.linkPath)}${escapeHtml(contact.textAfter)}</p>`,
        ]
      : []),
  ].join('\n')
}

function inlineOf(inline: Inline, siteUrl: string): string {
  if (typeof inline === 'string') return escapeHtml(inline)
  if ('strong' in inline) return `<strong>${escapeHtml(inline.strong)}</strong>`
  const href = new URL(inline.path, siteUrl).href
  return `<a href="${escapeHtml(href)}">${escapeHtml(inline.text)}</a>`
}

function blockOf(block: Block, words: (inlines: Inline[]) => string): string {
  const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  if (block.type === 'paragraph') return `<p>${words(block.text)}</p>`
  if (block.type === 'list') return list(block.items.map(words))
  const title = `<p><strong>${escapeHtml(block.title)}</strong></p>`
  if (block.type === 'tip') return `<blockquote>${title}<p>${words(block.text)}</p></blockquote>`
  const items = block.items.map(
    ({ label, text }) => `<strong>${escapeHtml(label)}:</strong> ${words(text)}`,
  )
  return title + list(items)
}
