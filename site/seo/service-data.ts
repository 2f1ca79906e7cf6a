import { currency } from 'virtual:content/business'
import { catalogue, pages } from 'virtual:content/catalogue'
import type { Offer, Service, UnitPriceSpecification } from 'schema-dts'
import { cents, money } from '../../widgets/rules/company/money.ts'
import { quoteLink, quotePage } from '../../widgets/rules/embed/quote-link.ts'
import { fieldsOf, type KnownAnswers, serviceOf } from '../../widgets/rules/engine/answers.ts'
import { codeOf } from '../../widgets/rules/engine/quote-code.ts'
import type { ServicePage } from '../content-schema/services.ts'
import { askedSteps, choicesOf, offeredAnswers } from '../prices/priced-answers.ts'
import * as words from '../words/site.ts'
import { companyId, serviceId } from './ids.ts'
import { placesServed } from './places-served.ts'

/** What search engines read of a service: who offers it and where, and every price in its quote. */
export function serviceData(page: ServicePage, description: string, siteUrl: string): Service {
  const { name, path } = page
  const offers = pricesOf(page).map((priced) => offerOf(priced, siteUrl))
  return {
    '@type': 'Service',
    '@id': serviceId(siteUrl, path),
    name,
    serviceType: name,
    description,
    url: `${siteUrl}${path}`,
    areaServed: placesServed(),
    provider: { '@id': companyId(siteUrl) },
    ...(offers.length > 0 && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: words.search.pricesOf(name),
        itemListElement: offers,
      },
    }),
  }
}

/**
 * From the lowest to the highest price, such as `$100–$300`: of what visits usually come to, where
 * the services say so, or else of everything that has a price. Undefined if nothing has one.
 */
export function priceRange(): string | undefined {
  const { minimum } = catalogue.charges
  const typical = pages.flatMap((page) => (page.typical ? Object.values(page.typical) : []))
  const priced = pages.flatMap(pricesOf).map(({ price }) => Math.max(price, minimum))
  const amounts = typical.length > 0 ? typical : priced
  if (amounts.length === 0) return undefined
  const ends = [Math.min(...amounts), Math.max(...amounts)].map((end) => money(cents(end)))
  return [...new Set(ends)].join('–')
}

interface PricedChoice {
  readonly name: string
  readonly price: number
  /** Whether the price is that of one, and a visitor may take several. */
  readonly isCounted: boolean
  /** The answers that a quote for it opens with. */
  readonly given: KnownAnswers
}

/**
 * Whatever a visitor can choose for a price: counted things, options, check marks and extras. What is
 * free has no offer, nor has a percent, whose amount depends on the rest, nor an area, which nobody buys.
 */
function pricesOf({ id, listed }: ServicePage): readonly PricedChoice[] {
  const service = serviceOf(catalogue, id)
  if (!service) return []
  const questions = askedSteps(catalogue, service).flatMap((step) => step.questions)
  const isFirst = (question: { readonly id: string }) => Number(listed.includes(question.id))
  return questions
    .toSorted((one, other) => isFirst(other) - isFirst(one))
    .flatMap(fieldsOf)
    .filter(({ kind }) => kind !== 'area')
    .flatMap((field) =>
      choicesOf(field).flatMap(({ line: name, price, answer }) => {
        if (!price) return []
        const given = offeredAnswers(catalogue, { service: id, [field.id]: answer })
        return { name, price, isCounted: field.kind === 'count', given }
      }),
    )
}

function offerOf({ name, price, isCounted, given }: PricedChoice, siteUrl: string): Offer {
  const amount = { price, priceCurrency: currency }
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name },
    ...amount,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...amount,
      ...(isCounted && {
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitText: name },
      }),
      ...taxesIn(),
    } satisfies UnitPriceSpecification,
    url: quoteLink(quotePage(siteUrl), codeOf(catalogue, given)),
  }
}

/** Whether a tax is in the prices; nothing where the company charges none. */
function taxesIn(): Pick<Exclude<UnitPriceSpecification, string>, 'valueAddedTaxIncluded'> {
  const { taxes, includedTaxes = [] } = catalogue.charges
  if (taxes.length === 0 && includedTaxes.length === 0) return {}
  return { valueAddedTaxIncluded: includedTaxes.length > 0 }
}
