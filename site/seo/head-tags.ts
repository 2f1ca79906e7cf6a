import { locale, name } from 'virtual:content/business'
import { cards } from 'virtual:share-cards'
import { escapeHtml } from '../../widgets/rules/text/escape-html.ts'
import type { Route } from '../routes/route-table.ts'

function tag(element: string, attributes: Record<string, string>) {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${element}${pairs.join('')}>`
}

/** The tags of a prerendered page's head. `siteUrl` has no slash at the end. */
export function headOf(route: Route, siteUrl: string): string {
  const { title, description, path, isPrivate, article } = route
  const url = new URL(path, siteUrl).href
  // Pages without a picture of their own share that of the home page.
  const card = cards[path] ?? cards['/']
  const image = article ? `/og/${article.featuredImage.src}.jpg` : `/${card?.file}`
  const graph: Record<string, string> = {
    'og:type': article ? 'article' : 'website',
    'og:site_name': name,
    'og:locale': locale.replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': new URL(image, siteUrl).href,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': article?.featuredImage.alt ?? card?.alt ?? '',
    ...(article && {
      'article:published_time': article.date,
      'article:author': article.author,
      'article:section': article.categoryBadge,
    }),
  }
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: url }),
    ...(isPrivate ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...Object.entries(graph).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    tag('link', { rel: 'manifest', href: '/site.webmanifest' }),
    tag('link', { rel: 'alternate', type: 'application/atom+xml', title: name, href: '/feed.xml' }),
    tag('link', { rel: 'related', type: 'text/markdown', title: 'Prices', href: '/prices.md' }),
  ].join('\n    ')
}
