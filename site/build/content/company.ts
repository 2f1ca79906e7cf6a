import type { Business, Company } from '../../content-types.ts'

/** What a company's file says, with what follows from it. */
export function companyOf(business: Business): Company {
  const { town, province, region, phone, email } = business
  return {
    ...business,
    city: `${town}, ${province}`,
    area: `${town} and ${region}`,
    telHref: `tel:+1${phone.replace(/\D/g, '')}`,
    mailHref: `mailto:${email}`,
  }
}
