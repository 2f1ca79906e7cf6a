import type { ServicePage } from './service-page.ts'

type Named = Pick<ServicePage, 'name' | 'places'>

/** What the services see to, as one list in a sentence: `homes, shops and driveways`. */
export function servedPlaces(services: readonly Named[], ...others: string[]): string {
  const places = [...services.map(({ name, places = name }) => places), ...others]
  const last = places.at(-1) ?? ''
  const before = places.slice(0, -1)
  return before.length > 0 ? `${before.join(', ')} and ${last}` : last
}
