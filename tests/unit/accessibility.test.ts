import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tested } from '../../site/words/accessibility.ts'
import { rowsOf } from '../fixtures/rows-of.ts'

const rows = rowsOf('accessibility.txt')

test.each(tested.list)('a test holds what the accessibility statement says: %s', (sentence) => {
  const behind = rows.filter(([beginning = '']) => sentence.startsWith(beginning))
  expect(behind).not.toEqual([])
  for (const [, file = '', title = ''] of behind)
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(title)
})
