import { expect, test } from 'vitest'
import {
  type FindErrors,
  type FormState,
  isShownRight,
  newForm,
  reduceForm,
} from '../../widgets/rules/lead/form-state.ts'
import { blankInquiry, type Inquiry } from '../../widgets/rules/lead/inquiry.ts'
import { personErrors } from '../../widgets/rules/lead/person.ts'

type State = FormState<Inquiry>

const state = (given: Partial<State>): State => ({
  ...newForm(blankInquiry('airbnb')),
  ...given,
})
const type = (
  before: State,
  fields: Partial<Inquiry>,
  errorsOf: FindErrors<Inquiry> = personErrors,
): State => reduceForm(before, { type: 'filled', fields }, errorsOf)

test('an error message stays until its field is right, and typing shows no new one', () => {
  const errors = { name: 'Name is required.', email: 'Email is required.' }
  const half = type(state({ errors }), { name: 'Sam', email: 'sam@' })
  expect(half.errors).toEqual({ email: 'Email is required.' })
  const right = type(half, { email: 'sam@x' })
  expect(right.errors).toEqual({})
  expect(type(right, { name: '' }).errors).toEqual({})
})

test('once its field is left, an error says what is wrong with what is there', () => {
  const leave = (before: State) => reduceForm(before, { type: 'left' }, personErrors)
  const errors = { email: 'Email is required.', phone: 'Phone Number is required.' }
  const typing = type(state({ errors }), { email: 'sam', phone: '604 555' })
  expect(typing.errors).toEqual(errors)
  const left = leave(typing)
  expect(left.errors).toEqual({
    email: 'Invalid email address.',
    phone: 'Invalid Phone Number.',
  })
  expect(leave(type(left, { email: '' })).errors?.email).toBe('Email is required.')
  // A field that was not wrong at the press waits for the next one.
  expect(leave(type(state({ errors: { email: 'x' } }), { phone: '1' })).errors).toEqual({
    email: 'Email is required.',
  })
  expect(leave(state({})).errors).toBeUndefined()
})

test('before the button is pressed no field is called wrong or right', () => {
  const typed = type(state({}), { name: 'Sam', email: 'sam@' })
  expect(typed.errors).toBeUndefined()
  expect(isShownRight(typed, 'name')).toBe(false)
})

test('after the button has found an error, corrected fields are marked as right', () => {
  const typed = type(state({ errors: { email: 'Email is required.' } }), {
    name: 'Sam',
    email: 'sam@',
  })
  expect(isShownRight(typed, 'name')).toBe(true)
  expect(isShownRight(typed, 'email')).toBe(false)
})

test('a form with more questions is checked for all of them', () => {
  const errorsOf = ({ message }: Inquiry) => (message ? {} : { postalCode: 'Where?' })
  const before = state({ errors: { postalCode: 'Where?' } })
  const fill = (fields: Partial<Inquiry>) =>
    reduceForm(before, { type: 'filled', fields }, errorsOf)
  expect(fill({ name: 'Sam' }).errors).toEqual({ postalCode: 'Where?' })
  expect(isShownRight(fill({ name: 'Sam' }), 'postalCode', errorsOf)).toBe(false)
  expect(fill({ message: 'Here.' }).errors).toEqual({})
  expect(isShownRight(fill({ message: 'Here.' }), 'postalCode', errorsOf)).toBe(true)
})

test('a sent message is replaced by what the form shows next', () => {
  const fields = { ...blankInquiry('airbnb'), name: 'Sam', service: '' }
  const next = blankInquiry('airbnb')
  const sent = reduceForm(state({ fields }), { type: 'sent', fields, next }, personErrors)
  expect(sent).toEqual(newForm(next))
})

test('words typed while a message is being sent are kept', () => {
  const fields = { ...blankInquiry('airbnb'), name: 'Sam' }
  const typed = type(state({ fields }), { message: 'One more thing' })
  const sent = reduceForm(typed, { type: 'sent', fields, next: blankInquiry('') }, personErrors)
  expect(sent.fields.message).toBe('One more thing')
})

test('each press that finds an error counts, even the same one twice, and a press that finds none clears it', () => {
  const rejected = { type: 'rejected', errors: { name: 'Name is required.' } } as const
  const once = reduceForm(state({}), rejected, personErrors)
  const twice = reduceForm(once, rejected, personErrors)
  expect([once.rejections, twice.rejections]).toEqual([1, 2])
  const accepted = reduceForm(twice, { type: 'accepted' }, personErrors)
  expect(accepted).toMatchObject({ errors: undefined, rejections: 2 })
})
