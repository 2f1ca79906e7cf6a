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
  askedIn,
  type CatalogueFiles,
  type Finding,
  type PlacedStep,
  questionsIn,
  type ServiceEntry,
  stepsOf,
} from './places.ts'

/** Where a condition is read: what is asked before it, in one service. */
interface Reading {
  readonly service: ServiceEntry
  readonly files: CatalogueFiles
  readonly isExtras: boolean
  readonly earlier: readonly Question[]
}

/** What is wrong with the conditions of questions and steps. */
export function conditionFindings(files: CatalogueFiles): readonly Finding[] {
  return files.services.flatMap((service) => {
    const earlier: Question[] = []
    return stepsOf(service, files.extras).flatMap((placed) => {
      const reading = () => ({ service, files, isExtras: placed.isExtras, earlier: [...earlier] })
      const ofStep = findingsIn(placed, placed.step.when, reading())
      const ofQuestions = questionsIn(placed).flatMap((one) => {
        const found = findingsIn(one, one.question.when, reading(), placed.step.when)
        earlier.push(one.question)
        return found
      })
      return [...ofStep, ...ofQuestions]
    })
  })
}

function isShownIn(id: string, when: Step['when'] = []): boolean {
  return when.every((condition) => !('service' in condition) || condition.service.includes(id))
}

function findingsIn(
  { file, path }: Pick<PlacedStep, 'file' | 'path'>,
  when: Step['when'] = [],
  reading: Reading,
  around: Step['when'] = [],
): readonly Finding[] {
  const isShown = isShownIn(reading.service.id, [...around, ...when])
  return when.flatMap((condition, at) => {
    // What a service does not show need not make sense in it.
    const found = isShown || 'service' in condition ? faultOf(condition, reading) : undefined
    return found
      ? [{ file, path: [...path, 'when', at, ...found.path], sentence: found.sentence }]
      : []
  })
}

function faultOf(
  condition: Condition,
  reading: Reading,
): { path: Path; sentence: string } | undefined {
  if ('service' in condition) return serviceFault(condition.service, reading)
  const fields = reading.earlier.flatMap(fieldsOf)
  if ('count' in condition) {
    const { count, atLeast } = condition
    const found = fields.find(({ id }) => id === count)
    if (found?.kind !== 'count') {
      const names = fields.filter(({ kind }) => kind === 'count').map(({ id }) => id)
      return { path: ['count'], sentence: missing('count', count, names, reading) }
    }
    const { most = highestCount } = found
    if (atLeast <= most) return undefined
    return { path: ['atLeast'], sentence: `nobody counts more than ${most} ${count}; write less.` }
  }
  const { question } = condition
  const found = fields.find(({ id }) => id === question)
  if (!found || found.kind === 'count') {
    return { path: ['question'], sentence: questionFault(question, found, fields, reading) }
  }
  const key = 'is' in condition ? 'is' : 'isNot'
  const values = 'is' in condition ? condition.is : condition.isNot
  const known = answersOf(found)
  const at = values.findIndex((value) => !known.includes(value))
  const wrong = values[at]
  if (wrong === undefined) return undefined
  const sentence = `"${wrong}" is no answer of ${question}; ${hint(String(wrong), known.map(String))}`
  return { path: [key, at], sentence }
}

function serviceFault(ids: readonly string[], { isExtras, service, files }: Reading) {
  if (!isExtras) {
    const sentence = `only the extras ask for the service: here it is ${service.id}. Take it out.`
    return { path: ['service'], sentence }
  }
  const known = files.services.map(({ id }) => id)
  const at = ids.findIndex((id) => !known.includes(id))
  const wrong = ids[at]
  if (wrong === undefined) return undefined
  return {
    path: ['service', at],
    sentence: `there is no service "${wrong}"; ${hint(wrong, known)}`,
  }
}

function questionFault(
  id: string,
  found: Field | undefined,
  fields: readonly Field[],
  reading: Reading,
): string {
  const counting = reading.earlier.find(
    (question) => question.id === id && question.kind === 'counts',
  )
  const count = found ?? (counting && fieldsOf(counting)[0])
  if (count)
    return `what is counted is asked for as { "count": "${count.id}", "atLeast": 1 }; write that.`
  const names = fields.filter(({ kind }) => kind !== 'count').map((field) => field.id)
  return missing('question', id, names, reading)
}

/** The sentence for something that is not asked before. */
function missing(
  what: string,
  id: string,
  names: readonly string[],
  { service, files, isExtras }: Reading,
): string {
  const isAsked = (one: ServiceEntry) =>
    askedIn(one, files.extras).some(({ question }) =>
      [question.id, ...fieldsOf(question).map((field) => field.id)].includes(id),
    )
  if (isAsked(service)) return `"${id}" is asked later; name what is asked before.`
  const others = files.services.filter(isAsked).map((one) => `"${one.id}"`)
  if (isExtras && others.length > 0) {
    return `not every service has the ${what} "${id}"; add { "service": [${others.join(', ')}] } to these conditions.`
  }
  return `there is no ${what} "${id}"; ${hint(id, names)}`
}

/** What can be answered, as conditions write it. */
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
