import type {
  AreaQuestion,
  OneQuestion,
  Question,
} from '../../../widgets/rules/company/catalogue.ts'
import { hint } from '../../problems/hint.ts'
import { type CatalogueFiles, type Finding, placedQuestionsOf } from './places.ts'

type Fault = Omit<Finding, 'file'>

/** The problems of questions with one choice, and of questions about the area of the visitor. */
export function* choiceFindings({ services, extras }: CatalogueFiles): Generator<Finding> {
  for (const service of services) {
    const steps = service.content.steps
    const hasCounts = steps.some(({ questions }) => questions.some(({ kind }) => kind === 'counts'))
    let asksForArea = false
    for (const { question, file, path } of placedQuestionsOf(service, extras)) {
      for (const fault of faultsOf(question, hasCounts))
        yield { file, path: [...path, ...fault.path], sentence: fault.sentence }
      if (question.kind !== 'area') continue
      const sentence = 'this service asks for the postal code twice; keep one.'
      if (asksForArea) yield { file, path: [...path, 'kind'], sentence }
      asksForArea = true
    }
  }
}

function* faultsOf(question: Question, hasCounts: boolean): Generator<Fault> {
  if (question.kind === 'area') yield* beginningFaults(question)
  if (question.kind !== 'one') return
  yield* defaultFaults(question)
  yield* listFaults(question)
  yield* priceFaults(question, hasCounts)
}

function* defaultFaults({ default: byDefault, options, required }: OneQuestion): Generator<Fault> {
  if (byDefault === undefined) return
  const ids = options.map(({ id }) => id)
  if (!ids.includes(byDefault)) {
    yield {
      path: ['default'],
      sentence: `"${byDefault}" is not an option; ${hint(byDefault, ids)}`,
    }
  } else if (required !== undefined) {
    const sentence = `has no effect, because ${byDefault} is chosen at first; take out required or default.`
    yield { path: ['required'], sentence }
  }
}

/** A list begins with its default, or with a placeholder for no choice. */
function* listFaults({ as, placeholder, default: byDefault }: OneQuestion): Generator<Fault> {
  if (as === undefined) {
    const sentence = 'only a list has one; write "as": "list", or take it out.'
    if (placeholder !== undefined) yield { path: ['placeholder'], sentence }
  } else if (placeholder === undefined && byDefault === undefined) {
    const sentence =
      'a list begins with something; write a placeholder, as "Choose one", or a default.'
    yield { path: ['as'], sentence }
  } else if (placeholder !== undefined && byDefault !== undefined) {
    const sentence = `${byDefault} is chosen at first; take out placeholder or default.`
    yield { path: ['placeholder'], sentence }
  }
}

function* priceFaults({ options }: OneQuestion, hasCounts: boolean): Generator<Fault> {
  for (const [index, { percent = 0, price }] of options.entries()) {
    const path = ['options', index, 'percent']
    if (percent === 0) continue
    if (price !== undefined)
      yield { path, sentence: 'an option has a percent or a price; take one of them out.' }
    else if (!hasCounts)
      yield {
        path,
        sentence: 'a percent is one of what is counted, and nothing is; write a price.',
      }
  }
}

/** No two areas share a beginning, since a postal code is in one area only. */
function* beginningFaults({ groups }: AreaQuestion): Generator<Fault> {
  for (const [at, { begins }] of groups.entries()) {
    for (const [index, beginning] of begins.entries()) {
      const other = groups.slice(0, at).find((group) => group.begins.includes(beginning))
      const sentence = `"${beginning}" begins those of ${other?.label} too; keep one.`
      if (other) yield { path: ['groups', at, 'begins', index], sentence }
    }
  }
}
