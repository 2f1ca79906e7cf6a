import { expect, test } from 'vitest'
import { type Answers, noAnswers } from '../../widgets/rules/answers.ts'
import { stepToShow } from '../../widgets/rules/go-to.ts'
import { newWizard, type Wizard } from '../../widgets/rules/wizard.ts'

const at = (step: number, given: Partial<Answers>): Wizard => ({
  ...newWizard,
  stepIndex: step - 1,
  answers: { ...noAnswers, ...given },
})
const home = at(3, { service: 'residential', bedrooms: 1 })

test.each([1, 2, 3, 4, 5, 6])('step %i of a quote that is answered is shown', (step) => {
  expect(stepToShow(home, 100, step)).toBe(step)
})

test.each([
  ['no service is chosen', at(1, {}), 100, 1],
  ['no room is counted', at(2, { service: 'airbnb' }), 100, 2],
  ['no building type is chosen', at(2, { service: 'commercial', officeCount: 2 }), 100, 2],
  ['the total is $0', at(2, { service: 'pressure-washing' }), 0, 3],
  ['all is answered', home, 100, 6],
] as const)(
  'where %s, the last step that can be asked for is the one that waits',
  (_, wizard, total, furthest) => {
    expect(stepToShow(wizard, total, 99)).toBe(furthest)
  },
)

test.each([0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY, '4', null, undefined])(
  '%j is no step, so the present one stays',
  (asked) => {
    expect(stepToShow(home, 100, asked)).toBe(3)
  },
)
