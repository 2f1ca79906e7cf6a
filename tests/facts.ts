import company from './fixtures/specified/business.json' with { type: 'json' }
import { content, prices } from './prices.ts'

/** The company of the specification. Browser tests look for it on a page; of the product's own rules they see nothing. */
export const business = {
  ...company,
  city: `${company.town}, ${company.province}`,
  area: `${company.town} and ${company.region}`,
  telHref: `tel:+1${company.phone.replace(/\D/g, '')}`,
  mailHref: `mailto:${company.email}`,
  privacyNotice: {
    ...company.privacyNotice,
    text: company.privacyNotice.text.replace('{name}', company.name),
  },
}
export { prices }
export const { offer, serviceNames } = content

/** An amount as people read it: $80, $22.50, −$1,240. */
export function dollars(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('en-CA', format)}`
}

/** What so many percent of an amount are, to the cent. */
export const percentOf = (amount: number, percent: number) => Math.round(amount * percent) / 100

type Line = [label: string, amount: number]

/** What a quote of these lines says, worked out apart from the product's own rules. */
export function bill(...lines: Line[]) {
  const exact = lines.reduce((sum, [, amount]) => sum + amount, 0)
  const total = Math.round(Number(exact.toFixed(2)))
  return {
    /** As a mail has them. */
    lines: lines.map(([label, amount]) => `${label}: ${dollars(amount)}`),
    /** As a page has them. */
    shown: lines.map(([label, amount]) => `${label} ${dollars(amount)}`),
    total,
    /** Each price that is crossed out: one, or none where the owner announces no offer. */
    struck: offer?.struck
      ? [`Was ${dollars(Math.floor(Number((total * offer.struck).toFixed(6))))}`]
      : [],
  }
}

/** All the words on a service's tile, which are its name. */
export const tiles = {
  'Residential Cleaning': `Residential Cleaning A bedroom ${dollars(prices.residential.bedrooms)}`,
  'Airbnb Cleaning': `Airbnb Cleaning A bedroom ${dollars(prices.airbnb.bedrooms)}`,
  'Pressure Washing': `Pressure Washing A one-car driveway ${dollars(prices.drivewaySize['1-car'])}`,
}

/** The quote that most tests ask for. */
export const oneBedroom = bill(['1 Bedroom', prices.residential.bedrooms])

/** `Weekly discount (30%)`, as the price of a first-row count and its percents have it. */
export function withDiscount([label, amount]: Line, name: string, percent: number) {
  return bill([label, amount], [`${name} discount (${-percent}%)`, percentOf(amount, percent)])
}

/** What the final quote is headed. */
export const quoteIsReady = `Your ${offer ? `${offer.percent}% off ` : ''}personalized cleaning quote is ready!`
