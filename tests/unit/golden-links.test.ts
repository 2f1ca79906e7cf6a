import { describe, expect, test } from 'vitest'
import { completeAnswers } from '../../widgets/rules/engine/answers.ts'
import { quoteOf } from '../../widgets/rules/engine/quote.ts'
import { codeOf, readCode } from '../../widgets/rules/engine/quote-code.ts'
import { hasNewPrice, startOfLink } from '../../widgets/rules/engine/start.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { goldenLinks } from '../fixtures/quote-tables.ts'

test.each(goldenLinks)('$code opens', (link) => {
  const found = readCode(catalogue, link.code)
  const start = startOfLink(catalogue, link.code)
  if (!found || !start) throw new Error(`${link.code} cannot be read.`)
  expect(found.given).toEqual(link.given)
  expect(found.isPartly).toBe(link.isPartly)
  expect(start.code).toBe(link.code)
  expect(start.stepId).toBe(link.begins)
  expect(quoteOf(catalogue, start.answers).total).toBe(link.total)
  expect(hasNewPrice(catalogue, link.code, start.answers)).toBe(link.hasNewPrice)
})

test('the quote of a version 1 link can be shared as a version 2 link', () => {
  for (const { given } of goldenLinks.filter((link) => link.code.startsWith('1'))) {
    const code = codeOf(catalogue, given)
    expect(code).toMatch(/^2\./)
    expect(startOfLink(catalogue, code)?.answers).toEqual(completeAnswers(catalogue, given))
  }
})

describe('a link that was cut off or is not ours opens nothing', () => {
  test.each([
    ...['', '1', '1.', '1.x', '1.r.1-1-1', '1.r.100-1-1-1', '1.r.1-1-1-1.x', '1.r.1-1-1-1.0'],
    ...['1.r.1-1-1-1.w.x', '1.r.1-1-1-1.w.co.', '1.r....a-1.b', '1.toString', '2', '2.'],
    ...['2..bedrooms-1', '2.r x', '3.r.bedrooms-1'],
    `1.r.1-1-1-1.w.${'c'.repeat(600)}`,
    `2.r.bedrooms-1.extras-${'carpet-'.repeat(100)}oven`,
  ])('%s', (code) => {
    expect(readCode(catalogue, code)).toBeUndefined()
    expect(startOfLink(catalogue, code)).toBeUndefined()
    expect(hasNewPrice(catalogue, code, { service: '' })).toBe(false)
  })
})

test('a link to a removed service opens the choice of services, in both versions', () => {
  const services = catalogue.services.filter(({ id }) => id !== 'airbnb')
  for (const code of ['1.a.1-0-0-0.f', '1.a.1-0-0-0.f.0.1ov1kvv-90', '2.a.bedrooms-1'])
    expect(readCode({ ...catalogue, services }, code)).toEqual({
      given: { service: '' },
      isPartly: true,
    })
})

test('a chosen option that was removed is reported, and one that was not chosen is not', () => {
  const services = catalogue.services.map((service) => ({
    ...service,
    steps: service.steps.slice(0, service.id === 'commercial' ? 0 : 1),
  }))
  const smaller = { ...catalogue, services }
  const isPartly = (code: string) => readCode(smaller, code)?.isPartly
  expect(isPartly('1.r.1-0-0-0.w.0')).toBe(true)
  expect(isPartly('1.c.o.1-0-0.0')).toBe(true)
  expect(isPartly('1.c.0.0-0-0.0')).toBe(false)
  expect(isPartly('2.c.buildingtype-office')).toBe(true)
  expect(isPartly('2.c.buildingtype-0')).toBe(false)
})

test('a count above the highest that is offered opens as the highest, and is reported', () => {
  const lower = JSON.parse(JSON.stringify(catalogue).replaceAll('"each"', '"most":5,"each"'))
  for (const code of ['1.r.8-1-0-0', '2.r.bedrooms-8.bathrooms-1']) {
    const found = readCode(lower, code)
    expect(found?.given).toMatchObject({ bedrooms: 5, bathrooms: 1 })
    expect(found?.isPartly).toBe(true)
  }
})
