import { country, locale, province, region, town } from 'virtual:content/business'
import type { Place } from 'schema-dts'

/** The town, in its province and country, and the region around it if the company names one. */
export function placesServed(): Place[] {
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  const inCountry = { '@type': 'Country', name: countryName } as const
  return [
    {
      '@type': 'City',
      name: town,
      containedInPlace: province
        ? { '@type': 'State', name: province, containedInPlace: inCountry }
        : inCountry,
    },
    ...(region
      ? [
          {
            '@type': 'Place' as const,
            name: region.replace(/^the /i, ''),
            containedInPlace: inCountry,
          },
        ]
      : []),
  ]
}
