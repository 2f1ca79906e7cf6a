import type { Article } from '../articles/article.ts'
import type { Company } from '../content-types/company.ts'
import type { PageBasics } from '../content-types/pages.ts'
import type { ServicePage } from '../content-types/service.ts'
import { inArea } from '../words/service.ts'

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
   * The file below pages/ whose one export is the page: pages/load-page.ts imports it. Services have
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
  lists?: readonly LinkList[]
  /** Scripts in the page's head: those of the widgets, which the site uses as a partner does. */
  scripts?: readonly string[]
  /** The visitor is in the middle of a task here, so the footer leaves its big wordmark out. */
  isTask?: boolean
  /** Kept out of search engines. */
  isPrivate?: boolean
  /** No page has the address that was asked for. */
  isUnknown?: boolean
  /** The article the page shows. */
  article?: Article
}

/** A page of every company's site. Its words are in the file of its name in the content's pages. */
interface OwnPage extends Omit<Route, 'title' | 'description' | 'label'> {
  name: string
}

type Routes = readonly [home: Route, ...others: Route[]]

/** The routes of a company's site. */
export interface ReadRoutes {
  /** Home, and the others in the order of the menus and the footer. */
  routes: Routes
  /** What shows the home page, and is no broken link. */
  homePaths: readonly string[]
  /** What any address without a page shows: home, and a line that says so. */
  unknown: Route
}

const home: OwnPage = { name: 'home', path: '/', page: 'home/HomePage.tsx' }

const companyLists: readonly LinkList[] = ['company-menu', 'footer-quick-links']

/** The pages after those of the services. */
const others: readonly OwnPage[] = [
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

/** The paths of all pages that no service has. */
export const ownPaths: readonly string[] = [home, ...others]
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'))

/** Every route. `basicsOf` a page is what the file of its name says of it. */
export function routeTable(
  services: readonly ServicePage[],
  company: Pick<Company, 'city' | 'area'>,
  basicsOf: (name: string) => PageBasics,
): Routes {
  const ownRoute = ({ name, ...row }: OwnPage): Route => {
    const { label, head } = basicsOf(name)
    return { ...row, ...head, label }
  }
  return [
    ownRoute(home),
    ...services.map((service) => serviceRoute(service, company)),
    ...others.map(ownRoute),
  ]
}

function serviceRoute(
  { id, name, path, head, menuIcon, text }: ServicePage,
  { city, area }: Pick<Company, 'city' | 'area'>,
): Route {
  const { title, description } = head ?? {
    title: `${name} | ${city}`,
    description: `${inArea(name, area)} ${text}`,
  }
  const lists: readonly LinkList[] = ['services-menu', 'footer-services']
  return { path, service: id, title, description, label: name, icon: menuIcon, lists }
}

/** Below it the cards of /services may lead anywhere. */
export const cardFolder = '/services/'

/**
 * Where cards of /services lead and there is no page. These addresses show the home page, and a file for each lets
 * every host answer 200, so that no link of ours is a broken one.
 */
export function homePathsOf(
  cards: readonly { path: string }[],
  pagePaths: readonly string[],
): readonly string[] {
  return cards
    .map(({ path }) => path)
    .filter((path) => path.startsWith(cardFolder) && !pagePaths.includes(path))
}
