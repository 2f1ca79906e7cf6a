import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCatalogue } from '../site/build/content/read-catalogue.ts'
import type { OneOption } from '../widgets/rules/company/catalogue.ts'
import company from './fixtures/specified/business.json' with { type: 'json' }

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
/** The services of the company of the specification. */
const content = readCatalogue(fileURLToPath(new URL('fixtures/specified', import.meta.url)))

const { services, extras } = content.catalogue
const questions = [...services.flatMap(({ steps }) => steps), extras].flatMap(
  (step) => step.questions,
)

/** The price of one of each counted thing. */
function counted<Id extends string>(service: string, ids: readonly Id[]) {
  const steps = services.find(({ id }) => id === service)?.steps ?? []
  const counts = steps
    .flatMap((step) => step.questions)
    .flatMap((question) => (question.kind === 'counts' ? question.counts : []))
  return tableOf(ids, (id) => counts.find((count) => count.id === id)?.each)
}

/** The price or percentage of each option of a question. */
function options<Id extends string>(question: string, ids: readonly Id[]) {
  const found = questions.find(({ id }) => id === question)
  const known: readonly OneOption[] = found && 'options' in found ? found.options : []
  return tableOf(ids, (id) => {
    const { percent, price } = known.find((option) => option.id === id) ?? {}
    return percent ?? price
  })
}

function tableOf<Id extends string>(ids: readonly Id[], amountOf: (id: Id) => number | undefined) {
  return Object.fromEntries(ids.map((id) => [id, amountOf(id) ?? 0])) as Record<Id, number>
}

const rooms = ['bedrooms', 'bathrooms', 'livingRooms', 'kitchens'] as const

/** Every amount of the four services that the browser tests use, in dollars and percents. */
export const prices = {
  residential: counted('residential', rooms),
  airbnb: counted('airbnb', rooms),
  commercial: counted('commercial', ['officeCount', 'restrooms', 'commonAreas']),
  'pressure-washing': counted('pressure-washing', ['windowCount']),
  drivewaySize: options('drivewaySize', ['1-car', '2-car', '3-car', '4-plus-car']),
  additionalSurfaces: options('additionalSurfaces', [
    'siding',
    'deck',
    'patio',
    'walkway',
    'fence',
  ]),
  frequency: options('frequency', ['one-time', 'weekly', 'bi-weekly', 'monthly']),
  turnaround: options('turnaround', ['flexible', 'next-day', 'same-day']),
  buildingType: options('buildingType', ['office', 'retail', 'restaurant']),
  extraServices: options('extraServices', ['carpetCleaning', 'ovenCleaning', 'fridgeCleaning']),
}

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

/** What a mail program may add to the end of a link. */
export const linkTails = [
  ...['.', ',', ')', '>', '"', "'", ';', '!', '?', ' ', '>.'],
  ...['%20', '%3E', '%E2%80%9D', '\u201d', '\u00bb', '%'],
]

/**
 * Matches the address that opens a quote again, which contains all parts of a code such as `2.r.bedrooms-3.extras-0`.
 * A service may ask for more than these.
 */
export function quoteLinkOf(siteUrl: string, code: string): RegExp {
  const [version, service, ...parts] = code.split('.')
  const each = parts.map((part) => `(?=.*\\.${part}\\.)`).join('')
  return new RegExp(
    `^${siteUrl}/quote-builder(\\?[^#]*)?#q=${version}\\.${service}${each}.*\\.~[\\da-z]+$`,
  )
}

/** The installed version of the EmailJS SDK, which puts it into every mail. */
export const emailJsVersion: string = JSON.parse(
  readFileSync(new URL('../node_modules/@emailjs/browser/package.json', import.meta.url), 'utf8'),
).version
