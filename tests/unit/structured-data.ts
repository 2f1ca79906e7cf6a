import type { Graph } from 'schema-dts'
import { afterEach, vi } from 'vitest'
import { routeOf, routes } from '../../site/routes/routes.ts'

export const siteUrl = 'https://goldcrest.example'

/** The parts of a page's JSON-LD by type, read again for the facts of the test. */
export async function partsOf(path: string, more: object = {}) {
  const { structuredDataOf } = await import('../../site/seo/structured-data.ts')
  const { setConventions } = await import('../../widgets/rules/company/conventions.ts')
  setConventions((await import('virtual:content/business')).conventions)
  const route = routes.find((one) => one.path === path) ?? routeOf(path)
  const script = structuredDataOf({ ...route, ...more }, siteUrl)
  const [, json = ''] =
    /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(script) ?? []
  const graph: Graph['@graph'] = JSON.parse(json)['@graph']
  return Object.fromEntries(graph.map((part) => [Object(part)['@type'], Object(part)]))
}

/** What search engines read of the company. */
export async function companyData() {
  const { HomeAndConstructionBusiness: company } = await partsOf('/')
  return company
}

type Business = typeof import('virtual:content/business')
type Content = typeof import('virtual:content/catalogue')
type Days = typeof import('virtual:content/coming-days')

/** Gives the company other facts until the test ends. */
export const withFacts = (facts: Partial<Business>) =>
  replace<Business>('virtual:content/business', () => facts)

/** Gives it another catalogue until the test ends. */
export const withCatalogue = (change: (content: Content) => Partial<Content>) =>
  replace('virtual:content/catalogue', change)

/** Gives it other special days until the test ends. */
export const withComingDays = (coming: Days['coming']) =>
  replace<Days>('virtual:content/coming-days', () => ({ coming }))

type About = typeof import('virtual:content/pages/about')

/** Gives the page /about a team until the test ends. */
export const withTeam = (team: NonNullable<About['team']>) =>
  replace<About>('virtual:content/pages/about', () => ({ team }))

const replaced = new Set<string>()

/** Exports something else from a module, also to modules that have read it already. */
function replace<Exports extends object>(
  module: string,
  change: (exports: Exports) => Partial<Exports>,
) {
  replaced.add(module)
  vi.resetModules()
  vi.doMock(module, async (original) => {
    const exports = await original<Exports>()
    return { ...exports, ...change(exports) }
  })
}

afterEach(() => {
  for (const module of replaced) vi.doUnmock(module)
  replaced.clear()
  vi.resetModules()
})
