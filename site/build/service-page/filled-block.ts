import type { Catalogue } from '../../../widgets/rules/company/catalogue.ts'
import type { WizardWords } from '../../../widgets/rules/company/wizard-words.ts'
import type { Question, Transformation } from '../../content-types/company.ts'
import type { Block } from '../../content-types/service-blocks.ts'
import { everyPrice } from '../../words/service.ts'
import { withFacts } from '../content/facts.ts'
import { numberInWords } from '../content/number-words.ts'

/** What blocks refer to. */
export interface Sources {
  readonly catalogue: Catalogue
  readonly words: WizardWords
  readonly places: readonly Transformation[]
  readonly questions: readonly Question[]
}

/** The kind of a block, which names its component. All other keys are that component's props. */
interface FilledBlock {
  readonly kind: Block['kind']
  readonly heading?: string
}

/** Fills in what a block refers to, its defaults, and the count in its heading. */
export function filledBlock(block: Block, sources: Sources): FilledBlock {
  const filled: FilledBlock = withSources(block, sources)
  const { heading } = filled
  return heading === undefined ? filled : { ...filled, heading: withCount(heading, filled) }
}

function withSources(block: Block, { words, places, questions }: Sources) {
  switch (block.kind) {
    case 'places':
      return {
        ...block,
        places: block.places.flatMap((place) =>
          typeof place === 'string' ? (places.find((one) => one.place === place) ?? []) : place,
        ),
      }
    case 'questions':
      return {
        ...block,
        questions: block.questions.flatMap((id) => questions.find((one) => one.id === id) ?? []),
      }
    case 'included':
      return { ...words.quote.included, ...block }
    case 'prices': {
      const { heading = everyPrice, text = words.quote.priceNote } = block
      return { ...block, heading, text }
    }
    default:
      return block
  }
}

/** Fills the number of listed things into a heading, in words. */
function withCount(heading: string, block: object): string {
  const count = numberInWords(countOf(block))
  const Count = count.replace(/^./, (first) => first.toUpperCase())
  return withFacts(heading, { count, Count })
}

/** How many things a block lists; for a block with an example, the sum of the example's counts. */
function countOf(block: object): number {
  if ('example' in block) {
    const counts = Object.values(Object(block.example)).filter((value) => typeof value === 'number')
    return counts.reduce((sum, count) => sum + count, 0)
  }
  return Object.values(block).find(Array.isArray)?.length ?? 0
}
