import { basename } from 'node:path'
import type { Question, Step } from '../../../widgets/rules/company/catalogue.ts'
import type { NextStep } from '../../../widgets/rules/company/next-steps.ts'
import { type Field, fieldsOf } from '../../../widgets/rules/engine/answers.ts'
import { optionsOf } from '../../../widgets/rules/engine/prefill.ts'
import { nextSteps as nextStepsFile } from '../../content-schema/next-steps.ts'
import * as quotes from '../../content-schema/quotes.ts'
import { type ServiceFile, service } from '../../content-schema/services.ts'
import type { Path } from '../../problems/problems.ts'
import { serviceFilesIn } from '../content/files.ts'
import { contentOf } from '../file-check/file-problems.ts'

export const nextStepsName = 'next-steps.json'

/** The files of a catalogue, each of which matches its schema. */
export interface CatalogueFiles {
  readonly services: readonly ServiceEntry[]
  readonly extras: Step
  readonly nextSteps: readonly Pick<NextStep, 'label' | 'when'>[]
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
  readonly step: Pick<Step, 'when' | 'questions'>
  /** Whether it is part of every service, so that its conditions may ask for the service. */
  readonly isShared: boolean
}

export interface PlacedQuestion extends Place {
  readonly question: Question
}

/** A question, or one of the counts that it asks for. */
export interface PlacedField extends Place {
  readonly field: Field
}

/** Reads the catalogue of a folder. Throws if a file does not match its schema. */
export function readCatalogueFiles(folder: string) {
  const codes = contentOf(folder, 'codes.json')
  const offer = contentOf(folder, 'offer.json')
  const nextSteps = contentOf(folder, nextStepsName)
  return {
    files: {
      services: serviceFilesIn(folder).map((file) => ({
        id: basename(file, '.json'),
        file,
        content: service.parse(contentOf(folder, file)),
      })),
      extras: quotes.extras.parse(contentOf(folder, 'extras.json')),
      nextSteps: nextSteps ? nextStepsFile.parse(nextSteps).steps : [],
    },
    codes: codes ? quotes.codes.parse(codes) : {},
    offer: offer ? quotes.offer.parse(offer) : undefined,
  }
}

/** The steps of a service in order, the extras last. */
export function stepsOf({ file, content }: ServiceEntry, extras: Step): readonly PlacedStep[] {
  const steps = content.steps.map((step, at) => ({ step, file, path: ['steps', at] }))
  return [
    ...steps.map((placed) => ({ ...placed, isShared: false })),
    { step: extras, file: 'extras.json', path: [], isShared: true },
  ]
}

/** The same, and behind them the next steps: their conditions may name everything that is asked. */
export function stepsWithNext(
  service: ServiceEntry,
  { extras, nextSteps }: Omit<CatalogueFiles, 'services'>,
): readonly PlacedStep[] {
  const next = nextSteps.map(({ when }, at) => ({
    step: { questions: [], ...(when && { when }) },
    file: nextStepsName,
    path: ['steps', at],
    isShared: true,
  }))
  return [...stepsOf(service, extras), ...next]
}

export function questionsIn({ step, file, path }: PlacedStep): readonly PlacedQuestion[] {
  return step.questions.map((question, at) => ({
    question,
    file,
    path: [...path, 'questions', at],
  }))
}

/** What a question asks for: itself, or each of its counts. */
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

/** Everything in a service that has an answer, the extras last. */
export function placedFieldsOf(service: ServiceEntry, extras: Step): readonly PlacedField[] {
  return placedQuestionsOf(service, extras).flatMap(fieldsIn)
}

/** The options or the areas of a question, and where they are. */
export function optionsIn({ field, file, path }: PlacedField) {
  const key = field.kind === 'area' ? 'groups' : 'options'
  return optionsOf(field).map((option, at) => ({ option, file, path: [...path, key, at] }))
}
