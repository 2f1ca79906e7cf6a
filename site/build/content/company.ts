import type { Business, Company } from '../../content-types/company.ts'
import { currencyOf } from './currency.ts'

/** What a company's file says, with what follows from it. */
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

/** A number without a plus is one of North America. In `+44 (0)20` the 0 is for those who call from within. */
function telHrefOf(phone: string): string {
  const digits = phone.replace('(0)', '').replace(/\D/g, '')
  return phone.startsWith('+') ? `tel:+${digits}` : `tel:+1${digits}`
}
