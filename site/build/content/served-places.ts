import type { ServicePage } from '../../content-types/service.ts'
import { and } from '../../words/numbers.ts'

type Named = Pick<ServicePage, 'name' | 'places'>

/** What each of the services sees to. */
export function servedPlaceNames(services: readonly Named[]): readonly string[] {
  return services.map(({ name, places = name }) => places)
}

/** All of it as one list in a sentence: `homes, shops and gardens`. */
export function servedPlaces(services: readonly Named[]): string {
  const places = servedPlaceNames(services)
  const last = places.at(-1) ?? ''
  const before = places.slice(0, -1)
  return before.length > 0 ? and(before.join(', '), last) : last
}
