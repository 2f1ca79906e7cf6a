import type { Question, Step } from '../../../widgets/rules/company/catalogue.ts'
import { type Field, fieldsOf } from '../../../widgets/rules/engine/answers.ts'
import { optionsOf } from '../../../widgets/rules/engine/prefill.ts'
import type { ServiceFile } from '../../content-types/service.ts'
import type { Path } from '../problems/problems.ts'

/** The files of a catalogue, each of which matches its schema. */
export interface CatalogueFiles {
  readonly services: readonly ServiceEntry[]
  readonly extras: Step
}

export interface ServiceEntry {
  readonly id: string
  /** The path within site/content, like every `file` below. */
  readonly file: string
  readonly content: ServiceFile
}

/** A problem in a file that its schema cannot see. */
export interface Finding {
  readonly file: string
  readonly path: Path
  readonly sentence: string
}

interface Place {
  readonly file: string
  readonly path: Path
}

export interface PlacedStep extends Place {
  readonly step: Step
  readonly isExtras: boolean
}

export interface PlacedQuestion extends Place {
  readonly question: Question
}

/** A question, or one of the counts that it asks for. */
export interface PlacedField extends Place {
  readonly field: Field
}

export const extrasFile = 'extras.json'

/** The steps of a service in order, the extras last. */
export function stepsOf({ file, content }: ServiceEntry, extras: Step): readonly PlacedStep[] {
  const serviceSteps = content.steps.map((step, at) => ({
    step,
    file,
    path: ['steps', at],
    isExtras: false,
  }))
  return [...serviceSteps, { step: extras, file: extrasFile, path: [], isExtras: true }]
}

export function questionsIn({ step, file, path }: PlacedStep): readonly PlacedQuestion[] {
  return step.questions.map((question, at) => ({
    question,
    file,
    path: [...path, 'questions', at],
  }))
}

export function fieldsIn({ question, file, path }: PlacedQuestion): readonly PlacedField[] {
  const isList = question.kind === 'counts'
  return fieldsOf(question).map((field, at) => ({
    field,
    file,
    path: isList ? [...path, 'counts', at] : path,
  }))
}

/** Every question of a service in order, the extras last. */
export function placedQuestionsOf(service: ServiceEntry, extras: Step): readonly PlacedQuestion[] {
  return stepsOf(service, extras).flatMap(questionsIn)
}

/** The options or the areas of a question, and where they are. */
export function optionsIn({ field, file, path }: PlacedField) {
  const key = field.kind === 'area' ? 'groups' : 'options'
  return optionsOf(field).map((option, at) => ({ option, file, path: [...path, key, at] }))
}
