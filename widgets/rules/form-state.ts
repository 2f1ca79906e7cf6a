import { type Person, type PersonErrors, personErrors } from './person.ts'
import type { WhenAndWhereErrors } from './when-and-where.ts'

/** What is wrong, by field, in the order of the form; no key where nothing is. */
export type FormErrors = PersonErrors & WhenAndWhereErrors

/** Finds what is wrong with a form: with who sends it, or with more than that. */
export type FindErrors<Fields> = (fields: Fields) => FormErrors

/** Where a visitor stands with a form that is sent with who they are. */
export interface FormState<Fields extends Person> {
  readonly fields: Fields
  readonly phase: 'idle' | 'sending' | 'sent' | 'failed'
  /** What was wrong when the button was pressed and still is; undefined before it found anything. */
  readonly errors: FormErrors | undefined
  /** Counts what the visitor was told: each time, the focus goes there. */
  readonly outcomes: number
}

export type FormAction<Fields extends Person> =
  | { type: 'typed'; fields: Partial<Fields> }
  /** The page fills in what it knows. Nobody typed it: thanks that stand go on standing. */
  | { type: 'known'; fields: Partial<Fields> }
  /** The button was pressed and something is wrong. */
  | { type: 'rejected'; errors: FormErrors }
  | { type: 'sending' }
  | { type: 'failed' }
  /** `fields` is what was sent; `next` is what the form then shows. */
  | { type: 'sent'; fields: Fields; next: Fields }
  /** The visitor turned away from the form, and has read what it said. */
  | { type: 'left' }
  | { type: 'startedOver'; fields: Fields }

export function newForm<Fields extends Person>(fields: Fields): FormState<Fields> {
  return { fields, phase: 'idle', errors: undefined, outcomes: 0 }
}

/** The reducer of a form that is right when `errorsOf` finds nothing in it. */
export function formReducer<Fields extends Person>(errorsOf: FindErrors<Fields>) {
  return (state: FormState<Fields>, action: FormAction<Fields>): FormState<Fields> => {
    const outcomes = state.outcomes + 1
    switch (action.type) {
      case 'known':
      case 'typed': {
        const fields = { ...state.fields, ...action.fields }
        const isNext = action.type === 'typed' && state.phase === 'sent'
        const phase = isNext ? 'idle' : state.phase
        return { ...state, fields, phase, errors: stillWrong(state.errors, errorsOf(fields)) }
      }
      case 'rejected':
        return { ...state, phase: 'idle', errors: action.errors, outcomes }
      case 'sending':
        return { ...state, phase: 'sending', errors: undefined }
      case 'failed':
        return { ...state, phase: 'failed', outcomes }
      case 'sent': {
        // What was typed while the mail was under way is the start of another one.
        const isUnchanged = state.fields === action.fields
        const fields = isUnchanged ? action.next : state.fields
        return { ...state, phase: 'sent', fields, outcomes }
      }
      case 'left':
        return {
          ...state,
          phase: state.phase === 'failed' ? 'idle' : state.phase,
          errors: undefined,
        }
      case 'startedOver':
        return newForm(action.fields)
    }
  }
}

/** Whether a field shows that it is right: once the button has found something wrong in the form. */
export function isShownRight<Fields extends Person>(
  { fields, errors }: FormState<Fields>,
  field: keyof FormErrors,
  errorsOf: FindErrors<Fields> = personErrors,
): boolean {
  return errors !== undefined && !errorsOf(fields)[field]
}

/**
 * An error keeps its words until its field is right, because other words would be read out at every
 * letter; a field that becomes wrong waits for the button.
 */
function stillWrong(told: FormErrors | undefined, wrong: FormErrors): FormErrors | undefined {
  if (!told) return undefined
  const left = Object.entries(told).filter(([field]) => field in wrong)
  return Object.fromEntries(left)
}
