import type { ServicePage } from '../../content-schema/services.ts'
import * as words from '../../words/site.ts'

type ServicePlaces = Pick<ServicePage, 'name' | 'places'>

/** The places that each service takes care of. */
export function servedPlaceNames(services: readonly ServicePlaces[]): readonly string[] {
  return services.map(({ name, places = name }) => places)
}

/** The same as a list in a sentence: `homes, shops and gardens`. */
export function servedPlaces(services: readonly ServicePlaces[]): string {
  const places = servedPlaceNames(services)
  const last = places.at(-1) ?? ''
  const others = places.slice(0, -1)
  return others.length > 0 ? words.facts.and(others.join(', '), last) : last
}
