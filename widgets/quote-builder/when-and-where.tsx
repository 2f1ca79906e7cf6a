import type { ComponentType } from 'react'
import type { Contact } from '../rules/contact.ts'
import type { FindErrors, FormState } from '../rules/form-state.ts'
import {
  type Asked,
  whenAndWhereErrors,
  whenAndWhereParams,
  withoutPostalCode,
} from '../rules/when-and-where.ts'
import { WhenAndWhere } from './steps/WhenAndWhere.tsx'

/** What the contact step asks when the owner wants to know more than who somebody is. */
export interface Asking {
  Fields: ComponentType<{
    state: FormState<Contact>
    onType(typed: Partial<Contact>): void
  }>
  errorsOf: FindErrors<Contact>
  /** What the mail says of the answers. */
  paramsOf(contact: Contact): Record<string, string>
}

export interface Questions extends Asking {
  /** What is left where a question of the service asked for the postal code already; undefined for nothing. */
  readonly withoutPostalCode: Asking | undefined
}

/** The questions that the owner has switched on. */
export function questions(asked: Asked): Questions {
  const left = withoutPostalCode(asked)
  return { ...asking(asked), withoutPostalCode: left && asking(left) }
}

function asking(asked: Asked): Asking {
  const errorsOf = (contact: Contact) => whenAndWhereErrors(asked, contact, new Date())
  return {
    Fields: ({ state, onType }) => (
      <WhenAndWhere asked={asked} state={state} errorsOf={errorsOf} onType={onType} />
    ),
    errorsOf,
    paramsOf: (contact) => whenAndWhereParams(asked, contact),
  }
}
