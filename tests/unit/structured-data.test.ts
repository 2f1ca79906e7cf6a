import { afterEach, expect, test, vi } from 'vitest'
import { prices } from '../../site/content/prices.ts'
import { routeOf, routes } from '../../site/routes.ts'

const siteUrl = 'https://goldcrest.example'

/** The parts of a page's JSON-LD by their type, read anew for the hours of the test. */
async function partsOf(path: string) {
  const { structuredDataOf } = await import('../../site/seo/structured-data.ts')
  const route = routes.find((one) => one.path === path) ?? routeOf(path)
  const json = structuredDataOf(route, siteUrl).replace(/<[^>]*>/g, '')
  return Object.fromEntries(
    JSON.parse(json)['@graph'].map((part: { '@type': string }) => [part['@type'], part]),
  )
}

afterEach(() => {
  vi.resetModules()
  vi.doUnmock('../../site/content/business.ts')
})

function withHours(...rows: [days: string, time: string][]) {
  vi.doMock('../../site/content/business.ts', async (original) => ({
    ...(await original<typeof import('../../site/content/business.ts')>()),
    hours: rows.map(([days, time]) => ({ days, time })),
  }))
}

test('search engines read the hours as the page shows them, without the closed day', async () => {
  withHours(
    ['Monday to Friday', '7:00 AM to 7:00 PM'],
    ['Saturday', '7:00 AM to 7:00 PM'],
    ['Sunday', 'Closed'],
  )
  const { HomeAndConstructionBusiness: company } = await partsOf('/')
  expect(company.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '07:00',
      closes: '19:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday'],
      opens: '07:00',
      closes: '19:00',
    },
  ])
})

test('a service offers what the quote tool charges, and the trail leads to it from home', async () => {
  const { Service: service, BreadcrumbList: trail } = await partsOf('/residential-cleaning')
  expect(
    service.hasOfferCatalog.itemListElement.map((offer: { price: number }) => offer.price),
  ).toEqual(Object.values(prices.residential))
  expect(trail.itemListElement.map((step: { item: string }) => step.item)).toEqual([
    `${siteUrl}/`,
    `${siteUrl}/residential-cleaning`,
  ])
})
