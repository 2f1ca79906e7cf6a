import company from './fixtures/specified/business.json' with { type: 'json' }
import { content, prices } from './prices.ts'

/** The company of the specification. Browser tests look for these facts on a page, and do not import the product's rules. */
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

/** A percentage of an amount, to the cent. */
export const percentOf = (amount: number, percent: number) => Math.round(amount * percent) / 100

type Line = [label: string, amount: number]

/** The texts of a quote with these lines, computed independently of the product's own rules. */
export function bill(...lines: Line[]) {
  const exact = lines.reduce((sum, [, amount]) => sum + amount, 0)
  const total = Math.round(Number(exact.toFixed(2)))
  return {
    /** The lines as a mail writes them. */
    lines: lines.map(([label, amount]) => `${label}: ${dollars(amount)}`),
    /** The lines as a page shows them. */
    shown: lines.map(([label, amount]) => `${label} ${dollars(amount)}`),
    total,
    /** The crossed-out prices: one, or an empty list when the owner announces no offer. */
    struck: offer?.struck
      ? [`Was ${dollars(Math.floor(Number((total * offer.struck).toFixed(6))))}`]
      : [],
  }
}

/** All the words on a service's tile, which are its accessible name. */
export const tiles = {
  'Residential Cleaning': `Residential Cleaning A bedroom ${dollars(prices.residential.bedrooms)}`,
  'Airbnb Cleaning': `Airbnb Cleaning A bedroom ${dollars(prices.airbnb.bedrooms)}`,
  'Pressure Washing': `Pressure Washing A one-car driveway ${dollars(prices.drivewaySize['1-car'])}`,
}

/** The quote that most tests ask for. */
export const oneBedroom = bill(['1 Bedroom', prices.residential.bedrooms])

/** A bill with a discount line such as `Weekly discount (30%)`, a percentage of the one line above it. */
export function withDiscount([label, amount]: Line, name: string, percent: number) {
  return bill([label, amount], [`${name} discount (${-percent}%)`, percentOf(amount, percent)])
}

/** The heading of the final quote. */
export const quoteIsReady = `Your ${offer ? `${offer.percent}% off ` : ''}personalized cleaning quote is ready!`
