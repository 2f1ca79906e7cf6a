import * as en from '../../words/en.ts'
import type { Say } from '../../words/say.ts'

/** Names in a row: `Weeding, Compost and Gutters`. */
export function listed(names: readonly string[], say: Say): string {
  const last = names.at(-1) ?? ''
  const first = names.slice(0, -1).join(say(en.comma))
  return first ? say(en.and, { first, last }) : last
}
