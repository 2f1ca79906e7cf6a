import type { Condition } from '../../../widgets/rules/company/catalogue.ts'
import { type Field, fieldsOf } from '../../../widgets/rules/engine/answers.ts'
import { oneOf, type Path } from '../../problems/problems.ts'
import { isShownIn } from '../file-check/existing.ts'
import { answersOf } from './conditions.ts'
import {
  type CatalogueFiles,
  type Finding,
  questionsIn,
  type ServiceEntry,
  stepsWithNext,
} from './places.ts'

/** A condition that must hold for something to be asked. */
interface Need {
  readonly condition: Condition
  /** Where it is, as messages say it: `condition 1 of "pets"`. */
  readonly place: string
  /** The condition of the thing itself that brings it along, counted from 0. */
  readonly via: number
}

/** A step or a question of a service, and why it is never asked there; '' if it may be. */
interface Verdict extends Finding {
  /** The path of the step or question. */
  readonly thing: Path
  /** Whether the service shows it at all: extras may be those of other services. */
  readonly isOfService: boolean
}

/**
 * The conditions that can never hold together: in one list, with those of the step, or with those of
 * the questions on which they depend. All names in them must be right. A question of the extras
 * counts as asked if one service may ask it.
 */
export function* contradictionFindings(files: CatalogueFiles): Generator<Finding> {
  const verdicts = files.services.flatMap((service) => [...examined(service, files).verdicts])
  const placeOf = ({ file, thing }: Verdict) => JSON.stringify([file, thing])
  for (const place of new Set(verdicts.map(placeOf))) {
    const all = verdicts.filter((one) => placeOf(one) === place)
    const inServices = all.filter(({ isOfService }) => isOfService)
    const deciding = inServices.length > 0 ? inServices : all
    const [first] = deciding
    if (first && deciding.every(({ sentence }) => sentence !== '')) yield first
  }
}

/** What a service asks, and what its answers can be. */
interface Examined {
  /** Of everything with conditions, but what depends on something that is never asked anyway. */
  readonly verdicts: readonly Verdict[]
  /** Whether a visitor can give answers with which all of these conditions hold. */
  canHold(when: readonly Condition[]): boolean
}

/** Goes through a service and what follows it in every service. */
export function examined(service: ServiceEntry, files: CatalogueFiles): Examined {
  const verdicts: Verdict[] = []
  const fields = new Map<string, Field>()
  const needsOf = new Map<string, readonly Need[]>()
  const impossible = new Set<string>()
  const isSatisfiable = (conditions: readonly Condition[]) =>
    canAllHold(
      conditions,
      fields,
      files.services.map(({ id }) => id),
    )
  const isStuck = (when: readonly Condition[]) => when.some((one) => impossible.has(nameIn(one)))

  /** The needs of a list of conditions: each, and those of the question that it names. */
  const collect = (when: readonly Condition[], owner = ''): Need[] =>
    when.flatMap((condition, via) => [
      { condition, place: `condition ${via + 1}${owner}`, via },
      ...(needsOf.get(nameIn(condition)) ?? []).map((need) => ({ ...need, via })),
    ])
  const verdictOf = (
    when: readonly Condition[],
    stepWhen: readonly Condition[],
    { file, path }: { file: string; path: Path },
  ): Verdict => {
    const stepNeeds = collect(stepWhen, ' of its step')
    const conflict = conflictAmong(stepNeeds, collect(when), isSatisfiable)
    return {
      file,
      thing: path,
      path: [...path, 'when', conflict?.via ?? 0],
      sentence: conflict?.sentence ?? '',
      isOfService: isShownIn(service.id, [...stepWhen, ...when]),
    }
  }

  for (const placed of stepsWithNext(service, files)) {
    const { when: stepWhen = [] } = placed.step
    const step = isStuck(stepWhen) ? undefined : verdictOf(stepWhen, [], placed)
    if (step && stepWhen.length > 0) verdicts.push(step)
    const isStepImpossible = step?.sentence !== ''
    for (const one of questionsIn(placed)) {
      const { when = [], id } = one.question
      const isLost = isStepImpossible || isStuck(when)
      const verdict = isLost ? undefined : verdictOf(when, stepWhen, one)
      if (verdict && when.length > 0) verdicts.push(verdict)
      for (const field of fieldsOf(one.question)) {
        fields.set(field.id, field)
        needsOf.set(field.id, [
          ...collect(stepWhen, ` of the step of "${id}"`),
          ...collect(when, ` of "${id}"`),
        ])
        if (isLost || verdict?.sentence) impossible.add(field.id)
      }
    }
  }
  return {
    verdicts,
    canHold: (when) => {
      const all = collect(when).map(({ condition }) => condition)
      return !isStuck(when) && isShownIn(service.id, all) && isSatisfiable(all)
    },
  }
}

/** The first needs that can never hold together, one of them brought along by the thing itself. */
function conflictAmong(
  stepNeeds: readonly Need[],
  own: readonly Need[],
  isSatisfiable: (conditions: readonly Condition[]) => boolean,
): { via: number; sentence: string } | undefined {
  const all = [...stepNeeds, ...own]
  for (const need of own) {
    const { condition, via } = need
    if (!isSatisfiable([condition])) {
      const sentence = `can never be met: ${inWords(condition)}, and there is no other answer; leave one out.`
      return { via, sentence }
    }
    const earlier = all.slice(0, all.indexOf(need))
    const other = earlier.find((one) => !isSatisfiable([one.condition, condition]))
    if (other) {
      const sentence = `can never be met: ${other.place} asks that ${inWords(other.condition)}, and ${need.place} that ${inWords(condition)}; change one of them.`
      return { via, sentence }
    }
    if (!isSatisfiable([...earlier.map((one) => one.condition), condition])) {
      const sentence = `can never be met: what is asked of ${nameIn(condition) || 'the service'} leaves no answer; change one of these conditions.`
      return { via, sentence }
    }
  }
  return undefined
}

/** Whether there are answers, of one of the services, with which all of these hold. */
function canAllHold(
  conditions: readonly Condition[],
  fields: ReadonlyMap<string, Field>,
  services: readonly string[],
): boolean {
  return [...new Set(conditions.map(nameIn))].every((name) => {
    const about = conditions.filter((one) => nameIn(one) === name)
    const field = fields.get(name)
    if (name === '') return services.some((id) => isShownIn(id, about))
    if (!field || field.kind === 'count') return true
    const wanted = about.flatMap((one) => ('is' in one ? [one.is] : []))
    const refused = about.flatMap((one) => ('isNot' in one ? one.isNot : []))
    const isRefused = (answer: string | boolean) => refused.includes(answer)
    // Of several answers, each list may be met by another.
    if (field.kind === 'many') return wanted.every((list) => !list.every(isRefused))
    return answersOf(field).some(
      (answer) => !isRefused(answer) && wanted.every((list) => list.includes(answer)),
    )
  })
}

/** The id that a condition is about; '' for the service. */
function nameIn(condition: Condition): string {
  if ('service' in condition) return ''
  return 'count' in condition ? condition.count : condition.question
}

function inWords(condition: Condition): string {
  if ('service' in condition) return `the service is ${oneOf(condition.service)}`
  if ('count' in condition) return `${condition.count} is ${condition.atLeast} or more`
  const { question } = condition
  return 'is' in condition
    ? `${question} is ${oneOf(condition.is.map(String))}`
    : `${question} is not ${oneOf(condition.isNot.map(String))}`
}
