import type { NotFoundContent, PageBasics, ServicesContent } from '../../content-schema/pages.ts'
import { fixedPaths, homePathsOf, routeTable, type SiteRoutes } from '../../routes/route-table.ts'
import { overviewCards } from './overview-cards.ts'
import { readCatalogue } from './read-catalogue.ts'
import { readCompany, readerOf } from './reader.ts'
import { servicesIn } from './service-files.ts'

/** The routes of the company whose content is in a folder. Its files are already checked. */
export function readRoutes(folder: string): SiteRoutes {
  const read = readerOf(folder)
  const basicsOf = (name: string) => read<PageBasics>(`pages/${name}.json`)
  const routes = routeTable(readCatalogue(folder).pages, readCompany(folder), basicsOf)
  const { title } = read<NotFoundContent>('pages/not-found.json')
  return {
    routes,
    homePaths: homePathsIn(folder),
    unknown: { ...routes[0], title, isUnknown: true },
  }
}

/** Where a link may lead, besides articles: the pages, and the paths that show the home page. */
export function pathsIn(folder: string): string[] {
  return [...pagePathsIn(folder), ...homePathsIn(folder)]
}

function pagePathsIn(folder: string): string[] {
  return [...fixedPaths, ...readCatalogue(folder).pages.map(({ path }) => path)]
}

function homePathsIn(folder: string): readonly string[] {
  const read = readerOf(folder)
  const { others } = read<ServicesContent>('pages/services.json')
  return homePathsOf(overviewCards(servicesIn(folder, read), others), pagePathsIn(folder))
}
