import { expect, test } from 'vitest'
import type { Catalogue } from '../../widgets/rules/company/catalogue.ts'
import { completeAnswers, type KnownAnswers } from '../../widgets/rules/engine/answers.ts'
import { quoteOf } from '../../widgets/rules/engine/quote.ts'
import { catalogue } from '../fixtures/catalogue.ts'

/** The services as specified, with these minutes for what has these ids, and this crew. */
function timed(minutes: Record<string, number>, crew?: number): Catalogue {
  const withMinutes: Catalogue = JSON.parse(JSON.stringify(catalogue), (_, value) =>
    Object.hasOwn(minutes, value?.id ?? '') ? { ...value, minutes: minutes[value.id] } : value,
  )
  const services = withMinutes.services.map((service) => ({ ...service, ...(crew && { crew }) }))
  return { ...withMinutes, services }
}

const timeOf = (company: Catalogue, given: KnownAnswers) =>
  quoteOf(company, completeAnswers(company, given)).workTime
const rooms = { service: 'residential', bedrooms: 2, bathrooms: 1 }

test.each([
  ['half an hour, at least', { bedrooms: 1 }, undefined, 'About half an hour'],
  ['full half hours as they are', { bedrooms: 30 }, undefined, 'About an hour'],
  ['the next half hour', { bedrooms: 30, bathrooms: 1 }, undefined, 'About 1½ hours'],
  ['those who come', { bedrooms: 60, bathrooms: 60 }, 2, 'About 3 hours for two people'],
  ['one who comes alone', { bedrooms: 60 }, 1, 'About 2 hours for one person'],
  ['a large crew', { bedrooms: 600 }, 12, 'About 20 hours for 12 people'],
])('a quote says %s', (_, minutes, crew, text) => {
  expect(timeOf(timed(minutes, crew), rooms)).toBe(text)
})

test('chosen options and extras take their time too, and what is not chosen takes none', () => {
  const company = timed({ weekly: 30, monthly: 500, ovenCleaning: 60, carpetCleaning: 500 })
  const given = { ...rooms, frequency: 'weekly', extraServices: ['ovenCleaning'] }
  expect(timeOf(company, given)).toBe('About 1½ hours')
})

test('without minutes nothing is said of the time, whoever comes', () => {
  expect(quoteOf(catalogue, completeAnswers(catalogue, rooms))).not.toHaveProperty('workTime')
  expect(timeOf(timed({}, 3), rooms)).toBeUndefined()
  expect(timeOf(timed({ kitchens: 60 }), rooms)).toBeUndefined()
  expect(timeOf(timed({ 'one-time': 60 }), { service: 'residential' })).toBeUndefined()
})
