import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  knownOfEveryLead,
  leadPlaceholders,
  type NextStep,
} from '../../widgets/rules/company/next-steps.ts'
import { completeAnswers } from '../../widgets/rules/engine/answers.ts'
import { allHold } from '../../widgets/rules/engine/shown-steps.ts'
import {
  filledMessage,
  type LeadValues,
  leadValues,
  stepAddress,
  withoutPerson,
} from '../../widgets/rules/lead/filled-step.ts'
import { sentContactOf } from '../../widgets/rules/lead/person.ts'
import { catalogue } from '../fixtures/catalogue.ts'

const values: LeadValues = {
  lead_id: 'awx28kb8zp4f',
  service: 'Residential Cleaning',
  total: '274',
  quote_link: 'https://site.example/quote-builder#q=2.r.bedrooms-2',
  preferred_date: '2026-12-24',
  name: 'Ann O’Neil',
  email: 'ann@sample.example',
  phone: '6045550199',
}
const nothing = Object.fromEntries(leadPlaceholders.map((name) => [name, ''])) as LeadValues

const link = (url: string): NextStep => ({ kind: 'slot', label: 'Pick a time', text: '', url })
const message = (kind: 'text' | 'whatsapp', text: string): NextStep => ({
  kind,
  label: 'Text us',
  text: '',
  phone: { shown: '(604) 555-0142', digits: '16045550142' },
  message: text,
})

test.each([
  [
    'https://pay.example/x?client_reference_id={lead_id}',
    'https://pay.example/x?client_reference_id=awx28kb8zp4f',
  ],
  [
    'https://cal.example/visit?name={name}&email={email}',
    'https://cal.example/visit?name=Ann%20O%E2%80%99Neil&email=ann%40sample.example',
  ],
  ['https://pay.example/{total}', 'https://pay.example/274'],
  [
    'https://book.example/?note=Quote+{lead_id},+{total}&src=site#form',
    'https://book.example/?note=Quote+awx28kb8zp4f,+274&src=site#form',
  ],
  ['https://book.example/plain', 'https://book.example/plain'],
])('%s leads to %s', (url, address) => {
  expect(stepAddress(link(url), values)).toBe(address)
})

test.each([
  ['https://cal.example/visit?name={name}&email={email}', 'https://cal.example/visit'],
  [
    'https://cal.example/visit?lang=en&name={name}&ref={lead_id}',
    'https://cal.example/visit?lang=en',
  ],
  ['https://cal.example/visit?note=For+{name}+of+{total}#top', 'https://cal.example/visit#top'],
])('of %s nothing is left of a parameter whose value is not known', (url, address) => {
  expect(stepAddress(link(url), nothing)).toBe(address)
})

test('a message has no sentence that names what is not known', () => {
  const words = 'Hello! It is {name}, for {total}.\nMy quote: {quote_link} Call {phone}, please.'
  expect(filledMessage(words, values)).toBe(
    `Hello! It is Ann O’Neil, for 274.\nMy quote: ${values.quote_link} Call 6045550199, please.`,
  )
  expect(filledMessage(words, withoutPerson(values))).toBe('Hello!')
  expect(filledMessage('Hi, {name} here. Quote {lead_id}.', withoutPerson(values))).toBe(
    'Quote awx28kb8zp4f.',
  )
})

test('a message is begun in the program for it', () => {
  expect(stepAddress(message('text', 'Hi {name} & co'), values)).toBe(
    'sms:+16045550142?&body=Hi%20Ann%20O%E2%80%99Neil%20%26%20co',
  )
  expect(stepAddress(message('whatsapp', 'Quote {lead_id}'), values)).toBe(
    'https://wa.me/16045550142?text=Quote%20awx28kb8zp4f',
  )
})

test('the values are what the quote and this page know', () => {
  const answers = completeAnswers(catalogue, { service: 'residential', bedrooms: 2 })
  const person = { name: ' Ann ', email: 'ann@sample.example', phone: '+1 (604) 555-0199' }
  const contact = sentContactOf({ ...person, preferredDay: '2026-12-24' })
  const known = leadValues(catalogue, answers, { id: 'a1', link: 'https://x.example', contact })
  expect(known).toEqual({
    ...values,
    lead_id: 'a1',
    total: '160',
    quote_link: 'https://x.example',
    name: 'Ann',
  })
  const unknown = leadValues(catalogue, answers, { id: 'a1', link: '', contact: undefined })
  const names = leadPlaceholders.filter((name) => unknown[name] !== '')
  expect(names).toEqual(knownOfEveryLead)
})

test('a condition on a question holds only where the question is asked', () => {
  const holds = (given: object, when: NextStep['when'] = []) =>
    allHold(when, catalogue, completeAnswers(catalogue, given))
  const weekly = { service: 'residential', bedrooms: 1, frequency: 'weekly' }
  const isWeekly = [{ question: 'frequency', is: ['weekly'] }]
  expect(holds(weekly, isWeekly)).toBe(true)
  expect(holds({ ...weekly, frequency: 'one-time' }, isWeekly)).toBe(false)
  expect(holds({ service: 'commercial' }, isWeekly)).toBe(false)
  expect(holds(weekly, [{ service: ['airbnb'] }])).toBe(false)
  expect(holds(weekly, [{ count: 'bedrooms', atLeast: 2 }])).toBe(false)
})

/* What a visitor writes, or a page passes on, can be anything. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.constantFrom(
    'a&b=c',
    'x#y?z',
    '%26',
    '../..',
    '{lead_id}',
    'javascript:alert(1)',
    '"><b>',
    '\r\nTo: x',
    '\ud800',
    '$&',
  ),
)

test.each(leadPlaceholders)('whatever {%s} is, it stays one parameter', (name) => {
  fc.assert(
    fc.property(hostile, (value) => {
      const given = { ...values, [name]: value }
      const shown = value.replace(/\p{Cs}/gu, '')
      const page = new URL(
        stepAddress(link(`https://cal.example/visit?a=1&b={${name}}&c=2#d`), given),
      )
      expect([page.origin, page.pathname, page.hash]).toEqual([
        'https://cal.example',
        '/visit',
        '#d',
      ])
      expect([...page.searchParams]).toEqual([
        ['a', '1'],
        ['b', shown],
        ['c', '2'],
      ])
      const chat = new URL(stepAddress(message('whatsapp', `<{${name}}>`), given))
      expect([...chat.searchParams.keys()]).toEqual(['text'])
      const text = stepAddress(message('text', `<{${name}}>`), given)
      expect(text).toMatch(/^sms:\+16045550142\?&body=[^&#?]+$/)
    }),
    { numRuns: 200 },
  )
})

test('a message loses only the sentence that names what is not known, also where no space follows a sentence', () => {
  const unknown = withoutPerson(values)
  expect(filledMessage('您好，我是{name}。报价 {lead_id}。', unknown)).toBe(
    `报价 ${values.lead_id}。`,
  )
  expect(filledMessage('ਮੈਂ {name} ਹਾਂ। ਕੁਓਟ {lead_id}।', unknown)).toBe(`ਕੁਓਟ ${values.lead_id}।`)
})
