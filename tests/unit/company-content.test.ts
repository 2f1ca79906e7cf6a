import { privacy, story, values } from 'virtual:content/pages/about'
import { served } from 'virtual:content/pages/location'
import { reasons, cards as serviceCards } from 'virtual:content/pages/services'
import { expect, test } from 'vitest'
import { listIn } from '../fixtures/rows-of.ts'

const titles = (cards: readonly { title: string }[]) => cards.map(({ title }) => title).join(', ')

test('the services page has its six cards, which link where the specification says', () => {
  expect(serviceCards.map(({ title, path }) => `${title}: ${path}`)).toEqual(
    listIn(`
      Residential Cleaning: /services/residential-cleaning
      Commercial Cleaning: /services/commercial-cleaning
      Airbnb Cleaning: /services/airbnb-cleaning
      Pressure Washing: /services/pressure-washing
      Roof & Gutter Cleaning: /services/roof-gutter-cleaning
      Post-Construction Cleaning: /services/post-construction-cleaning
    `),
  )
})

test('each card says what it includes and when it is needed, once each', () => {
  expect(new Set(serviceCards.map(({ id }) => id)).size).toBe(serviceCards.length)
  for (const { description, features, symptoms } of serviceCards) {
    expect(description).toMatch(/\.$/)
    for (const list of [features, symptoms]) {
      expect(list.length).toBeGreaterThan(3)
      expect(new Set(list).size).toBe(list.length)
    }
  }
})

test('four reasons, four story cards and four values have the names of the specification', () => {
  expect(titles(reasons.points)).toBe(
    'Experienced & Professional, Eco-Friendly Products, Satisfaction Guaranteed, Reliable & Responsive',
  )
  expect(titles(values.cards)).toBe('Quality Assurance, Eco-Friendly, Reliability, Professionalism')
  expect(new Set(story.cards.map(({ title }) => title)).size).toBe(4)
})

test('the privacy policy says what is collected, how it is used and protected, and which rights there are', () => {
  expect(titles(privacy.sections)).toBe(
    'Information We Collect, How We Use It, How We Protect It, Your Rights',
  )
  const words = JSON.stringify(privacy)
  for (const fact of ['EmailJS', 'session storage', 'no cookies', 'tag manager', '(PIPA)'])
    expect(words).toContain(fact)
})

test('no place is named twice', () => {
  const names = served.places.flatMap(({ names }) => names)
  expect(new Set(names).size).toBe(names.length)
})
