import { inOrder } from '../../../widgets/rules/company/coming-days.ts'
import type { Currency } from '../../../widgets/rules/company/conventions.ts'
import type { Business, Company } from '../../content-schema/company.ts'
import { english, nameOfLanguage } from '../../content-schema/english.ts'
import { specialDayOf } from '../../content-schema/opening-hours.ts'
import { facts as words } from '../../words/site.ts'

/** The company of a business.json, with the values that follow from it. */
export function companyOf(business: Business): Company {
  const { town, phone, email, country, locale, currency } = business
  const { province = '', postalCode = '', region = '', testimonial = null } = business
  const { specialDays = [], languages = [english] } = business
  const city = province ? `${town}, ${province}` : town
  return {
    ...business,
    languages,
    languageNames: Object.fromEntries(languages.map((code) => [code, nameOfLanguage(code)])),
    province,
    postalCode,
    region,
    testimonial,
    specialDays: inOrder(specialDays.map(specialDayOf)),
    city,
    postalTown: postalTownOf(city, postalCode, country),
    area: region ? words.area(town, region) : town,
    telHref: `tel:+${internationalDigits(phone)}`,
    mailHref: `mailto:${email}`,
    conventions: { country, locale, currency: currencyOf(currency) },
  }
}

/** Where people write the postal code after the town; elsewhere it is before it. */
const codeComesLast = ['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'SG', 'US', 'ZA']

function postalTownOf(city: string, postalCode: string, country: string): string {
  const parts = codeComesLast.includes(country) ? [city, postalCode] : [postalCode, city]
  return parts.filter(Boolean).join(' ')
}

/**
 * The digits of a phone number with the code of the country. Numbers without a plus are North American. The 0 in
 * `+44 (0)20` is for calls from inside.
 */
export function internationalDigits(phone: string): string {
  const digits = phone.replace('(0)', '').replace(/\D/g, '')
  return phone.startsWith('+') ? digits : `1${digits}`
}

/**
 * How amounts of a currency are written in English. The build works it out, since
 * Intl.NumberFormat keeps a slow phone busy for 80 ms.
 */
export function currencyOf(code: string): Currency {
  const parts = partsOf(1, code, 'narrowSymbol')
  const figure = parts.findIndex(({ type }) => type === 'integer')
  return {
    code,
    sign: parts
      .slice(0, figure)
      .map(({ value }) => value)
      .join(''),
    one: unitOf(1, code),
    many: unitOf(2, code),
  }
}

/** `dollars` for `Canadian dollars`: people who pay in them do not name the country. */
function unitOf(amount: number, code: string): string {
  const name = partsOf(amount, code, 'name').find(({ type }) => type === 'currency')?.value ?? code
  return name.replace(/^.* /, '').toLowerCase()
}

function partsOf(amount: number, currency: string, currencyDisplay: 'narrowSymbol' | 'name') {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay,
    // With cents, the name of 1.00 is the plural: dollars.
    maximumFractionDigits: 0,
  })
  return format.formatToParts(amount)
}
