import type { Condition } from '../../../widgets/rules/company/catalogue.ts'
import { examined } from './contradictions.ts'
import { type CatalogueFiles, type Finding, nextStepsName } from './places.ts'

type Entry = CatalogueFiles['nextSteps'][number]
type CanHold = (when: readonly Condition[]) => boolean

/** For how many cards there is room. */
const most = 3

/** The next steps that some answers would show beside three others. All names in their conditions must be right. */
export function* fourthStepFindings(files: CatalogueFiles): Generator<Finding> {
  const services = files.services.map((service) => ({
    id: service.id,
    canHold: examined(service, files).canHold,
  }))
  for (const [at, entry] of files.nextSteps.entries()) {
    const earlier = files.nextSteps.slice(0, at)
    for (const { id, canHold } of services) {
      const beside = shownWith(entry.when ?? [], earlier, most, canHold)
      if (!beside) continue
      const names = beside.map(({ label }) => `"${label}"`)
      const sentence = `for ${id} this would be the fourth, with ${names.slice(0, -1).join(', ')} and ${names.at(-1)}, and there is room for three; take one out, or give one a "when" that never holds where the others are shown.`
      yield { file: nextStepsName, path: ['steps', at], sentence }
      break
    }
  }
}

/** The first `count` of the entries that some answers show together, of those for which `when` holds; undefined if no answers do. */
function shownWith(
  when: readonly Condition[],
  entries: readonly Entry[],
  count: number,
  canHold: CanHold,
): readonly Entry[] | undefined {
  if (!canHold(when)) return undefined
  if (count === 0) return []
  for (const [at, entry] of entries.entries()) {
    const all = [...when, ...(entry.when ?? [])]
    const others = shownWith(all, entries.slice(at + 1), count - 1, canHold)
    if (others) return [entry, ...others]
  }
  return undefined
}
