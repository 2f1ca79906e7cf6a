import { type Answers, noAnswers, type Service } from '../../widgets/rules/answers.ts'
import { restore, savable } from '../../widgets/rules/restore.ts'
import { startOf } from '../../widgets/rules/start.ts'
import { newWizard, reduce, type Wizard } from '../../widgets/rules/wizard.ts'
import { prices } from '../fixtures/prices.ts'

/** A wizard on a step (counted from 0) of a service, with some answers given. */
export const at = (
  service: Service | '',
  stepIndex: number,
  given: Partial<Answers> = {},
): Wizard => ({
  ...newWizard,
  stepIndex,
  answers: { ...noAnswers, ...given, service },
})
export const preset = (wizard: Wizard, service: Service) =>
  reduce(wizard, { type: 'preset', start: startOf(prices, { service }) })
export const choose = (wizard: Wizard, service: Service) =>
  reduce(wizard, { type: 'choose', service })
export const draft = ({ answers, stepIndex }: Wizard) => ({ answers, stepIndex })
export const reload = (wizard: Wizard) =>
  restore(JSON.parse(JSON.stringify(savable(wizard) ?? null)), prices)
