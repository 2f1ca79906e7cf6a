/**
 * The business, in one place. The site, both widgets and the mails take every fact about the
 * company from here: change a line, rebuild, done. These are placeholders for a real company.
 */

export const name = 'Goldcrest Cleaning'

/** The name where there is little room. */
export const shortName = 'Goldcrest'

export const street = '1 Goldcrest Way'

export const town = 'Surrey'

export const province = 'BC'

export const city = `${town}, ${province}`

/** Where the pin stands, in degrees: for search engines and directions. */
export const geo = { latitude: 49.1913, longitude: -122.849 }

/** What lies around the town; `area` is both. */
export const region = 'the Lower Mainland'

export const area = `${town} and ${region}`

/** By whose clock it is open: a name of the IANA list. */
export const timeZone = 'America/Vancouver'

/** As people read it. */
export const phone = '(604) 555-0142'

/** The same number as a link for telephones: +1 and the ten digits. */
export const telHref = `tel:+1${phone.replace(/\D/g, '')}`

/** The public address, and the one every inquiry is sent to. */
export const email = 'hello@goldcrest.example'

export const mailHref = `mailto:${email}`

/** One row a line of the footer and the location page. */
export const hours = [
  { days: 'Monday to Friday', time: '7:00 AM to 7:00 PM' },
  { days: 'Saturday', time: '7:00 AM to 7:00 PM' },
  { days: 'Sunday', time: 'Closed' },
]

/** The promise of an answer: within so many hours, and what that comes to in working days. */
export const responseHours = 24

export const responseDays = 'one business day'

/** Stands above the send button of both forms; `url` may be an address of another site. */
export const privacyNotice = {
  text: `${name} uses what you send to answer you, and for nothing else.`,
  link: 'Privacy policy',
  url: '/about#privacy',
}

export const social = {
  facebook: 'https://www.facebook.com/goldcrest.example',
  instagram: 'https://www.instagram.com/goldcrest.example',
}

/** The customer's words beside the final quote. A sample text: put a real one here. */
export const testimonial = {
  text: 'Best part of my week is walking in right after they leave. Baseboards, taps, even the top of the fridge.',
  name: 'Anita R.',
  detail: 'Cloverdale, weekly since spring',
}
