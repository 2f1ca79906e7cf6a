import { area, city, name, responseHours, services, town } from './content/business.ts'
import type { Article } from './content/types.ts'

/** A list of links on every page: a menu, the bar or a column of the footer. */
export type LinkList =
  | 'services-menu'
  | 'company-menu'
  | 'bar'
  | 'footer-services'
  | 'footer-quick-links'

export interface Route {
  /** As wouter reads it: `/blog/:slug` is every article. */
  path: string
  /**
   * The file below pages/ whose one export is the page: routing/load-page.ts imports it. Articles have
   * none, as each is opened together with its text.
   */
  page?: string
  title: string
  description: string
  /** What links to it say. */
  label: string
  lists?: LinkList[]
  /** Scripts in the page's head: those of the widgets, which the site uses as a partner does. */
  scripts?: string[]
  /** The visitor is in the middle of a task here, so the footer leaves its big wordmark out. */
  isTask?: boolean
  /** Kept out of search engines. */
  isPrivate?: boolean
  /** No page has the address that was asked for. */
  isUnknown?: boolean
  /** The article the page shows. */
  article?: Article
}

const service: LinkList[] = ['services-menu', 'footer-services']
const company: LinkList[] = ['company-menu', 'footer-quick-links']

const home: Route = {
  path: '/',
  page: 'home/HomePage.tsx',
  title: `${name} | ${city}`,
  description: `Home, commercial and Airbnb cleaning and pressure washing in ${area}. Tap in your rooms and see the price, line by line.`,
  label: 'Home',
}

/**
 * Where the cards of /services lead. These addresses have no page: they show the home page, and
 * a file for each lets every host answer 200, so that no link of ours is a broken one.
 */
export const homePaths: readonly string[] = [
  '/services/residential-cleaning',
  '/services/commercial-cleaning',
  '/services/airbnb-cleaning',
  '/services/pressure-washing',
  '/services/roof-gutter-cleaning',
  '/services/post-construction-cleaning',
]

/** What any other address shows: home, and a line that says so. */
const unknown: Route = { ...home, title: `Page Not Found | ${name}`, isUnknown: true }

/** Every route, in the order of the menus and the footer. */
export const routes: Route[] = [
  home,
  {
    path: '/residential-cleaning',
    page: 'residential/ResidentialPage.tsx',
    title: `${services.residential} | ${city}`,
    description: `House cleaning in ${area}, priced by the room: weekly, every second week, monthly or once. See the whole sum before you book.`,
    label: services.residential,
    lists: service,
  },
  {
    path: '/commercial-cleaning',
    page: 'commercial/CommercialPage.tsx',
    title: `${services.commercial} | ${city}`,
    description: `Office, retail space and restaurant cleaning in ${area}: an itemized price, and insured, background-checked cleaners.`,
    label: services.commercial,
    lists: service,
  },
  {
    path: '/airbnb-cleaning',
    page: 'airbnb/AirbnbPage.tsx',
    title: `${services.airbnb} | ${city}`,
    description: `Airbnb turnover cleaning in ${area}: flexible, next-day or same-day, with linen and laundry. See the price of your suite.`,
    label: services.airbnb,
    lists: service,
  },
  {
    path: '/pressure-washing',
    page: 'pressure-washing/PressureWashingPage.tsx',
    title: `${services['pressure-washing']} | ${city}`,
    description: `Pressure washing in ${area}: driveways, siding, decks, patios, walkways and fences, each with its price.`,
    label: services['pressure-washing'],
    lists: service,
  },
  {
    path: '/about',
    page: 'about/AboutPage.tsx',
    title: `About Us | ${name} | ${city}`,
    description: `A local company cleaning homes, businesses, Airbnb suites and driveways in ${area}. Our story, our values and our privacy policy.`,
    label: 'About Us',
    lists: company,
  },
  {
    path: '/inquiries',
    page: 'inquiries/InquiriesPage.tsx',
    title: `Contact | ${name} | ${city}`,
    description: `Ask ${name} for a free quote: write a few lines or call. We answer within ${responseHours} hours, in ${area}.`,
    label: 'Contact',
    lists: company,
    scripts: ['/widgets/inquiry-form.js'],
    isTask: true,
  },
  {
    path: '/services',
    page: 'services/ServicesPage.tsx',
    title: `Professional Cleaning Services in ${city} | ${name}`,
    description: `Homes, businesses, Airbnb suites, driveways, roofs and new builds in ${area}: what each service includes, and the signs that you need it.`,
    label: 'Services',
    lists: ['footer-quick-links'],
  },
  {
    path: '/blog',
    page: 'blog/BlogPage.tsx',
    title: `Elegant Cleaning Journal | ${name}`,
    description: `Cleaning tips from ${town} specialists, for every season in ${area}.`,
    label: 'Blog',
    lists: company,
  },
  {
    path: '/blog/:slug',
    title: `Post Not Found | ${name}`,
    description: 'No article.',
    label: 'Article',
  },
  {
    path: '/faq',
    page: 'faq/FaqPage.tsx',
    title: `FAQ: Prices, Booking, Cancelling | ${name}`,
    description: `What a cleaning costs, how far ahead to book, what happens if you cancel, who brings the supplies: straight answers from ${name}.`,
    label: 'FAQ',
    lists: company,
  },
  {
    path: '/location',
    page: 'location/LocationPage.tsx',
    title: `Location and Hours | ${name} | ${city}`,
    description: `Find ${name} in ${city}: address, directions, phone, business hours, and where in ${area} we work.`,
    label: 'Location',
    lists: ['bar', 'footer-quick-links'],
  },
  {
    path: '/quote-builder',
    page: 'quote-builder/QuoteBuilderPage.tsx',
    title: `Instant Quote | ${city}`,
    description: `Your cleaning price in a minute: choose a service, count the rooms, and see every line of the quote. For ${area}.`,
    label: 'Get Free Quote',
    scripts: ['/widgets/quote-builder.js'],
    isTask: true,
  },
  {
    path: '/booked',
    page: 'booked/BookedPage.tsx',
    title: `Thank You! | ${name}`,
    description: `Your cleaning request has been submitted to ${name}.`,
    label: 'Thank You!',
    isTask: true,
    isPrivate: true,
  },
]

/** The routes of one menu or footer column, in order. */
export function routesIn(list: LinkList): Route[] {
  return routes.filter((route) => route.lists?.includes(list))
}

/** The row of the table that a path belongs to. */
export function routeOf(path: string): Route {
  const pattern = /^\/blog\/[^/]+$/.test(path) ? '/blog/:slug' : path
  const row = routes.find((row) => row.path === pattern)
  return row ?? (homePaths.includes(path) ? home : unknown)
}
