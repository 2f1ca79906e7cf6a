import { expect, test } from 'vitest'
import { median, mediansTable, replaceBetween, whereBehind } from '../bench/measuring/report.ts'
import { largestSizes, type Measured, measures, missedBars } from '../bench/widgets/results.ts'

const heaps = [1_000_000, 2_000_000, 3_000_000]

/** One visit for each time of the first field. */
const measured = (name: string, bytes: number, firstFields: number[], blocked = 0): Measured => ({
  name,
  visits: firstFields.map((firstField) => {
    return { bytes, firstField, blocked, shift: 0.01, nextStep: 90, heaps }
  }),
})

const vanilla = measured('by hand', 5_000, [500, 900, 510])
const quoteBuilder = measured('quote-builder.js', 20_000, [660, 640, 1_200])
const inquiryForm: Measured = {
  name: 'inquiry-form.js',
  visits: [{ bytes: 9_000, firstField: 600, blocked: 0, shift: 0.005, heaps }],
}
const loader: Measured = { name: 'a loader', size: 12_160, visits: [] }

test('the median is the middle value, however far off the others are', () => {
  expect(median([9_000, 1, 20])).toBe(20)
  expect(median([100, 20, 3])).toBe(20)
  expect(median([])).toBeUndefined()
})

test('the table shows medians, and a dash for what could not be measured', () => {
  const rows = mediansTable(measures, [vanilla, quoteBuilder, inquiryForm, loader]).split('\n')
  const cells = (name: string) =>
    rows
      .find((row) => row.includes(name))
      ?.split('|')
      .map((cell) => cell.trim())
  expect(cells('quote-builder.js')?.slice(2, -1).join(', ')).toBe(
    '20,000 B, 660 ms, 0 ms, 0.010, 90 ms, 1.0 MB, 2.0 MB, 3.0 MB',
  )
  expect(cells('inquiry-form.js')?.[6]).toBe('–')
  expect(cells('a loader')?.slice(2, 5)).toEqual(['12,160 B', '–', '–'])
})

test('the report says where others are ahead, and says nothing where nobody is', () => {
  const results = [vanilla, quoteBuilder, inquiryForm, loader]
  expect(whereBehind(measures, results, 'quote-builder.js')).toBe(
    'Others are ahead of quote-builder.js in: script and styles, brotli (by hand, inquiry-form.js, a loader); ' +
      'first field (by hand, inquiry-form.js); shift (inquiry-form.js).',
  )
  expect(whereBehind(measures, [vanilla], 'by hand')).toBe('')
})

test('only the bars that were missed are named', () => {
  expect(missedBars([vanilla, quoteBuilder, inquiryForm])).toEqual([])
  const [visit] = inquiryForm.visits
  const quoteBytes = largestSizes['quote-builder.js'] + 1
  const inquiryBytes = largestSizes['inquiry-form.js'] + 1
  const missed = missedBars([
    vanilla,
    measured('quote-builder.js', quoteBytes, [1_020], 151),
    { ...inquiryForm, visits: visit ? [{ ...visit, bytes: inquiryBytes }] : [] },
  ])
  expect(missed).toEqual([
    'the first field of quote-builder.js, × by hand, is 2: at most 1.3',
    'the total blocking time of quote-builder.js, ms, is 151: at most 150',
    `the size of quote-builder.js, B, is ${quoteBytes}: at most ${quoteBytes - 1}`,
    `the size of inquiry-form.js, B, is ${inquiryBytes}: at most ${inquiryBytes - 1}`,
  ])
})

test('a bar that could not be measured counts as missed', () => {
  expect(missedBars([vanilla, measured('quote-builder.js', 0, []), inquiryForm])).toHaveLength(4)
})

test('only the text between the two comments is replaced', () => {
  const readme = 'before\n<!-- sizes -->\nold\n<!-- /sizes -->\nafter\n'
  const replaced = 'before\n<!-- sizes -->\nnew: $& $1\n<!-- /sizes -->\nafter\n'
  expect(replaceBetween(readme, 'sizes', 'new: $& $1')).toBe(replaced)
  expect(replaceBetween(replaced, 'sizes', 'old')).toBe(readme)
})

test('a document without the comments is refused', () => {
  expect(() => replaceBetween('nothing here', 'sizes', '1')).toThrow('<!-- sizes -->')
})
