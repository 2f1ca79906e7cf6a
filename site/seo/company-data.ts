import * as business from 'virtual:content/business'
import { pages } from 'virtual:content/catalogue'
import { coming } from 'virtual:content/coming-days'
import type { LocalBusiness, OpeningHoursSpecification, WebSite } from 'schema-dts'
import { daysOf, spansOf } from '../../widgets/rules/company/hours.ts'
import { companyId, serviceId, siteId } from './ids.ts'
import { placesServed } from './places-served.ts'
import { priceRange } from './service-data.ts'

/**
 * What search engines read of the company. It has no rating: search engines show no reviews that a
 * company publishes of itself.
 * https://developers.google.com/search/docs/appearance/structured-data/review-snippet#self-serving-reviews
 */
export function companyData(siteUrl: string): LocalBusiness {
  const { geo, social, currency } = business
  const range = priceRange()
  const openingHours = openingHoursOf()
  return {
    '@type': business.kind,
    '@id': companyId(siteUrl),
    name: business.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
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
    geo: { '@type': 'GeoCoordinates', ...geo },
    areaServed: placesServed(),
    ...(openingHours.length > 0 && { openingHoursSpecification: openingHours }),
    ...(coming.length > 0 && { specialOpeningHoursSpecification: specialHours() }),
    currenciesAccepted: currency,
    ...(range !== undefined && { priceRange: range }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      itemListElement: pages.map(({ name, path }) => ({
        '@type': 'Offer' as const,
        itemOffered: {
          '@type': 'Service' as const,
          '@id': serviceId(siteUrl, path),
          name,
          url: `${siteUrl}${path}`,
        },
      })),
    },
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  }
}

export function siteData(siteUrl: string): WebSite {
  const { name, shortName, locale } = business
  return {
    '@type': 'WebSite',
    '@id': siteId(siteUrl),
    url: `${siteUrl}/`,
    name,
    ...(shortName !== name && { alternateName: shortName }),
    inLanguage: locale,
    publisher: { '@id': companyId(siteUrl) },
  }
}

/** The opening hours, without the days on which the company is closed. */
function openingHoursOf(): OpeningHoursSpecification[] {
  return business.hours.flatMap(({ days, time }) =>
    (spansOf(time) ?? []).map((span) => ({
      '@type': 'OpeningHoursSpecification' as const,
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
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: first,
      validThrough: last,
      ...span,
    }))
  })
}
