import {
  BookOpen,
  Building2,
  CircleHelp,
  Droplets,
  House,
  KeyRound,
  type LucideIcon,
  Mail,
  Users,
} from 'lucide-react'
import { area, city, name, services } from './content/business.ts'
import type { Article } from './content/types.ts'

/** A list of links somewhere on every page. */
export type Place =
  | 'services-menu'
  | 'company-menu'
  | 'bar'
  | 'footer-services'
  | 'footer-quick-links'

export interface Route {
  /** As wouter reads it: `/blog/:slug` is every article. */
  path: string
  /** The module below pages/ whose one export is the page. An article's is opened with its text. */
  page?: string
  title: string
  description: string
  /** What links to it say. */
  label: string
  icon?: LucideIcon
  places?: Place[]
  /** Scripts in the page's head; a widget is used as a partner uses it. */
  scripts?: string[]
  /** The visitor is busy here: the footer stays quiet. */
  isTask?: boolean
  /** Kept out of search engines. */
  isPrivate?: boolean
  /** The article the page shows. */
  article?: Article
}

const service: Place[] = ['services-menu', 'footer-services']
const company: Place[] = ['company-menu', 'footer-quick-links']

/** Every route, in the order of the menus and the footer. */
export const routes: Route[] = [
  {
    path: '/',
    page: 'home/HomePage.tsx',
    title: `${name} | ${city}`,
    description: `Home, commercial and Airbnb cleaning and pressure washing in ${area}. Tap in your rooms and see the price, line by line.`,
    label: 'Home',
  },
  {
    path: '/residential-cleaning',
    page: 'service/ResidentialPage.tsx',
    title: `${services.residential} | ${city}`,
    description: `House cleaning in ${area}, priced by the room: weekly, every second week, monthly or once. See the whole sum before you book.`,
    label: services.residential,
    icon: House,
    places: service,
  },
  {
    path: '/commercial-cleaning',
    page: 'service/CommercialPage.tsx',
    title: `${services.commercial} | ${city}`,
    description: `Office, retail space and restaurant cleaning in ${area}: an itemized price, and insured, background-checked cleaners.`,
    label: services.commercial,
    icon: Building2,
    places: service,
  },
  {
    path: '/airbnb-cleaning',
    page: 'service/AirbnbPage.tsx',
    title: `${services.airbnb} | ${city}`,
    description: `Airbnb turnover cleaning in ${area}: flexible, next-day or same-day, with linen and laundry. See the price of your suite.`,
    label: services.airbnb,
    icon: KeyRound,
    places: service,
  },
  {
    path: '/pressure-washing',
    page: 'service/PressureWashingPage.tsx',
    title: `${services['pressure-washing']} | ${city}`,
    description: `Pressure washing in ${area}: driveways, siding, decks, patios, walkways and fences, each with its price.`,
    label: services['pressure-washing'],
    icon: Droplets,
    places: service,
  },
  {
    path: '/about',
    page: 'about/AboutPage.tsx',
    title: `About Us | ${name} | ${city}`,
    description: `A local company cleaning homes, businesses, Airbnb suites and driveways in ${area}. Our story, our values and our privacy policy.`,
    label: 'About Us',
    icon: Users,
    places: company,
  },
  {
    path: '/inquiries',
    page: 'InquiriesPage.tsx',
    title: `Contact | ${name} | ${city}`,
    description: `Ask ${name} for a free quote: write a few lines or call. We answer within 24 hours, in ${area}.`,
    label: 'Contact',
    icon: Mail,
    places: company,
    scripts: ['/widgets/inquiry-form.js'],
    isTask: true,
  },
  {
    path: '/services',
    page: 'services/ServicesPage.tsx',
    title: `Professional Cleaning Services in ${city} | ${name}`,
    description: `Homes, businesses, Airbnb suites, driveways, roofs and new builds in ${area}: what each service includes, and the signs that you need it.`,
    label: 'Services',
    places: ['footer-quick-links'],
  },
  {
    path: '/blog',
    page: 'blog/BlogPage.tsx',
    title: `Elegant Cleaning Journal | ${name}`,
    description: `Cleaning tips from Surrey specialists, for every season in ${area}.`,
    label: 'Blog',
    icon: BookOpen,
    places: company,
  },
  {
    path: '/blog/:slug',
    title: `Post Not Found | ${name}`,
    description: 'No article.',
    label: 'Article',
  },
  {
    path: '/faq',
    page: 'FaqPage.tsx',
    title: `FAQ: Prices, Booking, Cancelling | ${name}`,
    description: `What a cleaning costs, how far ahead to book, what happens if you cancel, who brings the supplies: 16 straight answers from ${name}.`,
    label: 'FAQ',
    icon: CircleHelp,
    places: company,
  },
  {
    path: '/location',
    page: 'location/LocationPage.tsx',
    title: `Location and Hours | ${name} | ${city}`,
    description: `Find ${name} in ${city}: address, directions, phone, business hours, and where in ${area} we work.`,
    label: 'Location',
    places: ['bar', 'footer-quick-links'],
  },
  {
    path: '/quote-builder',
    page: 'QuoteBuilderPage.tsx',
    title: `Instant Quote | ${city}`,
    description: `Your cleaning price in a minute: choose a service, count the rooms, and see every line of the quote. For ${area}.`,
    label: 'Get Free Quote',
    scripts: ['/widgets/quote-builder.js'],
    isTask: true,
  },
  {
    path: '/booked',
    page: 'BookedPage.tsx',
    title: `Thank You! | ${name}`,
    description: `Your cleaning request has been submitted to ${name}.`,
    label: 'Thank You!',
    isTask: true,
    isPrivate: true,
  },
]

/** The routes of one menu or footer column, in order. */
export function routesIn(place: Place): Route[] {
  return routes.filter((route) => route.places?.includes(place))
}

/** The row of the table that a path belongs to: unknown paths show home. */
export function routeOf(path: string): Route {
  const pattern = /^\/blog\/[^/]+$/.test(path) ? '/blog/:slug' : path
  return (routes.find((row) => row.path === pattern) ?? routes[0]) as Route
}
