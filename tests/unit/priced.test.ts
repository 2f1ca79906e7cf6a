import { expect, test } from 'vitest'
import { minimumText, offeredAnswers, quoteFor, unitOf } from '../../site/prices/priced-answers.ts'
import type { Catalogue } from '../../widgets/rules/company/catalogue.ts'
import type { KnownAnswers } from '../../widgets/rules/engine/answers.ts'
import { codeOf, readCode } from '../../widgets/rules/engine/quote-code.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { rowsIn } from '../fixtures/rows-of.ts'

const home = { service: 'residential', bedrooms: 1, kitchens: 1 }

/** Answers, the one with the price, its name, price and percent, and the code that opens it. */
const units = rowsIn(`
{"service":"residential","kitchens":1} | kitchens | Kitchen | 120 | 0 | 2.r.kitchens-1
{"service":"residential","bedrooms":1,"kitchens":1,"frequency":"weekly"} | frequency | Weekly | 0 | -30 | 2.r.bedrooms-1.kitchens-1.frequency-weekly
{"service":"residential","extraServices":["ovenCleaning"]} | extraServices | Oven Cleaning | 50 | 0 | 2.r.extras-oven
{"service":"commercial","officeCount":4} | officeCount | Office | 80 | 0 | 2.c.offices-4
{"service":"pressure-washing","drivewaySize":"2-car"} | drivewaySize | Two cars | 80 | 0 | 2.p.driveway-2car
{"service":"pressure-washing","windowCount":1} | windowCount | Window | 5 | 0 | 2.p.windows-1
`)

test.each(units)(
  '%s has a price, and opens the quote with just that',
  (answers, id = '', ...unit) => {
    const given: KnownAnswers = JSON.parse(answers)
    const [name, price, percent, code = ''] = unit
    const expected = { name, given, price: Number(price), percent: Number(percent) }
    expect(unitOf(catalogue, given, id)).toEqual(expected)
    expect(codeOf(catalogue, given)).toBe(code)
    expect(readCode(catalogue, code)?.given).toMatchObject(given)
  },
)

test('what is not offered has no price, so that a page can leave it out', () => {
  const removedUnits: [KnownAnswers, string][] = [
    [{ service: 'gardening', bedrooms: 1 }, 'bedrooms'],
    [{ service: 'residential', attics: 1 }, 'attics'],
    [{ service: 'residential', bedrooms: 1, frequency: 'daily' }, 'frequency'],
    [{ service: 'residential', attics: 1, frequency: 'weekly' }, 'frequency'],
    [{ service: 'residential', extraServices: ['deepCleaning'] }, 'extraServices'],
  ]
  for (const [given, id] of removedUnits) expect(unitOf(catalogue, given, id)).toBeUndefined()
  expect(offeredAnswers(catalogue, { ...home, attics: 2 })).toEqual(home)
  expect(offeredAnswers(catalogue, { service: 'gardening', bedrooms: 1 })).toEqual({})
})

test('an example costs at least the minimum of a visit, but a single price does not', () => {
  const atLeast: Catalogue = { ...catalogue, charges: { minimum: 250, taxes: [] } }
  expect(quoteFor(catalogue, home).total).toBe(200)
  expect(quoteFor(atLeast, home).total).toBe(250)
  expect(minimumText(atLeast)).toBe('A visit costs at least $250.')
  expect(minimumText(catalogue)).toBe('')
  expect(unitOf(atLeast, { service: 'residential', bedrooms: 1 }, 'bedrooms')?.price).toBe(80)
})
