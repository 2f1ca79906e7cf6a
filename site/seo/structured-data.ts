import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  HomeAndConstructionBusiness,
  OpeningHoursSpecification,
  Service,
} from 'schema-dts'
import { daysOf, spansOf } from '../../widgets/rules/hours.ts'
import * as business from '../content/business.ts'
import { prices } from '../content/prices.ts'
import { services } from '../content/services.ts'
import type { Article, ServiceId } from '../content/types.ts'
import type { Route } from '../routes.ts'
import { sharedCropsOf } from './shared-crops.ts'

/** The prices that are listed as a service's offers: those that its page shows. */
const offered: Partial<Record<ServiceId, Record<string, number>>> = {
  residential: prices.residential,
  commercial: prices.commercial,
  'pressure-washing': { ...prices.additionalSurfaces },
}

/** What one of it is called: `livingRooms` is Living room. */
const words = (id: string) =>
  id
    .replace(/(Count|s)$/, '')
    .replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .replace(/^./, (c) => c.toUpperCase())

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

function companyOf(siteUrl: string): HomeAndConstructionBusiness {
  return {
    '@type': 'HomeAndConstructionBusiness',
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
      addressRegion: business.province,
      addressCountry: 'CA',
    },
    geo: { '@type': 'GeoCoordinates', ...business.geo },
    areaServed: business.area,
    openingHoursSpecification: openingHours(),
    sameAs: Object.values(business.social),
  }
}

function serviceOf(id: ServiceId, url: string, description: string, siteUrl: string): Service {
  const name = business.services[id]
  const shown = offered[id]
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    description,
    url,
    areaServed: business.area,
    provider: { '@id': `${siteUrl}/#company` },
    ...(shown && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: `${name} prices`,
        itemListElement: Object.entries(shown).map(([item, price]) => ({
          '@type': 'Offer' as const,
          itemOffered: { '@type': 'Service' as const, name: words(item) },
          price,
          priceCurrency: 'CAD',
        })),
      },
    }),
  }
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
    inLanguage: 'en-CA',
  }
}

/** From the home page down to this one. */
function trailOf(route: Route, siteUrl: string): BreadcrumbList {
  const trail = route.article?.breadcrumb.items ?? [{ label: 'Home', path: '/' }, route]
  const itemListElement = trail.map(({ label, path = route.path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    item: new URL(path, siteUrl).href,
  }))
  return { '@type': 'BreadcrumbList', itemListElement }
}

/**
 * What search engines read of a page (schema.org, as JSON-LD), from the same content as the visible
 * text. Written into the page at build time: a script that React renders breaks under Trusted Types.
 */
export function structuredDataOf(route: Route, siteUrl: string): string {
  const url = new URL(route.path, siteUrl).href
  const service = services.find(({ path }) => path === route.path)
  const graph: Graph['@graph'] = [
    companyOf(siteUrl),
    ...(service ? [serviceOf(service.id, url, route.description, siteUrl)] : []),
    ...(route.article ? [postingOf(route.article, url, siteUrl)] : []),
    ...(route.path === '/' ? [] : [trailOf(route, siteUrl)]),
  ]
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph } satisfies Graph)
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}
