import { locale, name } from 'virtual:content/business'
import { pages } from 'virtual:content/catalogue'
import { team } from 'virtual:content/pages/about'
import { questions } from 'virtual:content/pages/faq'
import type { BlogPosting, BreadcrumbList, Graph, Question, WebPage } from 'schema-dts'
import type { Article } from '../articles/article.ts'
import type { Route } from '../routes/route-table.ts'
import { routeOf } from '../routes/routes.ts'
import { companyData, siteData } from './company-data.ts'
import { articleId, companyId, pageId, serviceId, siteId, trailId } from './ids.ts'
import { serviceData } from './service-data.ts'
import { sharedCropsOf } from './shared-crops.ts'

/**
 * The structured data of a page for search engines (schema.org, as JSON-LD), from the same content
 * as the visible text. It is written at build time: a script that React renders breaks under
 * Trusted Types.
 */
export function structuredDataOf(route: Route, siteUrl: string): string {
  const url = new URL(route.path, siteUrl).href
  const service = pages.find(({ path }) => path === route.path)
  const { article } = route
  const graph: Graph['@graph'] = [
    companyData(siteUrl),
    siteData(siteUrl),
    pageData(route, url, siteUrl),
    ...(service ? [serviceData(service, route.description, siteUrl)] : []),
    ...(article ? [postingOf(article, url, siteUrl)] : []),
    ...(hasTrail(route) ? [trailOf(route, url, siteUrl)] : []),
  ]
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph } satisfies Graph)
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}

/** The home page has no breadcrumbs: it is where they begin. */
const hasTrail = ({ path }: Route) => path !== '/'

function pageData(route: Route, url: string, siteUrl: string): WebPage {
  const { path, title, description, article, service } = route
  const subject = article ? articleId(url) : service && serviceId(siteUrl, path)
  const basics = {
    '@id': pageId(url),
    url,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { '@id': siteId(siteUrl) },
    ...(hasTrail(route) && { breadcrumb: { '@id': trailId(url) } }),
    ...(subject && { mainEntity: { '@id': subject } }),
  }
  const company = { '@id': companyId(siteUrl) }
  switch (path) {
    case '/':
      return { '@type': 'WebPage', ...basics, about: company }
    case '/about':
      return { '@type': 'AboutPage', ...basics, mainEntity: { ...company, ...employees() } }
    case '/inquiries':
    case '/location':
      return { '@type': 'ContactPage', ...basics, mainEntity: company }
    case '/services':
    case '/blog':
      return { '@type': 'CollectionPage', ...basics }
    case '/faq':
      return { '@type': 'FAQPage', ...basics, mainEntity: questions.map(questionData) }
    default:
      return { '@type': 'WebPage', ...basics }
  }
}

/** The people whom the page shows. */
function employees() {
  const people = team?.people.map(({ name, role }) => ({
    '@type': 'Person' as const,
    name,
    jobTitle: role,
  }))
  return people && { employee: people }
}

/** A question with its answer as plain text: of a [link](/path) only the words. */
function questionData({ question, answer }: { question: string; answer: string }): Question {
  const text = answer.replace(/\[(.+?)\]\(.+?\)/g, '$1')
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }
}

function postingOf(article: Article, url: string, siteUrl: string): BlogPosting {
  const { title, seo, date, author, categoryBadge, featuredImage } = article
  const company = { '@id': companyId(siteUrl) }
  return {
    '@type': 'BlogPosting',
    '@id': articleId(url),
    url,
    mainEntityOfPage: { '@id': pageId(url) },
    headline: title,
    description: seo.description,
    image: sharedCropsOf(featuredImage.src).map(({ file }) => `${siteUrl}/${file}`),
    datePublished: date,
    dateModified: date,
    author: author === name ? company : { '@type': 'Person', name: author },
    publisher: company,
    articleSection: categoryBadge,
    timeRequired: `PT${article.minutes}M`,
    inLanguage: locale,
  }
}

/** The breadcrumb trail from the home page to this page. */
function trailOf(route: Route, url: string, siteUrl: string): BreadcrumbList {
  const parentRoutes = route.article ? ['/', '/blog'] : ['/']
  const itemListElement = [...parentRoutes.map(routeOf), route].map(({ label, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    item: new URL(path, siteUrl).href,
  }))
  return { '@type': 'BreadcrumbList', '@id': trailId(url), itemListElement }
}
