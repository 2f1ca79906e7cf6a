import { amount, cents } from '../widgets/rules/money.ts'
import type { Range } from './content/types.ts'
import type { ServicePage } from './service-page.ts'

/** What a visit usually comes to as people read it, by the id of each service that says so. */
export function typicalOf(pages: readonly ServicePage[]): Record<string, Range> {
  const ranges = pages.flatMap(({ id, typical }): [string, Range][] => {
    if (!typical) return []
    const { from, to } = typical
    return [[id, { from: amount(cents(from)), to: amount(cents(to)) }]]
  })
  return Object.fromEntries(ranges)
}
