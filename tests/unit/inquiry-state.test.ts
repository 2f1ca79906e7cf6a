import { expect, test } from 'vitest'
import {
  type InquiryState,
  isShownRight,
  newInquiryState,
  reduceInquiry,
} from '../../widgets/rules/inquiry-state.ts'

const state = (given: Partial<InquiryState>): InquiryState => ({
  ...newInquiryState('airbnb'),
  ...given,
})
const type = (before: InquiryState, fields: Partial<InquiryState['inquiry']>) =>
  reduceInquiry(before, { type: 'typed', fields })

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

test('what was sent makes room for a new inquiry about the preselected service', () => {
  const inquiry = { ...state({}).inquiry, name: 'Sam', service: '' }
  const sending = state({ phase: 'sending', inquiry })
  const sent = reduceInquiry(sending, { type: 'sent', inquiry, service: 'airbnb' })
  expect(sent).toMatchObject({ phase: 'sent', inquiry: { name: '', service: 'airbnb' } })
  expect(type(sent, { name: 'Ann' }).phase).toBe('idle')
})

test('what is typed while a message is on its way is kept', () => {
  const inquiry = { ...state({}).inquiry, name: 'Sam' }
  const typed = type(state({ phase: 'sending', inquiry }), { message: 'One more thing' })
  const sent = reduceInquiry(typed, { type: 'sent', inquiry, service: '' })
  expect(sent.inquiry.message).toBe('One more thing')
})

test('what could not be sent is kept, word for word', () => {
  const inquiry = { ...state({}).inquiry, name: 'Sam' }
  const failed = reduceInquiry(state({ phase: 'sending', inquiry }), { type: 'failed' })
  expect(failed).toMatchObject({ phase: 'failed', inquiry })
  expect(type(failed, { phone: '1' }).phase).toBe('failed')
})

test('a press that finds something wrong takes the news of a failed send away', () => {
  const rejected = reduceInquiry(state({ phase: 'failed' }), { type: 'rejected', errors: {} })
  expect(rejected.phase).toBe('idle')
})

test('every time the visitor is told something, the focus goes there, also the same thing twice', () => {
  const rejected = { type: 'rejected', errors: { name: 'Name is required.' } } as const
  const once = reduceInquiry(state({}), rejected)
  const twice = reduceInquiry(once, rejected)
  expect([once.outcomes, twice.outcomes]).toEqual([1, 2])
  const sending = reduceInquiry(twice, { type: 'sending' })
  expect(sending).toMatchObject({ phase: 'sending', errors: undefined, outcomes: 2 })
})
