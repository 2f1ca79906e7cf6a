import type { WizardWords } from '../../../widgets/rules/company/business.ts'
import type { Catalogue } from '../../../widgets/rules/company/catalogue.ts'
import { completeAnswers } from '../../../widgets/rules/engine/answers.ts'
import { shownSteps } from '../../../widgets/rules/engine/shown-steps.ts'
import type { Block } from '../../content-schema/blocks.ts'
import type { Question } from '../../content-schema/pages.ts'
import type { Transformation } from '../../content-schema/parts.ts'
import type { ServiceFile } from '../../content-schema/services.ts'
import { unwrittenService } from '../../words/site.ts'
import { numberInWords, withFacts } from '../content/facts.ts'

/** What blocks refer to. */
interface Sources {
  readonly catalogue: Catalogue
  readonly words: WizardWords
  readonly places: readonly Transformation[]
  readonly questions: readonly Question[]
}

/** The kind and the look of a block name its component. All other keys are that component's props. */
interface FilledBlock {
  readonly kind: Block['kind']
  readonly look?: string
  readonly heading?: string
}

/** The blocks of a service's page: those of its file, or else its prices, what they include, and the steps. */
export function blocksOf(
  { id, picture, page }: ServiceFile & { id: string },
  sources: Sources,
): readonly FilledBlock[] {
  if (page?.blocks) return page.blocks.map((block) => filledBlock(block, sources))
  const { catalogue, words } = sources
  const serviceSteps = shownSteps(catalogue, completeAnswers(catalogue, { service: id }))
  const steps = [...serviceSteps, words.contact].map(({ heading, intro = '' }) => ({
    title: heading,
    text: intro,
  }))
  const made: Block[] = [
    { kind: 'hero', look: 'price', ...(picture !== undefined && { picture }) },
    { kind: 'prices' },
    { kind: 'included' },
    { kind: 'steps', look: 'rows', heading: unwrittenService.stepsToDate, steps },
    ...(page?.more ?? []),
    { kind: 'closing', ...unwrittenService.closing },
  ]
  return made.map((block) => filledBlock(block, sources))
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
    case 'prices':
      return { heading: unwrittenService.everyPrice, text: words.quote.priceNote, ...block }
    default:
      return block
  }
}

/** Fills the number of listed things into a heading, in words. */
function withCount(heading: string, block: FilledBlock): string {
  const count = numberInWords(countOf(block))
  const Count = count.replace(/^./, (first) => first.toUpperCase())
  return withFacts(heading, { count, Count })
}

/** How many things a block lists; for a strip, the sum of what its example counts. */
function countOf(block: FilledBlock): number {
  if (block.look === 'strip' && 'example' in block) {
    const counts = Object.values(Object(block.example)).filter((value) => typeof value === 'number')
    return counts.reduce((sum, count) => sum + count, 0)
  }
  return Object.values(block).find(Array.isArray)?.length ?? 0
}
