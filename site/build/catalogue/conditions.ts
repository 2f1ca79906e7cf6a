import type { Condition, Question, Step } from '../../../widgets/rules/company/catalogue.ts'
import {
  type Field,
  fieldsOf,
  highestCount,
  outside,
} from '../../../widgets/rules/engine/answers.ts'
import { hint } from '../../problems/hint.ts'
import { isShownIn } from '../file-check/existing.ts'
import {
  type CatalogueFiles,
  type Finding,
  type PlacedStep,
  placedQuestionsOf,
  questionsIn,
  type ServiceEntry,
  stepsWithNext,
} from './places.ts'

/** What a condition is checked against: its service, and the questions asked before it. */
interface Context {
  readonly service: ServiceEntry
  readonly files: CatalogueFiles
  readonly isShared: boolean
  readonly earlier: readonly Question[]
}

/** The problems of the conditions of questions and steps. */
export function* conditionFindings(files: CatalogueFiles): Generator<Finding> {
  for (const service of files.services) {
    const earlier: Question[] = []
    for (const placed of stepsWithNext(service, files)) {
      const context = { service, files, isShared: placed.isShared, earlier }
      yield* findingsIn(placed, placed.step.when, context)
      for (const one of questionsIn(placed)) {
        yield* findingsIn(one, one.question.when, context, placed.step.when)
        earlier.push(one.question)
      }
    }
  }
}

/** The problems of the conditions of a step, or of a question in a step with `stepWhen`. */
function* findingsIn(
  { file, path }: Pick<PlacedStep, 'file' | 'path'>,
  when: Step['when'] = [],
  context: Context,
  stepWhen: Step['when'] = [],
): Generator<Finding> {
  const isShown = isShownIn(context.service.id, [...stepWhen, ...when])
  for (const [at, condition] of when.entries()) {
    // Conditions of what this service never shows are not checked.
    if (!isShown && !('service' in condition)) continue
    for (const fault of faultsOf(condition, context))
      yield { file, path: [...path, 'when', at, ...fault.path], sentence: fault.sentence }
  }
}

function* faultsOf(condition: Condition, context: Context): Generator<Omit<Finding, 'file'>> {
  const fields = context.earlier.flatMap(fieldsOf)
  if ('service' in condition) {
    const sentence = `only the extras and the next steps ask for the service: here it is ${context.service.id}. Take it out.`
    if (!context.isShared) yield { path: ['service'], sentence }
  } else if ('count' in condition) {
    const { count, atLeast } = condition
    const found = fields.find(({ id }) => id === count)
    if (found?.kind !== 'count') {
      const sentence = found
        ? `"${count}" is not counted; write { "question": "${count}", "is": […] }.`
        : missingSentence('count', count, context)
      yield { path: ['count'], sentence }
    } else if (atLeast > (found.most ?? highestCount)) {
      const sentence = `nobody counts more than ${found.most ?? highestCount} ${count}; write less.`
      yield { path: ['atLeast'], sentence }
    }
  } else {
    const { question } = condition
    const found = fields.find(({ id }) => id === question)
    if (!found || found.kind === 'count') {
      const sentence = questionFault(question, found, context)
      yield { path: ['question'], sentence }
    } else {
      yield* answerFaults(condition, answersOf(found))
    }
  }
}

/** The first answer of a condition that its question cannot have. */
function* answerFaults(
  condition: Extract<Condition, { question: string }>,
  possible: readonly (string | boolean)[],
): Generator<Omit<Finding, 'file'>> {
  const [key, answers] =
    'is' in condition ? (['is', condition.is] as const) : (['isNot', condition.isNot] as const)
  const at = answers.findIndex((answer) => !possible.includes(answer))
  const wrong = answers[at]
  if (wrong === undefined) return
  const sentence = `"${wrong}" is not an answer of ${condition.question}; ${hint(String(wrong), possible.map(String))}`
  yield { path: [key, at], sentence }
}

/** The sentence for a condition on a question that does not exist, or that asks for counts. */
function questionFault(id: string, found: Field | undefined, context: Context): string {
  const counting = context.earlier.find(
    (question) => question.id === id && question.kind === 'counts',
  )
  const count = found ?? (counting && fieldsOf(counting)[0])
  if (count)
    return `what is counted is asked for as { "count": "${count.id}", "atLeast": 1 }; write that.`
  return missingSentence('question', id, context)
}

/** The sentence for a name that no earlier question has. */
function missingSentence(
  what: 'count' | 'question',
  id: string,
  { service, files, isShared, earlier }: Context,
): string {
  const isAsked = (one: ServiceEntry) =>
    placedQuestionsOf(one, files.extras).some(({ question }) =>
      [question.id, ...fieldsOf(question).map((field) => field.id)].includes(id),
    )
  if (isAsked(service)) return `"${id}" is asked later; name what is asked before.`
  const others = files.services.filter(isAsked).map((one) => `"${one.id}"`)
  if (isShared && others.length > 0) {
    return `not every service has the ${what} "${id}"; add { "service": [${others.join(', ')}] } to these conditions.`
  }
  // What is part of every service is checked in each of them: it gets one sentence for all.
  const inAll = isShared ? files.services.flatMap(({ content }) => content.steps) : []
  const names = [...inAll.flatMap(({ questions }) => questions), ...earlier]
    .flatMap(fieldsOf)
    .filter(({ kind }) => (kind === 'count') === (what === 'count'))
    .map((field) => field.id)
  return `there is no ${what} "${id}"; ${hint(id, [...new Set(names)])}`
}

/** The possible answers, as conditions write them. */
export function answersOf(field: Exclude<Field, { kind: 'count' }>): readonly (string | boolean)[] {
  switch (field.kind) {
    case 'yes':
      return [true, false]
    case 'area':
      return [...field.groups.map(({ id }) => id), outside]
    default:
      return field.options.map(({ id }) => id)
  }
}
