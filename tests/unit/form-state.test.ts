import { expect, test } from 'vitest'
import {
  type FormState,
  formReducer,
  isShownRight,
  newForm,
} from '../../widgets/rules/form-state.ts'
import { blankInquiry, type Inquiry } from '../../widgets/rules/inquiry.ts'
import { personErrors } from '../../widgets/rules/person.ts'

type State = FormState<Inquiry>

const reduceForm = formReducer<Inquiry>(personErrors)

const state = (given: Partial<State>): State => ({
  ...newForm(blankInquiry('airbnb')),
  ...given,
})
const type = (before: State, fields: Partial<Inquiry>): State =>
  reduceForm(before, { type: 'typed', fields })

test('an error keeps its words until its field is right, and typing brings up no new one', () => {
  const errors = { name: 'Name is required.', email: 'Email is required.' }
  const half = type(state({ errors }), { name: 'Sam', email: 'sam@' })
  expect(half.errors).toEqual({ email: 'Email is required.' })
  const right = type(half, { email: 'sam@x' })
  expect(right.errors).toEqual({})
  expect(type(right, { name: '' }).errors).toEqual({})
})

test('before the button was pressed nothing is called wrong, and nothing right', () => {
  const typed = type(state({}), { name: 'Sam', email: 'sam@' })
  expect(typed).toMatchObject({ phase: 'idle', errors: undefined })
  expect(isShownRight(typed, 'name')).toBe(false)
})

test('once the button has found something wrong, what is right says so', () => {
  const typed = type(state({ errors: { email: 'Email is required.' } }), {
    name: 'Sam',
    email: 'sam@',
  })
  expect(isShownRight(typed, 'name')).toBe(true)
  expect(isShownRight(typed, 'email')).toBe(false)
})

test('a form that asks for more is judged by all that it asks', () => {
  const errorsOf = ({ message }: Inquiry) => (message ? {} : { postalCode: 'Where?' })
  const before = state({ errors: { postalCode: 'Where?' } })
  const type = (fields: Partial<Inquiry>) =>
    formReducer(errorsOf)(before, { type: 'typed', fields })
  expect(type({ name: 'Sam' }).errors).toEqual({ postalCode: 'Where?' })
  expect(isShownRight(type({ name: 'Sam' }), 'postalCode', errorsOf)).toBe(false)
  expect(type({ message: 'Here.' }).errors).toEqual({})
  expect(isShownRight(type({ message: 'Here.' }), 'postalCode', errorsOf)).toBe(true)
})

test('what was sent makes room for what the form shows next', () => {
  const fields = { ...state({}).fields, name: 'Sam', service: '' }
  const sending = state({ phase: 'sending', fields })
  const next = blankInquiry('airbnb')
  const sent = reduceForm(sending, { type: 'sent', fields, next })
  expect(sent).toMatchObject({ phase: 'sent', fields: next })
  expect(type(sent, { name: 'Ann' }).phase).toBe('idle')
})

test('what the page fills in after a message was sent leaves the thanks where they are', () => {
  const filled = reduceForm(state({ phase: 'sent' }), { type: 'known', fields: { name: 'Sam' } })
  expect(filled).toMatchObject({ phase: 'sent', fields: { name: 'Sam' } })
})

test('what is typed while a message is on its way is kept', () => {
  const fields = { ...state({}).fields, name: 'Sam' }
  const typed = type(state({ phase: 'sending', fields }), { message: 'One more thing' })
  const sent = reduceForm(typed, { type: 'sent', fields, next: blankInquiry('') })
  expect(sent.fields.message).toBe('One more thing')
})

test('what could not be sent is kept, word for word', () => {
  const fields = { ...state({}).fields, name: 'Sam' }
  const failed = reduceForm(state({ phase: 'sending', fields }), { type: 'failed' })
  expect(failed).toMatchObject({ phase: 'failed', fields })
  expect(type(failed, { phone: '1' }).phase).toBe('failed')
})

test('who turns away has read that sending failed and what was wrong, and keeps every word', () => {
  const fields = { ...state({}).fields, name: 'Sam' }
  const left = { type: 'left' } as const
  expect(reduceForm(state({ phase: 'failed', fields }), left)).toMatchObject({
    phase: 'idle',
    fields,
  })
  expect(reduceForm(state({ errors: { name: 'Name is required.' } }), left).errors).toBeUndefined()
  expect(reduceForm(state({ phase: 'sending' }), left).phase).toBe('sending')
})

test('starting over leaves nothing of what was typed and told', () => {
  const before = state({ phase: 'sent', outcomes: 3, errors: {} })
  const fields = blankInquiry('')
  expect(reduceForm(before, { type: 'startedOver', fields })).toEqual(newForm(fields))
})

test('a press that finds something wrong takes the news of a failed send away', () => {
  const rejected = reduceForm(state({ phase: 'failed' }), { type: 'rejected', errors: {} })
  expect(rejected.phase).toBe('idle')
})

test('every time the visitor is told something, the focus goes there, also the same thing twice', () => {
  const rejected = { type: 'rejected', errors: { name: 'Name is required.' } } as const
  const once = reduceForm(state({}), rejected)
  const twice = reduceForm(once, rejected)
  expect([once.outcomes, twice.outcomes]).toEqual([1, 2])
  const sending = reduceForm(twice, { type: 'sending' })
  expect(sending).toMatchObject({ phase: 'sending', errors: undefined, outcomes: 2 })
})
