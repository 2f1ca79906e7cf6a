import * as business from 'virtual:content/business'
import { catalogue, pages } from 'virtual:content/catalogue'
import { coming } from 'virtual:content/coming-days'
import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  LocalBusiness,
  Offer,
  OpeningHoursSpecification,
  Service,
} from 'schema-dts'
import { daysOf, spansOf } from '../../widgets/rules/company/hours.ts'
import { fieldsOf, questionsOf, serviceOf } from '../../widgets/rules/engine/answers.ts'
import type { Article } from '../articles/article.ts'
import type { ServicePage } from '../content-schema/services.ts'
import { choicesOf } from '../prices/priced-answers.ts'
import type { Route } from '../routes/route-table.ts'
import { routeOf } from '../routes/routes.ts'
import * as words from '../words/site.ts'

/** The opening hours, without the days on which the company is closed. */
function openingHours(): OpeningHoursSpecification[] {
  return business.hours.flatMap(({ days, time }) =>
    (spansOf(time) ?? []).map((span) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daysOf(days) ?? [],
      ...span,
    })),
  )
}

/** Closed is from midnight to midnight, as search engines read it; so are days by appointment. */
function specialHours(): OpeningHoursSpecification[] {
  return coming.flatMap(({ first, last, time }) => {
    const spans = spansOf(time) ?? []
    return (spans.length > 0 ? spans : [{ opens: '00:00', closes: '00:00' }]).map((span) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: first,
      validThrough: last,
      ...span,
    }))
  })
}

function companyOf(siteUrl: string): LocalBusiness {
  return {
    '@type': business.kind,
    '@id': `${siteUrl}/#company`,
    name: business.name,
    url: `${siteUrl}/`,
    image: `${siteUrl}/share.jpg`,
    telephone: business.telHref.replace('tel:', ''),
    email: business.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.street,
      addressLocality: business.town,
      ...(business.province && { addressRegion: business.province }),
      ...(business.postalCode && { postalCode: business.postalCode }),
      addressCountry: business.country,
    },
    geo: { '@type': 'GeoCoordinates', ...business.geo },
    areaServed: business.area,
    openingHoursSpecification: openingHours(),
    ...(coming.length > 0 && { specialOpeningHoursSpecification: specialHours() }),
    ...(business.social.length > 0 && { sameAs: business.social.map(({ url }) => url) }),
  }
}

function serviceDataOf(
  page: ServicePage,
  url: string,
  description: string,
  siteUrl: string,
): Service {
  const { name } = page
  const offers = offersOf(page)
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    description,
    url,
    areaServed: business.area,
    provider: { '@id': `${siteUrl}/#company` },
    ...(offers.length > 0 && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: words.search.pricesOf(name),
        itemListElement: offers,
      },
    }),
  }
}

/** The prices of the questions that the service lists. */
function offersOf({ id, listed }: ServicePage): Offer[] {
  const service = serviceOf(catalogue, id)
  if (!service) return []
  return questionsOf(catalogue, service)
    .filter((question) => listed.includes(question.id))
    .flatMap(fieldsOf)
    .flatMap(choicesOf)
    .flatMap(({ name, price }) => {
      if (price === undefined) return []
      return {
        '@type': 'Offer' as const,
        itemOffered: { '@type': 'Service' as const, name },
        price,
        priceCurrency: business.currency,
      }
    })
}

function postingOf(article: Article, url: string, siteUrl: string): BlogPosting {
  const { title, seo, date, author, categoryBadge, featuredImage } = article
  const company = { '@id': `${siteUrl}/#company` }
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: title,
    description: seo.description,
    image: sharedCropsOf(featuredImage.src).map(({ file }) => `${siteUrl}/${file}`),
    datePublished: date,
    dateModified: date,
    author: author === business.name ? company : { '@type': 'Person', name: author },
    publisher: company,
    articleSection: categoryBadge,
    timeRequired: `PT${article.minutes}M`,
    inLanguage: business.locale,
  }
}

/** The breadcrumb trail from the home page to this page. */
function trailOf(route: Route, siteUrl: string): BreadcrumbList {
  const parentRoutes = route.article ? ['/', '/blog'] : ['/']
  const itemListElement = [...parentRoutes.map(routeOf), route].map(({ label, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    item: new URL(path, siteUrl).href,
  }))
  return { '@type': 'BreadcrumbList', itemListElement }
}

/**
 * The structured data of a page for search engines (schema.org, as JSON-LD), from the same content
 * as the visible text. It is written at build time: a script that React renders breaks under
 * Trusted Types.
 */
export function structuredDataOf(route: Route, siteUrl: string): string {
  const url = new URL(route.path, siteUrl).href
  const service = pages.find(({ path }) => path === route.path)
  const graph: Graph['@graph'] = [
    companyOf(siteUrl),
    ...(service ? [serviceDataOf(service, url, route.description, siteUrl)] : []),
    ...(route.article ? [postingOf(route.article, url, siteUrl)] : []),
    ...(route.path === '/' ? [] : [trailOf(route, siteUrl)]),
  ]
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph } satisfies Graph)
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}

/**
 * The sizes in pixels that an article's picture is cropped to, by the ending of the file name. The
 * first is for social networks; search engines choose from the other three shapes.
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
const crops = {
  '': [1200, 630],
  '-16x9': [1200, 675],
  '-4x3': [1200, 900],
  '-1x1': [1200, 1200],
} as const

export interface SharedCrop {
  file: string
  /** The picture it is made from. */
  picture: string
  width: number
  height: number
}

/** The files that a picture is shared as; the first is for social networks. */
export function sharedCropsOf(picture: string): SharedCrop[] {
  return Object.entries(crops).map(([end, [width, height]]) => ({
    file: `og/${picture}${end}.jpg`,
    picture,
    width,
    height,
  }))
}
