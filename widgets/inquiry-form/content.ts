import type { BusinessData } from '../rules/company/business.ts'

/** What the company's data says, as the inquiry form shows it. */
export interface InquiryContent
  extends Pick<BusinessData, 'services' | 'privacy'>,
    Pick<BusinessData['company'], 'phone' | 'telHref' | 'email' | 'responseHours'> {}
