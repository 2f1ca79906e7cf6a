import type { ComponentType } from 'react'
import type { Article } from '../articles/article.ts'
import type { Company } from '../content-schema/company.ts'
import type { PageBasics } from '../content-schema/pages.ts'
import type { ServicePage } from '../content-schema/services.ts'
import * as words from '../words/site.ts'

/** A list of links on every page: a menu, the bar or a column of the footer. */
export type LinkList =
  | 'services-menu'
  | 'company-menu'
  | 'bar'
  | 'footer-services'
  | 'footer-quick-links'

export interface Route {
  /** A pattern for wouter: `/blog/:slug` is every article. */
  path: string
  /**
   * The file in pages/ whose only export is the page; navigation/load-page.ts imports it. Services have
   * none, because their pages are made from their files. Articles have none, because each is opened
   * together with its text.
   */
  page?: string
  /** The id of the service that the page is about. */
  service?: string
  title: string
  description: string
  /** The text of links to it. */
  label: string
  /** The icon next to its links in the menus: an SVG path in a box of 24 × 24. */
  icon?: string
  lists?: readonly LinkList[]
  /** Scripts of widgets in the head of the page; the site uses them as a partner does. */
  scripts?: readonly string[]
  /** The visitor is in the middle of a task here, so the footer leaves its big wordmark out. */
  isTask?: boolean
  /** Kept out of search engines. */
  isPrivate?: boolean
  /** Whether the requested address has no page. */
  isUnknown?: boolean
  /** The article the page shows. */
  article?: Article
}

/** A page whose script and data are loaded, so that it can be shown at once. */
export interface LoadedPage {
  Page: ComponentType
  /** The row of the route table; for an article, also the article and its own head. */
  route: Route
  /**
   * The modules it was loaded from, as paths from site/ or virtual modules. The prerendered file
   * preloads them.
   */
  modules: string[]
  /** The data files it was made from, as paths of the site. */
  files?: string[]
}

/** A page that every company's site has. Its words are in the content file pages/<name>.json. */
interface FixedPage extends Omit<Route, 'title' | 'description' | 'label'> {
  name: string
}

type Routes = readonly [home: Route, ...others: Route[]]

/** The routes of a company's site. */
export interface SiteRoutes {
  /** Home, then the other routes in the order of the menus and the footer. */
  routes: Routes
  /** Other paths that show the home page, so that their links are not broken. */
  homePaths: readonly string[]
  /** Shown for an address without a page: the home page, with a line that says so. */
  unknown: Route
}

const home: FixedPage = { name: 'home', path: '/', page: 'home/HomePage.tsx' }

const companyLists: readonly LinkList[] = ['company-menu', 'footer-quick-links']

/** The pages after those of the services. */
const others: readonly FixedPage[] = [
  { name: 'about', path: '/about', page: 'about/AboutPage.tsx', lists: companyLists },
  {
    name: 'inquiries',
    path: '/inquiries',
    page: 'inquiries/InquiriesPage.tsx',
    lists: companyLists,
    scripts: ['/widgets/inquiry-form.js'],
    isTask: true,
  },
  {
    name: 'services',
    path: '/services',
    page: 'services/ServicesPage.tsx',
    lists: ['footer-quick-links'],
  },
  { name: 'blog', path: '/blog', page: 'blog/BlogPage.tsx', lists: companyLists },
  { name: 'article', path: '/blog/:slug' },
  { name: 'faq', path: '/faq', page: 'faq/FaqPage.tsx', lists: companyLists },
  {
    name: 'location',
    path: '/location',
    page: 'location/LocationPage.tsx',
    lists: ['bar', 'footer-quick-links'],
  },
  {
    name: 'quote-builder',
    path: '/quote-builder',
    page: 'quote-builder/QuoteBuilderPage.tsx',
    scripts: ['/widgets/quote-builder.js'],
    isTask: true,
  },
  {
    name: 'booked',
    path: '/booked',
    page: 'booked/BookedPage.tsx',
    isTask: true,
    isPrivate: true,
  },
]

/** The paths of all pages that do not belong to a service. */
export const fixedPaths: readonly string[] = [home, ...others]
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'))

/**
 * Every route. `basicsOf` returns the label and head from the content file of a page. A blog without
 * articles is in no menu and in no search engine.
 */
export function routeTable(
  services: readonly ServicePage[],
  company: Pick<Company, 'city' | 'area'>,
  basicsOf: (name: string) => PageBasics,
  hasArticles: boolean,
): Routes {
  const fixedRoute = ({ name, ...row }: FixedPage): Route => {
    const { label, head } = basicsOf(name)
    const hidden = name === 'blog' && !hasArticles && { lists: [], isPrivate: true }
    return { ...row, ...head, label, ...hidden }
  }
  return [
    fixedRoute(home),
    ...services.map((service) => serviceRoute(service, company)),
    ...others.map(fixedRoute),
  ]
}

function serviceRoute(
  { id, name, path, head, menuIcon, text }: ServicePage,
  { city, area }: Pick<Company, 'city' | 'area'>,
): Route {
  const { title, description } = head ?? {
    title: `${name} | ${city}`,
    description: `${words.search.inArea(name, area)} ${text}`,
  }
  const lists: readonly LinkList[] = ['services-menu', 'footer-services']
  return { path, service: id, title, description, label: name, icon: menuIcon, lists }
}

/** Cards of /services may lead to any address in this folder. */
export const cardFolder = '/services/'

/**
 * The addresses that cards of /services lead to and that have no page. They show the home page, and
 * a file for each lets every host answer 200, so that none of our links is broken.
 */
export function homePathsOf(
  cards: readonly { path: string }[],
  pagePaths: readonly string[],
): readonly string[] {
  return cards
    .map(({ path }) => path)
    .filter((path) => path.startsWith(cardFolder) && !pagePaths.includes(path))
}
