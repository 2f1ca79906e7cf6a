import { catalogue, pages } from 'virtual:content/catalogue'
import { afterEach, expect, test, vi } from 'vitest'
import { routeOf, routes } from '../../site/routes/routes.ts'

const siteUrl = 'https://goldcrest.example'

/** The parts of a page's JSON-LD by type, read again for the hours of the test. */
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
  vi.doUnmock('virtual:content/business')
  vi.doUnmock('virtual:content/coming-days')
})

function withHours(...rows: [days: string, time: string][]) {
  vi.doMock('virtual:content/business', async (original) => ({
    ...(await original<typeof import('virtual:content/business')>()),
    hours: rows.map(([days, time]) => ({ days, time })),
  }))
}

test('search engines read the opening hours as the page shows them, without the closed day', async () => {
  withHours(
    ['Monday to Friday', '7:00 AM to 7:00 PM'],
    ['Saturday', '7:00 AM to 7:00 PM'],
    ['Sunday', 'Closed'],
  )
  const { HomeAndConstructionBusiness: company } = await partsOf('/')
  const read = company.openingHoursSpecification.map((hours: Record<string, unknown>) =>
    Object.values(hours).flat().join(' '),
  )
  expect(read).toEqual([
    'OpeningHoursSpecification Monday Tuesday Wednesday Thursday Friday 07:00 19:00',
    'OpeningHoursSpecification Saturday 07:00 19:00',
  ])
  expect(Object.keys(company.openingHoursSpecification[0]).join(' ')).toBe(
    '@type dayOfWeek opens closes',
  )
})

test('search engines read on which coming days the company is closed, or open at other hours', async () => {
  expect(await partsOf('/').then(Object.values)).not.toContainEqual(
    expect.objectContaining({ specialOpeningHoursSpecification: expect.anything() }),
  )
  vi.resetModules()
  vi.doMock('virtual:content/coming-days', () => ({
    coming: [
      { name: 'Christmas', first: '2026-12-24', last: '2026-12-26', time: 'Closed' },
      {
        name: 'Fair',
        first: '2027-05-01',
        last: '2027-05-01',
        time: '9 AM to noon and 1 PM to 2 PM',
      },
      { name: 'By call', first: '2027-06-01', last: '2027-06-01', time: 'By appointment' },
    ],
  }))
  const { HomeAndConstructionBusiness: company } = await partsOf('/')
  expect(
    company.specialOpeningHoursSpecification.map((hours: object) =>
      Object.entries(hours).flat().join(' '),
    ),
  ).toEqual(
    [
      'validFrom 2026-12-24 validThrough 2026-12-26 opens 00:00 closes 00:00',
      'validFrom 2027-05-01 validThrough 2027-05-01 opens 09:00 closes 12:00',
      'validFrom 2027-05-01 validThrough 2027-05-01 opens 13:00 closes 14:00',
      'validFrom 2027-06-01 validThrough 2027-06-01 opens 00:00 closes 00:00',
    ].map((hours) => `@type OpeningHoursSpecification ${hours}`),
  )
})

test.each(pages)('$name lists the prices of the quote builder, in its words', async (page) => {
  const { Service: service, BreadcrumbList: trail } = await partsOf(page.path)
  const { steps = [] } = catalogue.services.find(({ id }) => id === page.id) ?? {}
  const listed = [...steps, catalogue.extras]
    .flatMap(({ questions }) => questions)
    .filter(({ id }) => page.listed.includes(id))
    .flatMap((question) => {
      if (question.kind === 'counts') return question.counts.map(({ one, each }) => [one, each])
      if (question.kind === 'yes') return [[question.label, question.price]]
      if (question.kind === 'area') return question.groups.map(({ label, fee }) => [label, fee])
      return question.options.map(({ label, price }) => [label, price])
    })
    .filter(([, price]) => price !== undefined)
  const offers = service.hasOfferCatalog?.itemListElement ?? []
  expect(
    offers.map(({ itemOffered, price }: { itemOffered: { name: string }; price: number }) => [
      itemOffered.name,
      price,
    ]),
  ).toEqual(listed)
  expect(trail.itemListElement.map((step: { item: string }) => step.item)).toEqual([
    `${siteUrl}/`,
    `${siteUrl}${page.path}`,
  ])
})
