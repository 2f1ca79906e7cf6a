import { completeAnswers, type KnownAnswers } from '../../widgets/rules/engine/answers.ts'
import { startOf } from '../../widgets/rules/engine/start.ts'
import { restore, stateToSave } from '../../widgets/rules/wizard/restore.ts'
import { type Action, newWizard, reduce, type Wizard } from '../../widgets/rules/wizard/wizard.ts'
import { catalogue } from '../fixtures/catalogue.ts'

/** A wizard on a step of a service, with some answers given. */
export const at = (service: string, stepId: string, given: KnownAnswers = {}): Wizard => ({
  ...newWizard,
  stepId,
  answers: completeAnswers(catalogue, { ...given, service }),
})
export const act = (wizard: Wizard, action: Action) => reduce(catalogue, wizard, action)
export const preset = (wizard: Wizard, service: string) =>
  act(wizard, { type: 'preset', start: startOf(catalogue, { service }) })
export const choose = (wizard: Wizard, service: string) => act(wizard, { type: 'choose', service })
export const draft = ({ answers, stepId }: Wizard) => ({ answers, stepId })
export const reload = (wizard: Wizard) =>
  restore(catalogue, JSON.parse(JSON.stringify(stateToSave(wizard) ?? null)))
