export const callUs = 'Call us'
export const orWrite = 'Or write'

/** Shown if the form does not appear. A link is written [words](address). */
export const formMissing = (company: {
  phone: string
  telHref: string
  email: string
  mailHref: string
}) =>
  `If the form does not show up here, call [${company.phone}](${company.telHref}) or write to [${company.email}](${company.mailHref}).`
