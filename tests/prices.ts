import { fileURLToPath } from 'node:url'
import { readCatalogue } from '../site/build/content/read-catalogue.ts'
import type { OneOption } from '../widgets/rules/company/catalogue.ts'

/** The services of the company of the specification. */
export const content = readCatalogue(fileURLToPath(new URL('fixtures/specified', import.meta.url)))

const { services, extras } = content.catalogue
const questions = [...services.flatMap(({ steps }) => steps), extras].flatMap(
  (step) => step.questions,
)

/** The price of one of each counted thing. */
function counted<Id extends string>(service: string, ids: readonly Id[]) {
  const steps = services.find(({ id }) => id === service)?.steps ?? []
  const counts = steps
    .flatMap((step) => step.questions)
    .flatMap((question) => (question.kind === 'counts' ? question.counts : []))
  return tableOf(ids, (id) => counts.find((count) => count.id === id)?.each)
}

/** The price or percentage of each option of a question. */
function options<Id extends string>(question: string, ids: readonly Id[]) {
  const found = questions.find(({ id }) => id === question)
  const known: readonly OneOption[] = found && 'options' in found ? found.options : []
  return tableOf(ids, (id) => {
    const { percent, price } = known.find((option) => option.id === id) ?? {}
    return percent ?? price
  })
}

function tableOf<Id extends string>(ids: readonly Id[], amountOf: (id: Id) => number | undefined) {
  return Object.fromEntries(ids.map((id) => [id, amountOf(id) ?? 0])) as Record<Id, number>
}

const rooms = ['bedrooms', 'bathrooms', 'livingRooms', 'kitchens'] as const

/** Every amount of the four services that the browser tests use, in dollars and percents. */
export const prices = {
  residential: counted('residential', rooms),
  airbnb: counted('airbnb', rooms),
  commercial: counted('commercial', ['officeCount', 'restrooms', 'commonAreas']),
  'pressure-washing': counted('pressure-washing', ['windowCount']),
  drivewaySize: options('drivewaySize', ['1-car', '2-car', '3-car', '4-plus-car']),
  additionalSurfaces: options('additionalSurfaces', [
    'siding',
    'deck',
    'patio',
    'walkway',
    'fence',
  ]),
  frequency: options('frequency', ['one-time', 'weekly', 'bi-weekly', 'monthly']),
  turnaround: options('turnaround', ['flexible', 'next-day', 'same-day']),
  buildingType: options('buildingType', ['office', 'retail', 'restaurant']),
  extraServices: options('extraServices', ['carpetCleaning', 'ovenCleaning', 'fridgeCleaning']),
}
