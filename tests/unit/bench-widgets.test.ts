import { expect, test } from 'vitest'
import { type Measured, median, missedBars, ratio } from '../bench/widgets/results.js'
import { markdown, rawTableOf, replaceBetween, tableOf } from '../bench/widgets/table.js'

/** One visit for each time of the first field. */
const measured = (size: number, firstFields: number[], blocked = 0): Measured => ({
  size,
  visits: firstFields.map((firstField) => ({ firstField, blocked, shift: 0.01, nextStep: 90 })),
})

const vanilla = measured(5_000, [500, 900, 510])
const quoteBuilder = measured(20_000, [660, 640, 1_200])
const inquiryForm: Measured = {
  size: 9_000,
  visits: [{ firstField: 600, blocked: 0, shift: 0.005 }],
}

test('the median is the one in the middle, however far off the others are', () => {
  expect(median([9_000, 1, 20])).toBe(20)
  expect(median([100, 20, 3])).toBe(20)
  expect(median([])).toBeUndefined()
})

test('there is no ratio to nothing', () => {
  expect(ratio(660, 510)).toBeCloseTo(1.294)
  expect(ratio(89, 0)).toBeUndefined()
  expect(ratio(undefined, 500)).toBeUndefined()
})

test('the table shows medians, the ratio to the hand-written element, and a dash for what is not', () => {
  const rows = tableOf({ vanilla, quoteBuilder, inquiryForm }).split('\n')
  expect(rows.find((row) => row.includes('first field'))).toMatch(
    /510 ms +\| 660 ms +\| 1\.29 +\| 600 ms/,
  )
  expect(rows.find((row) => row.includes('blocking'))).toMatch(/0 ms +\| 0 ms +\| – +\| 0 ms/)
  expect(rows.find((row) => row.includes('tap'))).toMatch(/90 ms +\| 90 ms +\| 1\.00 +\| –/)
})

test('the raw table keeps every run in its order, and leaves out what was not measured', () => {
  const raw = rawTableOf({ vanilla, quoteBuilder, inquiryForm })
  expect(raw).toContain('500 ms, 900 ms, 510 ms')
  expect(raw).not.toMatch(/tap.*inquiry-form/)
})

test('columns are as wide as their widest cell', () => {
  expect(
    markdown([
      ['', 'bytes'],
      ['script', '1'],
    ]),
  ).toBe('|        | bytes |\n| ------ | ----- |\n| script | 1     |')
})

test('each bar that was missed is named, and nothing else', () => {
  expect(missedBars({ vanilla, quoteBuilder, inquiryForm })).toEqual([])
  expect(
    missedBars({
      vanilla,
      quoteBuilder: measured(24_001, [1_020], 151),
      inquiryForm: { ...inquiryForm, size: 18_001 },
    }),
  ).toEqual([
    'the first field of quote-builder, × by hand, is 2: at most 1.35',
    'the total blocking time of quote-builder, ms, is 151: at most 150',
    'quote-builder.js, B, is 24001: at most 24000',
    'inquiry-form.js, B, is 18001: at most 18000',
  ])
})

test('a bar that could not be measured is missed', () => {
  const unmeasured = { vanilla, quoteBuilder: measured(20_000, []), inquiryForm }
  expect(missedBars(unmeasured)).toHaveLength(3)
})

test('only what stands between the two comments is replaced', () => {
  const readme = 'before\n<!-- sizes -->\nold\n<!-- /sizes -->\nafter\n'
  const replaced = 'before\n<!-- sizes -->\nnew: $& $1\n<!-- /sizes -->\nafter\n'
  expect(replaceBetween(readme, 'sizes', 'new: $& $1')).toBe(replaced)
  expect(replaceBetween(replaced, 'sizes', 'old')).toBe(readme)
})

test('a document without the comments is refused', () => {
  expect(() => replaceBetween('nothing here', 'sizes', '1')).toThrow('<!-- sizes -->')
})
