import type { Article } from './articles/article.ts'
import type { Company } from './content-types.ts'
import { servedPlaces } from './served-places.ts'
import type { ServicePage } from './service-page.ts'

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
   * The file below pages/ whose one export is the page: routing/load-page.ts imports it. Services have
   * none, as their pages are made from their files, nor have articles, each of which is opened together with its text.
   */
  page?: string
  /** The id of the service that the page is about. */
  service?: string
  title: string
  description: string
  /** What links to it say. */
  label: string
  /** Beside its links in the menus: an SVG path in a box of 24 × 24. */
  icon?: string
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

const companyLists: LinkList[] = ['company-menu', 'footer-quick-links']

export function homeRoute(services: readonly ServicePage[], { name, city, area }: Company): Route {
  return {
    path: '/',
    page: 'home/HomePage.tsx',
    title: `${name} | ${city}`,
    description: `Cleaning in ${area}: ${servedPlaces(services)}. Tap in your rooms and see the price, line by line.`,
    label: 'Home',
  }
}

/**
 * Where the cards of /services lead. These addresses have no page: they show the home page, and
 * a file for each lets every host answer 200, so that no link of ours is a broken one.
 */
export function homePathsOf(services: readonly ServicePage[]): readonly string[] {
  return [
    ...services.map(({ path }) => `/services${path}`),
    '/services/roof-gutter-cleaning',
    '/services/post-construction-cleaning',
  ]
}

/** The paths of all pages that no service has. */
export const otherPaths = [
  '/',
  '/about',
  '/inquiries',
  '/services',
  '/blog',
  '/faq',
  '/location',
  '/quote-builder',
  '/booked',
]

/** Every route, in the order of the menus and the footer. */
export function routeTable(services: readonly ServicePage[], company: Company): Route[] {
  const { name, city, area, town, responseHours } = company
  return [
    homeRoute(services, company),
    ...services.map((service) => serviceRoute(service, company)),
    {
      path: '/about',
      page: 'about/AboutPage.tsx',
      title: `About Us | ${name} | ${city}`,
      description: `A local company cleaning ${servedPlaces(services)} in ${area}. Our story, our values and our privacy policy.`,
      label: 'About Us',
      lists: companyLists,
    },
    {
      path: '/inquiries',
      page: 'inquiries/InquiriesPage.tsx',
      title: `Contact | ${name} | ${city}`,
      description: `Ask ${name} for a free quote: write a few lines or call. We answer within ${responseHours} hours, in ${area}.`,
      label: 'Contact',
      lists: companyLists,
      scripts: ['/widgets/inquiry-form.js'],
      isTask: true,
    },
    {
      path: '/services',
      page: 'services/ServicesPage.tsx',
      title: `Professional Cleaning Services in ${city} | ${name}`,
      description: `For ${servedPlaces(services, 'roofs', 'new builds')} in ${area}: what each service includes, and the signs that you need it.`,
      label: 'Services',
      lists: ['footer-quick-links'],
    },
    {
      path: '/blog',
      page: 'blog/BlogPage.tsx',
      title: `Elegant Cleaning Journal | ${name}`,
      description: `Cleaning tips from ${town} specialists, for every season in ${area}.`,
      label: 'Blog',
      lists: companyLists,
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
      lists: companyLists,
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
}

function serviceRoute(
  { id, name, path, head, menuIcon, text }: ServicePage,
  { city, area }: Company,
): Route {
  const { title, description } = head ?? {
    title: `${name} | ${city}`,
    description: `${name} in ${area}. ${text}`,
  }
  const lists: LinkList[] = ['services-menu', 'footer-services']
  return { path, service: id, title, description, label: name, icon: menuIcon, lists }
}
