import type { BusinessData } from '../rules/company/business.ts'

/** The company's content that the inquiry form shows. */
export interface InquiryContent
  extends Pick<BusinessData, 'services' | 'privacy'>,
    Pick<BusinessData['company'], 'phone' | 'telHref' | 'email' | 'responseHours'> {}
