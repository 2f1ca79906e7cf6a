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

/** A mail's parameters without the mark for haste: a test mostly types faster than people do. */
export function withoutSuspectMark({ suspect: _, ...params }: Record<string, string>) {
  return params
}
