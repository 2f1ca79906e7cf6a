import { catalogue, pages } from 'virtual:content/catalogue'
import { expect, test } from 'vitest'
import { quoteLink, quotePage } from '../../widgets/rules/embed/quote-link.ts'
import { completeAnswers } from '../../widgets/rules/engine/answers.ts'
import { quoteOf } from '../../widgets/rules/engine/quote.ts'
import { readCode } from '../../widgets/rules/engine/quote-code.ts'
import { gardens } from '../fixtures/catalogue.ts'
import { companyData, partsOf, siteUrl, withCatalogue } from './structured-data.ts'

/** The offers of a service. */
async function offersOf(path: string) {
  const { Service: service } = await partsOf(path)
  const offers: { itemOffered: { name: string }; price: number; url: string }[] =
    service.hasOfferCatalog?.itemListElement ?? []
  return offers
}

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
  withCatalogue(({ pages }) => ({
    pages: pages.map((page) => ({ ...page, listed: ['extraServices'] })),
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
  withCatalogue(({ catalogue }) => ({
    catalogue: { ...catalogue, charges: { minimum: 0, taxes: [], ...charges } },
  }))
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
  withCatalogue(({ catalogue }) => ({ pages: [], catalogue: { ...catalogue, services: [] } }))
  expect(await companyData()).not.toHaveProperty('priceRange')
})
