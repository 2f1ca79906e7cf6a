import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { comingDays } from '../../../widgets/rules/company/coming-days.ts'
import { dayIn } from '../../../widgets/rules/company/today.ts'
import type { Network } from '../../content-schema/company.ts'
import type { ConsentContent } from '../../content-schema/every-page.ts'
import { kindOf } from '../../content-schema/files.ts'
import type { ServicesContent } from '../../content-schema/pages.ts'
import { servicesIn, withIcons } from './files.ts'
import { readCatalogue } from './read-catalogue.ts'
import { readNextSteps } from './read-next-steps.ts'
import { overviewCards, readRoutes } from './read-routes.ts'
import { readCompany, readerOf } from './reader.ts'
import { exporting, type MakeCode } from './virtual-modules.ts'

/**
 * Lets code import the content: `virtual:content/catalogue` is everything that can be quoted,
 * `virtual:content/business` the company, `virtual:content/coming-days` its special days as of the
 * build, `virtual:content/next-steps` what visitors can do once their quote has arrived, `virtual:content/routes` its pages, `virtual:content/pages/about` the file
 * pages/about.json, and so on. A script contains only the values that it imports.
 */
export const contentModule: MakeCode = (name, { folder }) =>
  exporting({ ...keysOf(`${name}.json`), ...contentOf(folder, name) })

/** The keys of a file without values: what an owner has left out can be imported too, as undefined. */
function keysOf(file: string): object {
  const schema = kindOf(file)?.schema
  const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return Object.fromEntries(keys.filter((key) => key !== '$schema').map((key) => [key, undefined]))
}

/** Of a company without consent.json. */
const nothingAsked: ConsentContent = {
  ask: false,
  heading: '',
  text: '',
  accept: '',
  refuse: '',
  change: '',
}

function contentOf(folder: string, name: string): object {
  if (name === 'catalogue') return readCatalogue(folder)
  if (name === 'routes') return readRoutes(folder)
  if (name === 'business') return readCompany(folder)
  if (name === 'next-steps') return { nextSteps: readNextSteps(folder) }
  if (name === 'coming-days') {
    const { specialDays, timeZone } = readCompany(folder)
    return { coming: comingDays(specialDays, dayIn(timeZone, new Date())) }
  }
  const read = readerOf(folder)
  if (name === 'consent' && !existsSync(join(folder, 'consent.json'))) return nothingAsked
  if (name !== 'pages/services') return withIcons(folder, read<object>(`${name}.json`))
  // A card for each service comes before the other cards.
  const { others, ...content } = read<ServicesContent>('pages/services.json')
  return withIcons(folder, { ...content, cards: overviewCards(servicesIn(folder, read), others) })
}

/**
 * `virtual:networks/files`: the names and marks of the social networks that the company lists. The
 * site contains nothing of the others.
 */
export const networksModule: MakeCode = (_, { folder }) => {
  const networks = readCompany(folder).social.map(({ network }) => network)
  const imports = networks.map((one) => `import ${one} from '${markFile(one)}?url'`)
  const entries = networks.map((one) => `${one}: { name: '${nameOf(one)}', file: ${one} }`)
  return `${imports.join('\n')}\nexport const files = { ${entries.join(', ')} }`
}

/** Of LinkedIn, simple-icons has no mark, and the file of bootstrap-icons does not give the name. */
function markFile(network: Network): string {
  return `${network === 'linkedin' ? 'bootstrap-icons' : 'simple-icons'}/icons/${network}.svg`
}

/** The name of a network, as it writes it. */
function nameOf(network: Network): string {
  const svg = readFileSync(fileURLToPath(import.meta.resolve(markFile(network))), 'utf8')
  return /<title>(.*)<\/title>/.exec(svg)?.[1] || 'LinkedIn'
}
