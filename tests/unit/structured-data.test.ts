import { catalogue, pages } from 'virtual:content/catalogue'
import type { Graph } from 'schema-dts'
import { afterEach, expect, test, vi } from 'vitest'
import { routeOf, routes } from '../../site/routes/routes.ts'
import type { Catalogue } from '../../widgets/rules/company/catalogue.ts'
import { quoteLink, quotePage } from '../../widgets/rules/embed/quote-link.ts'
import { completeAnswers } from '../../widgets/rules/engine/answers.ts'
import { quoteOf } from '../../widgets/rules/engine/quote.ts'
import { readCode } from '../../widgets/rules/engine/quote-code.ts'
import { gardens } from '../fixtures/catalogue.ts'

const siteUrl = 'https://goldcrest.example'

/** The parts of a page's JSON-LD by type, read again for the facts of the test. */
async function partsOf(path: string, more: object = {}) {
  const { structuredDataOf } = await import('../../site/seo/structured-data.ts')
  const { setConventions } = await import('../../widgets/rules/company/conventions.ts')
  setConventions((await import('virtual:content/business')).conventions)
  const route = routes.find((one) => one.path === path) ?? routeOf(path)
  const script = structuredDataOf({ ...route, ...more }, siteUrl)
  const [, json = ''] =
    /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(script) ?? []
  const graph: Graph['@graph'] = JSON.parse(json)['@graph']
  return Object.fromEntries(graph.map((part) => [Object(part)['@type'], Object(part)]))
}

/** What search engines read of the company. */
async function companyData() {
  const { HomeAndConstructionBusiness: company } = await partsOf('/')
  return company
}

/** The offers of a service. */
async function offersOf(path: string) {
  const { Service: service } = await partsOf(path)
  const offers: { itemOffered: { name: string }; price: number; url: string }[] =
    service.hasOfferCatalog?.itemListElement ?? []
  return offers
}

afterEach(() => {
  vi.resetModules()
  vi.doUnmock('virtual:content/business')
  vi.doUnmock('virtual:content/catalogue')
  vi.doUnmock('virtual:content/coming-days')
})

type Business = typeof import('virtual:content/business')
type Content = typeof import('virtual:content/catalogue')

function withFacts(facts: Partial<Business>) {
  vi.doMock('virtual:content/business', async (original) => ({
    ...(await original<Business>()),
    ...facts,
  }))
}

function withCatalogue(change: (content: Content) => Partial<Content>) {
  vi.doMock('virtual:content/catalogue', async (original) => {
    const content = await original<Content>()
    return { ...content, ...change(content) }
  })
}

const withHours = (...rows: [days: string, time: string][]) =>
  withFacts({ hours: rows.map(([days, time]) => ({ days, time })) })

const withCharges = (charges: Partial<Catalogue['charges']>) =>
  withCatalogue(({ catalogue }) => ({
    catalogue: { ...catalogue, charges: { minimum: 0, taxes: [], ...charges } },
  }))

