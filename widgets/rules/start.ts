import { type Answers, noAnswers } from './answers.ts'
import { countFields, type Prices, quote } from './quote.ts'
import { codeOf, type Given, pricesVersion, readCode } from './quote-code.ts'
import { type Step, stepsOf } from './steps.ts'
import { canContinue, missingFrom, newWizard, type Start } from './wizard.ts'

/** Where what is given lets the wizard begin: on the first step that is not answered, at the latest on the final quote. */
export function startOf(prices: Prices, given: Given): Start {
  const answers = { ...noAnswers, ...given }
  const { total } = quote(prices, answers)
  const stepIndex = stepsOf(answers).findIndex((step, index) => {
    const wizard = { ...newWizard, answers, stepIndex: index }
    const isDone = canContinue(wizard) && !missingFrom(wizard, total)
    return step.id === 'quote' || !isDone || !isGiven(prices, given, step)
  })
  return { code: codeOf(given), answers, stepIndex }
}

/** Where the code of a link lets it begin; undefined for one that cannot be read. */
export function startOfLink(prices: Prices, code: string): Start | undefined {
  const found = readCode(code)
  return found && { ...startOf(prices, found.given), code }
}

/** Whether a link quoted another total for these answers than today's, because prices have changed since. */
export function hasNewPrice(prices: Prices, code: string, answers: Answers): boolean {
  const { given, quoted } = readCode(code) ?? {}
  const { service } = answers
  if (!service || !given || !quoted || quoted.prices === pricesVersion(prices)) return false
  const isAsOpened = codeOf({ ...noAnswers, ...given }) === codeOf({ ...answers, service })
  return isAsOpened && quoted.total !== quote(prices, answers).total
}

/** Whether each question of a step has an answer. One count of several is one, as the others may be none. */
function isGiven(prices: Prices, given: Given, { questions }: Step): boolean {
  return questions.every((question) => {
    const fields =
      question.kind === 'counts' ? countFields(prices, given.service) : [question.field]
    return fields.some((field) => Object.hasOwn(given, field))
  })
}
