import { expect, test } from 'vitest'
import { type Answers, type Extra, noAnswers } from '../../widgets/rules/answers.ts'
import { newsLines } from '../../widgets/rules/news-lines.ts'
import { newWizard, type Wizard } from '../../widgets/rules/wizard.ts'
import { prices } from '../fixtures/prices.ts'

const services = {
  residential: 'Homes',
  commercial: 'Offices',
  airbnb: 'Rentals',
  'pressure-washing': 'Washing',
}
const answers = (given: Partial<Answers>): Answers => ({ ...noAnswers, ...given })
const texts = (wizard: Partial<Wizard>) =>
  newsLines({ ...newWizard, ...wizard }, prices, services).map(({ text }) => text)

test.each<[Extra[], string]>([
  [['carpetCleaning'], 'Carpet Cleaning, $200, was added to your quote.'],
  [
    ['carpetCleaning', 'ovenCleaning', 'fridgeCleaning'],
    'Carpet Cleaning, Oven Cleaning and Fridge Cleaning, $295, were added to your quote.',
  ],
  [['laundry'], 'Laundry was added to your quote.'],
])('extras %j that a link added are named with what they cost', (extras, text) => {
  expect(texts({ news: { kind: 'added', extras, stepIndex: 1 } })).toEqual([text])
})

test('another quote is named with its price, where it has one', () => {
  const priced = answers({ service: 'residential', bedrooms: 2 })
  const free = answers({ service: 'airbnb', turnaround: 'same-day' })
  expect(texts({ other: { answers: priced, stepIndex: 1 } })).toEqual([
    'Your other quote, Homes for $160, is kept.',
  ])
  expect(texts({ other: { answers: free, stepIndex: 1 } })).toEqual([
    'Your other quote, Rentals, is kept.',
  ])
})
