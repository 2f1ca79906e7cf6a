import type { Condition, Question, Step } from '../../../widgets/rules/company/catalogue.ts'
import {
  type Field,
  fieldsOf,
  highestCount,
  outside,
} from '../../../widgets/rules/engine/answers.ts'
import { hint } from '../problems/hint.ts'
import type { Path } from '../problems/problems.ts'
import {
  type CatalogueFiles,
  type Finding,
  type PlacedStep,
  placedQuestionsOf,
  questionsIn,
  type ServiceEntry,
  stepsOf,
} from './places.ts'

/** What a condition is checked against: its service, and the questions asked before it. */
interface Context {
  readonly service: ServiceEntry
  readonly files: CatalogueFiles
  readonly isExtras: boolean
  readonly earlier: readonly Question[]
}

/** The problems of the conditions of questions and steps. */
export function conditionFindings(files: CatalogueFiles): readonly Finding[] {
  return files.services.flatMap((service) => {
    const earlier: Question[] = []
    return stepsOf(service, files.extras).flatMap((placed) => {
      const context = () => ({ service, files, isExtras: placed.isExtras, earlier: [...earlier] })
      const stepFindings = findingsIn(placed, placed.step.when, context())
      const questionFindings = questionsIn(placed).flatMap((one) => {
        const found = findingsIn(one, one.question.when, context(), placed.step.when)
        earlier.push(one.question)
        return found
      })
      return [...stepFindings, ...questionFindings]
    })
  })
}

/** Whether the service `id` ever shows what has these conditions. */
function isShownIn(id: string, when: Step['when'] = []): boolean {
  return when.every((condition) => !('service' in condition) || condition.service.includes(id))
}

/** The problems of the conditions of a step, or of a question in a step with `stepWhen`. */
function findingsIn(
  { file, path }: Pick<PlacedStep, 'file' | 'path'>,
  when: Step['when'] = [],
  context: Context,
  stepWhen: Step['when'] = [],
): readonly Finding[] {
  const isShown = isShownIn(context.service.id, [...stepWhen, ...when])
  return when.flatMap((condition, at) => {
    // Conditions of what this service never shows are not checked.
    const found = isShown || 'service' in condition ? faultOf(condition, context) : undefined
    return found
      ? [{ file, path: [...path, 'when', at, ...found.path], sentence: found.sentence }]
      : []
  })
}

function faultOf(
  condition: Condition,
  context: Context,
): { path: Path; sentence: string } | undefined {
  if ('service' in condition) {
    const sentence = `only the extras ask for the service: here it is ${context.service.id}. Take it out.`
    return context.isExtras ? undefined : { path: ['service'], sentence }
  }
  const fields = context.earlier.flatMap(fieldsOf)
  if ('count' in condition) {
    const { count, atLeast } = condition
    const found = fields.find(({ id }) => id === count)
    if (found?.kind !== 'count') {
      const names = fields.filter(({ kind }) => kind === 'count').map(({ id }) => id)
      return { path: ['count'], sentence: missingSentence('count', count, names, context) }
    }
    const { most = highestCount } = found
    if (atLeast <= most) return undefined
    return { path: ['atLeast'], sentence: `nobody counts more than ${most} ${count}; write less.` }
  }
  const { question } = condition
  const found = fields.find(({ id }) => id === question)
  if (!found || found.kind === 'count') {
    return { path: ['question'], sentence: questionFault(question, found, fields, context) }
  }
  const key = 'is' in condition ? 'is' : 'isNot'
  const values = 'is' in condition ? condition.is : condition.isNot
  const known = answersOf(found)
  const at = values.findIndex((value) => !known.includes(value))
  const wrong = values[at]
  if (wrong === undefined) return undefined
  const sentence = `"${wrong}" is not an answer of ${question}; ${hint(String(wrong), known.map(String))}`
  return { path: [key, at], sentence }
}

/** The sentence for a condition on a question that does not exist, or that asks for counts. */
function questionFault(
  id: string,
  found: Field | undefined,
  fields: readonly Field[],
  context: Context,
): string {
  const counting = context.earlier.find(
    (question) => question.id === id && question.kind === 'counts',
  )
  const count = found ?? (counting && fieldsOf(counting)[0])
  if (count)
    return `what is counted is asked for as { "count": "${count.id}", "atLeast": 1 }; write that.`
  const names = fields.filter(({ kind }) => kind !== 'count').map((field) => field.id)
  return missingSentence('question', id, names, context)
}

/** The sentence for a name that no earlier question has. */
function missingSentence(
  what: string,
  id: string,
  names: readonly string[],
  { service, files, isExtras }: Context,
): string {
  const isAsked = (one: ServiceEntry) =>
    placedQuestionsOf(one, files.extras).some(({ question }) =>
      [question.id, ...fieldsOf(question).map((field) => field.id)].includes(id),
    )
  if (isAsked(service)) return `"${id}" is asked later; name what is asked before.`
  const others = files.services.filter(isAsked).map((one) => `"${one.id}"`)
  if (isExtras && others.length > 0) {
    return `not every service has the ${what} "${id}"; add { "service": [${others.join(', ')}] } to these conditions.`
  }
  return `there is no ${what} "${id}"; ${hint(id, names)}`
}

/** The possible answers, as conditions write them. */
function answersOf(field: Exclude<Field, { kind: 'count' }>): readonly (string | boolean)[] {
  switch (field.kind) {
    case 'yes':
      return [true, false]
    case 'area':
      return [...field.groups.map(({ id }) => id), outside]
    default:
      return field.options.map(({ id }) => id)
  }
}
