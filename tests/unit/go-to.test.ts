import { expect, test } from 'vitest'
import { newWizard, stepToShow } from '../../widgets/rules/wizard/wizard.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { at } from './wizards.ts'

const home = at('residential', 'frequency', { bedrooms: 1 })

test.each([1, 2, 3, 4, 5, 6])('an answered quote shows step %i when a page asks for it', (step) => {
  expect(stepToShow(catalogue, home, step)).toBe(step)
})

test.each([
  ['no service is chosen', newWizard, 1],
  ['no room is counted', at('airbnb', 'home'), 2],
  ['no building type is chosen', at('commercial', 'business', { officeCount: 2 }), 2],
  ['the total is $0', at('pressure-washing', 'washing'), 3],
  ['all is answered', home, 6],
])('where %s, a page can go no further than the step that waits', (_, wizard, furthest) => {
  expect(stepToShow(catalogue, wizard, 99)).toBe(furthest)
})

test.each([0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY, '4', null, undefined])(
  '%j is not a step, so the current one stays',
  (wantedStep) => {
    expect(stepToShow(catalogue, home, wantedStep)).toBe(3)
  },
)
