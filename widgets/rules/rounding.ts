import type { Quote } from './engine/quote.ts'

/** What is said next to a total that its lines do not come to exactly; '' where they do. */
export function roundingNote({ lines, total }: Quote): string {
  const exact = lines.reduce((sum, { price }) => sum + price, 0)
  return exact === total * 100 ? '' : 'Rounded to whole dollars.'
}
