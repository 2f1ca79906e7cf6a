import { afterEach, describe, expect, test, vi } from 'vitest'
import { environment } from '../../site/build/environment/environment.ts'
import { rowsIn } from '../fixtures/rows-of.ts'

const ids = ['SERVICE_ID', 'QUOTE_TEMPLATE_ID', 'INQUIRY_TEMPLATE_ID', 'PUBLIC_KEY']
const read = () => environment('test')

afterEach(() => vi.unstubAllEnvs())

test('a build with all EmailJS ids or none succeeds', () => {
  expect(read).not.toThrow()
  for (const id of ids) vi.stubEnv(`VITE_EMAILJS_${id}`, 'abc')
  expect(read).not.toThrow()
})

describe('a reserve account', () => {
  const set = (account: '' | 'RESERVE_', values: readonly string[]) => {
    for (const [at, id] of ids.entries()) vi.stubEnv(`VITE_EMAILJS_${account}${id}`, values[at])
  }
  const first = ['service', 'quotes', 'inquiries', 'key']

  test('is part of where leads go, and nothing of it is there without one', () => {
    set('', first)
    const account = {
      serviceId: 'service',
      quoteTemplateId: 'quotes',
      inquiryTemplateId: 'inquiries',
      publicKey: 'key',
      origin: 'https://api.emailjs.com',
    }
    expect(read().account).toStrictEqual(account)
    // Owners may give services and templates of two accounts the same names.
    set('RESERVE_', [...first.slice(0, 3), 'other'])
    const { origin: _, ...reserve } = { ...account, publicKey: 'other' }
    expect(read().account).toStrictEqual({ ...account, reserve })
  })

  test.each(ids)('that lacks only %s stops the build, and it is named', (missing) => {
    set('', first)
    set('RESERVE_', [...first.slice(0, 3), 'other'])
    vi.stubEnv(`VITE_EMAILJS_RESERVE_${missing}`, '')
    expect(read).toThrow(
      `VITE_EMAILJS_RESERVE_${missing}: is missing; set all four ids of the reserve account or none.`,
    )
  })

  test('without a first account stops the build', () => {
    set('RESERVE_', first)
    expect(read).toThrow(
      'VITE_EMAILJS_PUBLIC_KEY: is missing; a reserve account needs a first one, which it is the reserve of.',
    )
  })

  test('that is the first account again stops the build', () => {
    set('', first)
    set('RESERVE_', first)
    expect(read).toThrow(
      'VITE_EMAILJS_RESERVE_PUBLIC_KEY: "key" is the first account\'s key too, and one account has one quota; write the key of another account.',
    )
  })

  test('with an id in the place of another stops the build, and the right one is named', () => {
    set('', first)
    set('RESERVE_', ['template_ab12cde', 'quotes', 'inquiries', 'other'])
    expect(read).toThrow(
      'VITE_EMAILJS_RESERVE_SERVICE_ID: "template_ab12cde" is the id of a template; write the id of your mail service, as service_ab12cde.',
    )
  })
})

test.each(ids)('a build that lacks only %s stops and names it', (missing) => {
  for (const id of ids) vi.stubEnv(`VITE_EMAILJS_${id}`, id === missing ? '' : 'abc')
  expect(read).toThrow(`VITE_EMAILJS_${missing}: is missing; set all four EmailJS ids or none.`)
})

test('an address that lacks its closing quotation mark is reported, with the one that was meant', () => {
  vi.stubEnv('SITE_URL', '"https://site.example')
  expect(read).toThrow(
    'SITE_URL: ""https://site.example" is not an address; write https://site.example',
  )
})

test.each(
  rowsIn(`
    SERVICE_ID | template_ab12cde | the id of a template; write the id of your mail service, as service_ab12cde.
    QUOTE_TEMPLATE_ID | service_ab12cde | the id of a mail service; write the id of a template, as template_ab12cde.
    INQUIRY_TEMPLATE_ID | user_AbC123 | a public key; write the id of a template, as template_ab12cde.
    PUBLIC_KEY | service_ab12cde | the id of a mail service; write the public key, which EmailJS shows under Account.
  `),
)('a build with %s=%s stops and names the right one', (id, other, sentence) => {
  for (const each of ids) vi.stubEnv(`VITE_EMAILJS_${each}`, each === id ? other : 'abc')
  expect(read).toThrow(`VITE_EMAILJS_${id}: "${other}" is ${sentence}`)
})

test('EmailJS ids that EmailJS generates or an owner chooses are accepted', () => {
  const made = ['service_ab12cde', 'template_ab12cde', 'template_fg34hij', 'user_AbC123']
  for (const validIds of [
    made,
    ['brightwater_mail', 'quotes', 'contact_form', 'V3x-Tq_9LmN0pRsTu'],
  ]) {
    for (const [at, id] of ids.entries()) vi.stubEnv(`VITE_EMAILJS_${id}`, validIds[at])
    expect(read).not.toThrow()
  }
})
