import { expect } from 'playwright/test'
import { builtVersion } from '../built.ts'
import { business } from '../facts.ts'
import { inquiry } from './inquiry-page.ts'
import { contact } from './wizard-page.ts'

/** The parameters of a mail from the visitor who typed `contact`: the phone number is ten digits. */
export const sentContact = { ...contact, phone: '6045550199' }

/** The parameters of a mail from the visitor who wrote `inquiry`. */
export const sentInquiry = {
  from_name: inquiry.name,
  from_email: inquiry.email,
  phone: '6045550177',
  service: inquiry.service,
  message: inquiry.message,
  to_email: business.email,
}

/** The parameters of every mail that name its script and its price list. */
export const scriptParams = {
  version: builtVersion(),
  price_list: expect.stringMatching(/^[a-z\d]+$/),
}

/** The id of a lead. */
export const someId = expect.stringMatching(/^\w{12,}$/)

/** The parameters of a lead and its events where it is unknown how the visitor came. */
export const nowhere = {
  partner: 'Fleetwood Rentals',
  reference: '',
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
  gclid: '',
  referrer: '',
}

/** A mail's parameters without the mark for haste: a test mostly types faster than people do. */
export function withoutSuspectMark({ suspect: _, ...params }: Record<string, string>) {
  return params
}
