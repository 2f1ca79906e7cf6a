import type { Question, Step } from '../../../widgets/rules/company/catalogue.ts'
import { type Field, fieldsOf } from '../../../widgets/rules/engine/answers.ts'
import { optionsOf } from '../../../widgets/rules/engine/prefill.ts'
import type { ServiceFile } from '../../content-types/service.ts'
import type { Path } from '../problems/problems.ts'

/** The files of a catalogue, each as its schema wants it. */
export interface CatalogueFiles {
  readonly services: readonly ServiceEntry[]
  readonly extras: Step
}

export interface ServiceEntry {
  readonly id: string
  /** Within site/content, as all files here. */
  readonly file: string
  readonly content: ServiceFile
}

/** Something wrong with what a file says, where its schema sees nothing. */
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
  const own = content.steps.map((step, at) => ({
    step,
    file,
    path: ['steps', at],
    isExtras: false,
  }))
  return [...own, { step: extras, file: extrasFile, path: [], isExtras: true }]
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

/** Every question of a service, in order. */
export function askedIn(service: ServiceEntry, extras: Step): readonly PlacedQuestion[] {
  return stepsOf(service, extras).flatMap(questionsIn)
}

/** The options of a question and its areas, and where they are. */
export function optionsIn({ field, file, path }: PlacedField) {
  const key = field.kind === 'area' ? 'groups' : 'options'
  return optionsOf(field).map((option, at) => ({ option, file, path: [...path, key, at] }))
}
