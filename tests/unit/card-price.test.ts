import { expect, test } from 'vitest'
import { cardPrice } from '../../widgets/rules/engine/quote.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { dogWalks } from './dog-walks.ts'

test('a tile shows the price of the smallest thing its service offers', () => {
  expect(catalogue.services.map((service) => [service.id, cardPrice(catalogue, service)])).toEqual([
    ['residential', 8000],
    ['commercial', 8000],
    ['airbnb', 9000],
    ['pressure-washing', 5000],
  ])
})

test('a tile shows the price to the cent, without the minimum of a visit', () => {
  expect(dogWalks.services.map((service) => cardPrice(dogWalks, service))).toEqual([2000, 4950])
})

test('a tile can show the price of one of several choices', () => {
  const [washing] = catalogue.services.filter(({ id }) => id === 'pressure-washing')
  const deck = washing && {
    ...washing,
    card: { unit: 'A deck', from: { additionalSurfaces: 'deck' } },
  }
  expect(deck && cardPrice(catalogue, deck)).toBe(12000)
})
