export const lastUpdated = (day: string) => `Last updated ${day}`
export const contactUs = 'Contact Us'

/** A link is written [words](address). */
export const reachUs = (company: {
  phone: string
  telHref: string
  email: string
  mailHref: string
  address: string
}) =>
  `For anything about your data, call [${company.phone}](${company.telHref}), write to [${company.email}](${company.mailHref}), or send a letter to ${company.address}.`
