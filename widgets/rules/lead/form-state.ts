import { type Person, type PersonErrors, personErrors } from './person.ts'
import type { WhenAndWhereErrors } from './when-and-where.ts'

/** The errors by field, in the order of the form; a field without an error has no key. */
export type FormErrors = PersonErrors & WhenAndWhereErrors

/** Finds the errors of a form: of the person who sends it, and of any other fields. */
export type FindErrors<Fields> = (fields: Fields) => FormErrors

/** What a visitor has typed into a form that also asks who they are. */
export interface FormState<Fields extends Person> {
  readonly fields: Fields
  /** The errors that a press of the button found and that are still there; undefined before it found any. */
  readonly errors: FormErrors | undefined
  /** Counts the presses that found something wrong: each time, the focus goes to the summary. */
  readonly rejections: number
}

export type FormAction<Fields extends Person> =
  /** The visitor types, or the page fills in what it knows. */
  | { type: 'filled'; fields: Partial<Fields> }
  /** The visitor leaves a field. */
  | { type: 'left' }
  /** The button was pressed and something is wrong. */
  | { type: 'rejected'; errors: FormErrors }
  /** The button was pressed and nothing is wrong; or the visitor left the form and has read the errors. */
  | { type: 'accepted' }
  /** The form was sent as `fields`, and shows `next`. */
  | { type: 'sent'; fields: Fields; next: Fields }

export function newForm<Fields extends Person>(fields: Fields): FormState<Fields> {
  return { fields, errors: undefined, rejections: 0 }
}

/** The reducer of a form that is right when `errorsOf` finds nothing in it. */
export function reduceForm<Fields extends Person>(
  state: FormState<Fields>,
  action: FormAction<Fields>,
  errorsOf: FindErrors<Fields>,
): FormState<Fields> {
  switch (action.type) {
    case 'filled': {
      const fields = { ...state.fields, ...action.fields }
      return { ...state, fields, errors: stillWrong(state.errors, errorsOf(fields)) }
    }
    case 'left': {
      // Now that nobody types, the words say what is wrong with what is there.
      const wrong = errorsOf(state.fields)
      return { ...state, errors: stillWrong(state.errors, wrong, wrong) }
    }
    case 'rejected':
      return { ...state, errors: action.errors, rejections: state.rejections + 1 }
    case 'accepted':
      return { ...state, errors: undefined }
    case 'sent':
      // What was typed while the mail was on its way is the start of another one.
      return state.fields === action.fields ? newForm(action.next) : state
  }
}

/** Whether a field shows that it is right, which fields do only once the button has found an error in the form. */
export function isShownRight<Fields extends Person>(
  { fields, errors }: FormState<Fields>,
  field: keyof FormErrors,
  errorsOf: FindErrors<Fields> = personErrors,
): boolean {
  return errors !== undefined && !errorsOf(fields)[field]
}

/**
 * The shown errors that are still there. While somebody types, an error keeps its words, because
 * other words would be read out at every letter. A field that becomes wrong waits for the button.
 */
function stillWrong(
  shown: FormErrors | undefined,
  wrong: FormErrors,
  words = shown,
): FormErrors | undefined {
  if (!shown || !words) return undefined
  const remaining = Object.entries(words).filter(([field]) => field in shown && field in wrong)
  return Object.fromEntries(remaining)
}
