import type { Account, AccountIds } from '../../../widgets/rules/company/business.ts'

/** The names of the EmailJS ids. */
const emailIds = [
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_QUOTE_TEMPLATE_ID',
  'VITE_EMAILJS_INQUIRY_TEMPLATE_ID',
  'VITE_EMAILJS_PUBLIC_KEY',
] as const
type EmailId = (typeof emailIds)[number]

/** The name of the same id of the reserve, the account for leads that the first one refuses. */
const ofReserve = (id: EmailId) => id.replace('EMAILJS_', 'EMAILJS_RESERVE_')
const reserveIds = emailIds.map(ofReserve)

/** The names of all settings for EmailJS. */
export const emailNames: readonly string[] = [...emailIds, ...reserveIds]

/** The value of each setting by its name. */
type Values = Readonly<Record<string, string | undefined>>

/** Where leads go with these settings; null for the mailbox of a local build. */
export function emailAccount(values: Values): Account | null {
  const ids = idsIn(values, (id) => id)
  const reserve = idsIn(values, ofReserve)
  return ids && { ...ids, origin: 'https://api.emailjs.com', ...(reserve && { reserve }) }
}

/** The ids of an account; null if it lacks one. */
function idsIn(values: Values, nameOf: (id: EmailId) => string): AccountIds | null {
  const [serviceId, quoteTemplateId, inquiryTemplateId, publicKey] = emailIds.map(
    (id) => values[nameOf(id)],
  )
  if (!serviceId || !quoteTemplateId || !inquiryTemplateId || !publicKey) return null
  return { serviceId, quoteTemplateId, inquiryTemplateId, publicKey }
}

export interface Fault {
  name: string
  sentence: string
  /** For a missing name: another one that is set, so that a line can be shown. */
  near?: string
}

/** The problems of the settings for EmailJS. */
export function emailFaults(values: Values): Fault[] {
  const isSet = (name: string) => Boolean(values[name])
  const faults = [
    ...missingFaults(emailIds, isSet, 'set all four EmailJS ids or none.'),
    ...missingFaults(reserveIds, isSet, 'set all four ids of the reserve account or none.'),
  ]
  const [near] = reserveIds.filter(isSet)
  if (near && !emailIds.some(isSet)) {
    const sentence = 'is missing; a reserve account needs a first one, which it is the reserve of.'
    faults.push(...emailIds.map((name) => ({ name, sentence, near })))
  }
  const key = values.VITE_EMAILJS_PUBLIC_KEY
  const reserveKey = ofReserve('VITE_EMAILJS_PUBLIC_KEY')
  if (key && key === values[reserveKey]) {
    // Only the key tells accounts apart, as owners may give the rest the same names in both.
    const sentence = `"${key}" is the first account's key too, and one account has one quota; write the key of another account.`
    faults.push({ name: reserveKey, sentence })
  }
  const swapped = emailIds.flatMap((id) =>
    [id, ofReserve(id)].flatMap((name) => swappedFaults(id, name, values[name])),
  )
  return [...faults, ...swapped]
}

/** The problems of names that are set only in part. */
function missingFaults(
  names: readonly string[],
  isSet: (name: string) => boolean,
  advice: string,
): Fault[] {
  const [near] = names.filter(isSet)
  if (!near) return []
  const missing = names.filter((name) => !isSet(name))
  return missing.map((name) => ({ name, sentence: `is missing; ${advice}`, near }))
}

/** How the ids that EmailJS makes begin, and what they are. Owners may rename all but the key. */
const beginnings = {
  service_: 'the id of a mail service',
  template_: 'the id of a template',
  user_: 'a public key',
}

const template = { beginning: 'template_', instead: 'the id of a template, as template_ab12cde' }

/** How each id may begin, and what to write when it is the id of something else. */
const expectedIds: Record<EmailId, { beginning: string; instead: string }> = {
  VITE_EMAILJS_SERVICE_ID: {
    beginning: 'service_',
    instead: 'the id of your mail service, as service_ab12cde',
  },
  VITE_EMAILJS_QUOTE_TEMPLATE_ID: template,
  VITE_EMAILJS_INQUIRY_TEMPLATE_ID: template,
  VITE_EMAILJS_PUBLIC_KEY: {
    beginning: 'user_',
    instead: 'the public key, which EmailJS shows under Account',
  },
}

/** The problem of an EmailJS id that is set in the place of another. */
function swappedFaults(id: EmailId, name: string, value = ''): Fault[] {
  const { beginning, instead } = expectedIds[id]
  return Object.entries(beginnings)
    .filter(([other]) => other !== beginning && value.startsWith(other))
    .map(([, what]) => ({ name, sentence: `"${value}" is ${what}; write ${instead}.` }))
}
