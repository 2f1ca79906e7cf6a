import type { Contact } from '../../rules/lead/contact.ts'
import {
  type ContactQuestions,
  whenAndWhereErrors,
  whenAndWhereParams,
  withoutPostalCode,
} from '../../rules/lead/when-and-where.ts'
import type { ExtraFields, WhenAndWhereFields } from '../quote/content.ts'
import { WhenAndWhere } from './WhenAndWhere.tsx'

/** The fields, checks and mail details of the questions that the owner has switched on. */
export function whenAndWhereFields(questions: ContactQuestions): WhenAndWhereFields {
  const otherQuestions = withoutPostalCode(questions)
  return { ...fieldsFor(questions), withoutPostalCode: otherQuestions && fieldsFor(otherQuestions) }
}

function fieldsFor(questions: ContactQuestions): ExtraFields {
  const errorsOf = (contact: Contact) => whenAndWhereErrors(questions, contact, new Date())
  return {
    Fields: ({ state, onType }) => (
      <WhenAndWhere questions={questions} state={state} errorsOf={errorsOf} onType={onType} />
    ),
    errorsOf,
    paramsOf: (contact) => whenAndWhereParams(questions, contact),
  }
}