test('search engines read the opening hours as the page shows them, without the closed day', async () => {
  withHours(
    ['Monday to Friday', '7:00 AM to 7:00 PM'],
    ['Saturday', '7:00 AM to 7:00 PM'],
    ['Sunday', 'Closed'],
  )
  const company = await companyData()
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

test.each(pages)('$name offers whatever costs something in its quote, once', async (page) => {
  const service = catalogue.services.find(({ id }) => id === page.id)
  const prices = [...(service?.steps ?? []), catalogue.extras]
    .flatMap(({ questions }) => questions)
    .flatMap((question) => {
      if (question.kind === 'counts') return question.counts.map(({ one, each }) => [one, each])
      if (question.kind === 'yes') return [[question.line ?? question.label, question.price]]
      if (question.kind === 'area') return []
      return question.options.map(({ label, line = label, price }) => [line, price])
    })
    .filter(([, price]) => price)
  const offers = await offersOf(page.path)
  expect(prices.length).toBeGreaterThan(0)
  expect(offers.map(({ itemOffered, price }) => [itemOffered.name, price]).sort()).toEqual(
    prices.sort(),
  )
})

test.each(pages)('each offer of $name leads to a quote with that price', async (page) => {
  const start = quoteLink(quotePage(siteUrl), '')
  for (const { url, price } of await offersOf(page.path)) {
    expect(url.startsWith(start)).toBe(true)
    const { given } = readCode(catalogue, url.slice(start.length)) ?? {}
    const { lines } = quoteOf(catalogue, completeAnswers(catalogue, given ?? {}))
    expect(lines.map((line) => line.price)).toEqual([price * 100])
  }
})

test('the prices that the owner lists come first', async () => {
  const listed = (id: string) => ({ listed: [id] })
  withCatalogue(({ pages }) => ({
    pages: pages.map((page) => ({ ...page, ...listed('extraServices') })),
  }))
  const [first] = await offersOf('/residential-cleaning')
  expect(first?.itemOffered.name).toBe('Carpet Cleaning')
})

test('what is free, a percent, an area or asked by another service has no offer', async () => {
  withCatalogue(() => gardens)
  const { serviceData } = await import('../../site/seo/service-data.ts')
  const offers = gardens.pages.map((page) => JSON.stringify(serviceData(page, '', siteUrl)))
  for (const text of offers) {
    expect(text).toContain('"price"')
    expect(text).not.toMatch(/"price":(0|null)\b/)
    expect(text).not.toMatch(/Denman|Weekly|Every week/)
  }
})

test('a counted thing has the price of one, and says what one is', async () => {
  const [bedroom] = await offersOf('/residential-cleaning')
  expect(bedroom).toMatchObject({
    price: 80,
    priceCurrency: 'CAD',
    priceSpecification: { price: 80, referenceQuantity: { value: 1, unitText: 'Bedroom' } },
  })
})

test.each([
  ['included', { includedTaxes: [{ name: 'VAT', percent: 20 }] }, true],
  ['added', { taxes: [{ name: 'GST', percent: 5 }] }, false],
  ['not charged', {}, undefined],
])('prices say whether taxes are in them: %s', async (_, charges, isIncluded) => {
  withCharges(charges)
  const [offer] = await offersOf('/airbnb-cleaning')
  expect(Object(offer).priceSpecification.valueAddedTaxIncluded).toBe(isIncluded)
})

test('the price range is what visits usually come to', async () => {
  expect((await companyData()).priceRange).toBe('$100–$400')
})

test('without usual sums, it is from the cheapest price to the dearest, and at least the minimum', async () => {
  withCatalogue(({ pages, catalogue }) => ({
    pages: pages.map(({ typical, ...page }) => page),
    catalogue: { ...catalogue, charges: { minimum: 60, taxes: [] } },
  }))
  expect((await companyData()).priceRange).toBe('$60–$200')
})

test('a company of one price has no range, and one without prices says nothing', async () => {
  withCatalogue(({ pages, catalogue }) => ({
    pages: pages.map(({ typical, ...page }) => page),
    catalogue: { ...catalogue, charges: { minimum: 500, taxes: [] } },
  }))
  expect((await companyData()).priceRange).toBe('$500')
  vi.resetModules()
  withCatalogue(({ catalogue }) => ({ pages: [], catalogue: { ...catalogue, services: [] } }))
  expect(await companyData()).not.toHaveProperty('priceRange')
})

test('search engines read where the company comes to as places', async () => {
  withFacts({ town: 'Hope', province: 'BC', country: 'CA', region: 'the Fraser Canyon' })
  const canada = { '@type': 'Country', name: 'Canada' }
  expect((await companyData()).areaServed).toEqual([
    {
      '@type': 'City',
      name: 'Hope',
      containedInPlace: { '@type': 'State', name: 'BC', containedInPlace: canada },
    },
    { '@type': 'Place', name: 'Fraser Canyon', containedInPlace: canada },
  ])
})

test('a company with little to say, in a country without provinces, says nothing empty', async () => {
  withFacts({
    town: 'Lisbon',
    ...{ province: '', postalCode: '', region: '', country: 'PT', currency: 'EUR', social: [] },
    hours: [{ days: 'Every day', time: 'Closed' }],
  })
  const company = await companyData()
  for (const key of ['sameAs', 'openingHoursSpecification', 'aggregateRating', 'review'])
    expect(company).not.toHaveProperty(key)
  expect(company.areaServed).toEqual([
    {
      '@type': 'City',
      name: 'Lisbon',
      containedInPlace: { '@type': 'Country', name: 'Portugal' },
    },
  ])
  expect(Object.keys(company.address)).toEqual([
    '@type',
    'streetAddress',
    'addressLocality',
    'addressCountry',
  ])
})

test('no text of the content ends the script around it', async () => {
  const hostile = '</script><script>alert(1)</script><!-- "\u2028'
  withFacts({ name: hostile, street: hostile })
  const { HomeAndConstructionBusiness: company, WebPage: page } = await partsOf('/', {
    title: hostile,
  })
  expect([company.name, company.address.streetAddress, page.name]).toEqual([
    hostile,
    hostile,
    hostile,
  ])
})

test('the answers of the questions are plain text, of links the words', async () => {
  const { FAQPage: page } = await partsOf('/faq')
  const answers = page.mainEntity.map((one: { acceptedAnswer: { text: string } }) => {
    return one.acceptedAnswer.text
  })
  expect(answers.length).toBeGreaterThan(0)
  expect(answers.filter((text: string) => /\]\(|[[\]<]/.test(text))).toEqual([])
})
