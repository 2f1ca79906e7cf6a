import type { Contact } from '../../rules/lead/contact.ts'
import {
  type Asked,
  whenAndWhereErrors,
  whenAndWhereParams,
  withoutPostalCode,
} from '../../rules/lead/when-and-where.ts'
import type { ExtraFields, WhenAndWhereFields } from '../quote/content.ts'
import { WhenAndWhere } from './WhenAndWhere.tsx'

/** The questions that the owner has switched on. */
export function whenAndWhereFields(asked: Asked): WhenAndWhereFields {
  const left = withoutPostalCode(asked)
  return { ...fieldsFor(asked), withoutPostalCode: left && fieldsFor(left) }
}

function fieldsFor(asked: Asked): ExtraFields {
  const errorsOf = (contact: Contact) => whenAndWhereErrors(asked, contact, new Date())
  return {
    Fields: ({ state, onType }) => (
      <WhenAndWhere asked={asked} state={state} errorsOf={errorsOf} onType={onType} />
    ),
    errorsOf,
    paramsOf: (contact) => whenAndWhereParams(asked, contact),
  }
}
