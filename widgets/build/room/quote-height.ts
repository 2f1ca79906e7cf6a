import type { WizardWords } from '../../rules/company/wizard-words.ts'
import { between, frameHeight, linesOf, spaceIn } from './step-height.ts'

/** What a final quote says besides the price. */
interface Said {
  readonly words: WizardWords
  readonly testimonial: string
}

/**
 * About how high the final quote is in a tag of this width, with a receipt of six lines (final-quote.css, keep.css and
 * wide.css).
 */
export function quoteHeight({ words, testimonial }: Said, tagWidth: number): number {
  const space = spaceIn(tagWidth)
  const { width, gap } = space
  const isWide = width >= 850
  const [left, right] = isWide
    ? [(width - gap) * (7 / 12), (width - gap) * (5 / 12)]
    : [width, width]
  const { list } = words.quote.included
  const included = 130 + list.reduce((sum, item) => sum + 27 * linesOf(item, 10, left - 95), 0)
  const said = testimonial ? 150 + 27 * linesOf(testimonial, 10, right - 50) : 0
  const price = between(560, 520 + 0.25 * width, 690)
  const receipt = 440 + (width < 520 ? 60 : 0)
  const keep = width < 590 ? 104 : 48
  const parts = isWide
    ? Math.max(price, receipt) + 50 + gap + keep + gap + Math.max(included, said)
    : price + receipt + keep + included + said + 4 * gap
  return frameHeight(space) + parts
}
