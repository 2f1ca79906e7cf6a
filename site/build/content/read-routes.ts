import { join } from 'node:path'
import type { Question } from '../../../widgets/rules/company/catalogue.ts'
import { isDraft } from '../../articles/article.ts'
import type { NotFoundContent, PageBasics, ServicesContent } from '../../content-schema/pages.ts'
import type { OtherCard, ServiceCard, ServiceFile } from '../../content-schema/services.ts'
import { fixedPaths, homePathsOf, routeTable, type SiteRoutes } from '../../routes/route-table.ts'
import { namesIn, servicesIn } from './files.ts'
import { readCatalogue } from './read-catalogue.ts'
import { readText } from './read-text.ts'
import { readCompany, readerOf } from './reader.ts'

/** The routes of the company whose content is in a folder. Its files are already checked. */
export function readRoutes(folder: string): SiteRoutes {
  const read = readerOf(folder)
  const basicsOf = (name: string) => read<PageBasics>(`pages/${name}.json`)
  const { pages } = readCatalogue(folder)
  const routes = routeTable(pages, readCompany(folder), basicsOf, hasArticles(folder))
  const { title } = read<NotFoundContent>('pages/not-found.json')
  return {
    routes,
    homePaths: homePathsIn(folder),
    unknown: { ...routes[0], title, isUnknown: true },
  }
}

/** Whether readers find an article: drafts are not published. */
function hasArticles(folder: string): boolean {
  const articles = join(folder, 'articles')
  return namesIn(articles, '.md').some((name) => !isDraft(readText(join(articles, `${name}.md`))))
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

/** How many lines a card gets from the questions if the file of the service lists none. */
const mostLines = 6

/** The cards of /services: the services in their order, then what else the company does. */
export function overviewCards(
  services: readonly (ServiceFile & { id: string })[],
  others: readonly OtherCard[],
): ServiceCard[] {
  return [...services.map(cardOf), ...others]
}

function cardOf({
  id,
  name,
  path,
  icon,
  menuIcon = icon,
  picture,
  card,
  overview,
  steps,
}: ServiceFile & { id: string }): ServiceCard {
  const names = steps.flatMap(({ questions }) => questions).flatMap(offeredIn)
  return {
    id,
    title: name,
    path,
    icon: menuIcon,
    ...(picture !== undefined && { picture }),
    description: card.text,
    features: [...new Set(names)].slice(0, mostLines),
    symptoms: [],
    ...overview,
  }
}

/** The names of what a question counts or offers. */
function offeredIn(question: Question): readonly string[] {
  switch (question.kind) {
    case 'counts':
      return question.counts.map(({ many }) => many)
    case 'yes':
      return [question.label]
    case 'one':
    case 'many':
      return question.options.map(({ label }) => label)
    case 'area':
      return []
  }
}
