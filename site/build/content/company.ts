import type { Business, Company } from '../../content-schema/company.ts'
import { currencyOf } from './currency.ts'

/** The company of a business.json, with the values that follow from it. */
export function companyOf(business: Business): Company {
  const { town, phone, email, country, locale, currency } = business
  const { province = '', postalCode = '', region = '', testimonial = null } = business
  return {
    ...business,
    province,
    postalCode,
    region,
    testimonial,
    city: province ? `${town}, ${province}` : town,
    area: region ? `${town} and ${region}` : town,
    telHref: telHrefOf(phone),
    mailHref: `mailto:${email}`,
    conventions: { country, locale, currency: currencyOf(currency) },
  }
}

/** Numbers without a plus are North American. The 0 in `+44 (0)20` is for calls from inside. */
function telHrefOf(phone: string): string {
  const digits = phone.replace('(0)', '').replace(/\D/g, '')
  return phone.startsWith('+') ? `tel:+${digits}` : `tel:+1${digits}`
}
