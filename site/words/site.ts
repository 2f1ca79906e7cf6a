/**
 * The words of the site that are not the company's: a table for each page, and for what several pages share. Each sentence
 * is whole, so that a translation can order it in its own way. What only the thank-you page and the blog say is in two more
 * files, because every page loads this one.
 */

/** Labels of links and buttons on several pages. */
export const actions = {
  getQuoteNow: 'Get Quote Now!',
  newTab: '(opens in a new tab)',
  learnMore: 'Learn More',
  about: (what: string) => `about ${what}`,
  callUs: 'Call us',
}

/** The words around every page: the bar, the menus and the footer. */
export const frame = {
  skip: 'Skip to content',
  mainMenu: 'Main',
  menu: 'Menu',
  /** The name of the button in the bar on a phone, which shows only an icon. */
  call: (phone: string) => `Call ${phone}`,
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  servicesMenu: 'Services',
  companyMenu: 'Company',
  ourServices: 'Our Services',
  quickLinks: 'Quick Links',
  businessHours: 'Business hours',
  /** `name` is that of a holiday, such as Christmas Day. */
  todayIs: (name: string) => `Today, ${name}`,
  privacyPolicy: 'Privacy policy',
  accessibility: 'Accessibility',
  forPartners: 'For partners',
  loadingPage: 'Loading the page',
  keptOpen:
    'Your quote is still being sent, so this page stays open. The next one comes as soon as the quote has arrived.',
  broken: {
    heading: 'This page could not be shown.',
    text: 'Please load it again, or call us: we are glad to help.',
  },
}

export const home = {
  isNew: 'NEW',
  localGuide: 'Local Guide',
  reviewCount: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  followAlong: 'Follow along',
}

/** Before and after, films, and the gallery. */
export const pictures = {
  before: 'Before',
  after: 'After',
  howMuchBefore: (place: string) => `${place}: how much of the before picture to show`,
  shares: (before: number) => `${before}% before, ${100 - before}% after`,
  placeToLookAt: 'The place to look at',
  playFilm: (film: string) => `Play film: ${film}`,
  pauseFilm: (film: string) => `Pause film: ${film}`,
  film: 'Film',
  pictures: (about: string) => `Pictures: ${about}`,
  previousPicture: (about: string) => `Previous picture: ${about}`,
  nextPicture: (about: string) => `Next picture: ${about}`,
  indexOf: (index: number, count: number) => `${index} of ${count}`,
  postsShown: (count: number, all: number) => `Showing ${count} of ${all} posts`,
  loading: 'Loading…',
  moreWork: 'See More Work',
  readOn: 'Read on',
  readOnFrom: (caption: string) => `Read on: ${caption}`,
}

/** Words next to prices that the quote builder does not have. */
export const prices = {
  off: 'off',
  from: (price: string) => `From ${price}`,
  openQuote: (what: string) => `${what}: get this quote`,
  hoursUnit: 'h',
}

/** The page of all services. */
export const services = {
  onThisPage: 'On this page',
  included: 'Services Include:',
  signs: 'Signs You Need This Service:',
}

/** The page of one service. */
export const service = {
  askForPrice: 'Ask for a price',
  included: 'Included',
}

/** The page of a service whose file says nothing about it. The facts in braces are filled in. */
export const unwrittenService = {
  everyPrice: 'Every price, before you ask.',
  stepsToDate: '{Count} steps to a date.',
  closing: {
    heading: 'Know the price before you *book.*',
    text: 'Answer a few questions and read every line, before you tell us your name.',
  },
}

/** What search engines read about a service. */
export const search = {
  /** Begins the description of a service without its own; its sentence follows. */
  inArea: (service: string, area: string) => `${service} in ${area}.`,
  /** The name of the price list. */
  pricesOf: (service: string) => `${service} prices`,
}

export const about = {
  lastUpdated: (day: string) => `Last updated ${day}`,
  contactUs: 'Contact Us',
  /** A link is written [words](address). */
  reachUs: (company: Record<'phone' | 'telHref' | 'email' | 'mailHref' | 'address', string>) =>
    `For anything about your data, call [${company.phone}](${company.telHref}), write to [${company.email}](${company.mailHref}), or send a letter to ${company.address}.`,
}

export const faq = { contactUs: 'Contact us' }

export const location = {
  directions: 'Get Directions',
  map: 'Map',
  loadingMap: 'Loading map',
  holidays: 'Holidays',
  today: 'Today',
  /** Marks the usual hours of a holiday's weekday. */
  notToday: 'Not today',
  /** The heading of the days on which the company is closed or open at other hours. */
  specialDays: 'Closed and special days',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
}

export const inquiries = {
  orWrite: 'Or write',
  /** Shown if the form does not appear. A link is written [words](address). */
  formMissing: (company: Record<'phone' | 'telHref' | 'email' | 'mailHref', string>) =>
    `If the form does not show up here, call [${company.phone}](${company.telHref}) or write to [${company.email}](${company.mailHref}).`,
}

export const quoteBuilder = {
  writeToUs: 'Write to us',
  orSend: 'Or send',
  shortMessage: 'A short message',
  languages: 'Language',
}

/** Words of the facts that texts quote. */
export const facts = {
  /** Numbers that sentences write as words, from 0. */
  numbers: 'no one two three four five six seven eight nine ten'.split(' '),
  services: (count: number) => (count === 1 ? 'service' : 'services'),
  and: (before: string, last: string) => `${before} and ${last}`,
  /** What the company serves: the town, and what lies around it. */
  area: (town: string, region: string) => `${town} and ${region}`,
  /** `$80 to $120`: the usual price of a visit. */
  fromTo: (from: string, to: string) => `${from} to ${to}`,
}
