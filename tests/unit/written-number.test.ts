import { expect, test } from 'vitest'
import { meantNumber } from '../../site/problems/written-number.ts'

const meant = `
  $80          80
  CA$ 80       none
  80 CAD       80
  -15%         -15
  80,50        80.5
  80.50        80.5
  0,5          0.5
  .5           0.5
  080          80
  1,200        1200
  1.200        1200
  1 200        1200
  12’500       12500
  1,200.50     1200.5
  1.200,50     1200.5
  1.234.567 €  1234567
  80 to 90     none
  8O           none
  80,          none
`

test.for(meant.trim().split('\n'))('a number is read as people write it:%s', (row) => {
  const [, written = '', number] = /^\s*(.*?)\s+(\S+)$/.exec(row) ?? []
  expect(meantNumber(written)).toBe(number === 'none' ? undefined : Number(number))
})
