import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Catalogue } from '../../widgets/rules/company/catalogue.ts'
import { completeAnswers, type KnownAnswers } from '../../widgets/rules/engine/answers.ts'
import { quotedCode, readCode } from '../../widgets/rules/engine/quote-code.ts'
import { shownSteps } from '../../widgets/rules/engine/shown-steps.ts'
import {
  hasNewPrice,
  missingFrom,
  missingPrice,
  startOf,
  startOfLink,
} from '../../widgets/rules/engine/start.ts'
import { catalogue, gardens } from '../fixtures/catalogue.ts'
import { starts } from '../fixtures/quote-tables.ts'
import { anyVisit } from './any-catalogue.ts'

const home = { service: 'residential', bedrooms: 3, bathrooms: 2 }
const begins = (company: Catalogue, given: KnownAnswers, wasPriced = false) =>
  startOf(company, given, wasPriced).stepId

describe('the wizard starts on the first step that is not answered', () => {
  test.each(starts)('$begins of $answers $why', ({ company, answers, begins }) => {
    expect(startOf(company, answers).stepId).toBe(begins)
  })

  test('and never on an empty quote', () => {
    const nothing = { drivewaySize: '', windowCount: 0, additionalSurfaces: [], extraServices: [] }
    expect(begins(catalogue, { service: 'pressure-washing', ...nothing })).toBe('extras')
    expect(begins(catalogue, { service: 'pressure-washing', ...nothing }, true)).toBe('extras')
  })

  test('for a quote with a price, on the first step with something missing', () => {
    expect(begins(gardens.catalogue, { service: 'lawn-care', frontLawns: 1 }, true)).toBe('quote')
    expect(begins(gardens.catalogue, { service: 'lawn-care' }, true)).toBe('lawns')
    const hedge = { service: 'hedges-and-trees', stretches: 2 }
    expect(begins(gardens.catalogue, hedge, true)).toBe('hedges')
    expect(begins(gardens.catalogue, { service: 'planting', beds: 1 }, true)).toBe('soil')
  })
})

test('wherever it starts, nothing before is missing, and every given answer is there', () => {
  fc.assert(
    fc.property(anyVisit, fc.boolean(), ({ company, given }, wasPriced) => {
      const { answers, stepId } = startOf(company, given, wasPriced)
      expect(answers).toMatchObject(given)
      expect(answers).toEqual(completeAnswers(company, given))
      const steps = shownSteps(company, answers)
      const at = steps.findIndex(({ id }) => id === stepId)
      expect(stepId === 'quote').toBe(at === -1)
      for (const step of steps.slice(0, at === -1 ? steps.length : at))
        expect(missingFrom(answers, step)).toBe('')
      if (stepId === 'quote' && steps.length > 0) expect(missingPrice(company, answers)).toBe('')
    }),
  )
})

describe('the missing answer', () => {
  const missing = (given: object, id: string) => {
    const company = gardens.catalogue
    const answers = completeAnswers(company, given)
    const step = shownSteps(company, answers).find((one) => one.id === id)
    if (!step) throw new Error(id)
    return missingFrom(answers, step)
  }

  test('is one of several counts, where at least one is needed', () => {
    expect(missing({ service: 'lawn-care' }, 'lawns')).toBe('Count at least one lawn to go on.')
    expect(missing({ service: 'lawn-care', verges: 1 }, 'lawns')).toBe('')
    expect(missing({ service: 'planting' }, 'beds')).toBe('')
  })

  test('is a required choice, from a list or radio buttons', () => {
    expect(missing({ service: 'hedges-and-trees' }, 'hedges')).toBe('Choose a height to go on.')
    expect(missing({ service: 'planting' }, 'soil')).toBe('Choose a soil to go on.')
    expect(missing({ service: 'planting', soil: 'good' }, 'soil')).toBe('')
    expect(missing({ service: 'hedges-and-trees', smallTrees: 1, wood: ['logs'] }, 'wood')).toBe('')
  })

  test('of an empty quote is something to count, or an extra where there are any', () => {
    const washing = completeAnswers(catalogue, { service: 'pressure-washing' })
    const sentence = 'Your total is $0. Go back and choose what needs washing'
    expect(missingPrice(catalogue, washing)).toBe(`${sentence}, or choose an extra.`)
    const extras = { ...catalogue.extras, questions: [] }
    expect(missingPrice({ ...catalogue, extras }, washing)).toBe(`${sentence}.`)
    expect(missingPrice(catalogue, { ...washing, windowCount: 1 })).toBe('')
    expect(missingPrice(catalogue, { service: '' })).toBe('')
  })
})

describe('a link', () => {
  const full = { ...home, frequency: 'weekly', extraServices: ['ovenCleaning'] }
  const answers = completeAnswers(catalogue, full)
  const code = quotedCode(catalogue, answers)
  const dearer: Catalogue = JSON.parse(JSON.stringify(catalogue).replace('"each":80', '"each":100'))

  test('to a complete quote starts on it, and is recognised by its code', () => {
    expect(startOfLink(catalogue, code)).toEqual({ code, answers, stepId: 'quote' })
  })

  test('that cannot be read opens nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'12racp.-09wo~') }), (text) => {
        const start = startOfLink(catalogue, text)
        expect(start === undefined).toBe(readCode(catalogue, text) === undefined)
      }),
    )
  })

  test('has a new price when its quote is unchanged and an amount of it differs', () => {
    expect(hasNewPrice(catalogue, code, answers)).toBe(false)
    expect(hasNewPrice(dearer, code, answers)).toBe(true)
    expect(hasNewPrice(dearer, code, { ...answers, kitchens: 1 })).toBe(false)
    expect(hasNewPrice(dearer, quotedCode(dearer, answers), answers)).toBe(false)
    expect(hasNewPrice(dearer, '2.r.bedrooms-3.bathrooms-2', answers)).toBe(false)
  })

  test('that lost a part has no new price, which is another message', () => {
    const given = completeAnswers(catalogue, { ...home, frequency: 'weekly' })
    const before = quotedCode(catalogue, given).replace('extras-0', 'extras-laundry')
    expect(readCode(catalogue, before)?.isPartly).toBe(true)
    expect(hasNewPrice(dearer, before, given)).toBe(false)
  })
})
