import { expect, test } from 'vitest'
import { faultsOnHost, warningsOnHost } from '../../site/scripts/on-a-host.ts'

const env = {
  SITE_URL: 'https://brightwater.example',
  VITE_EMAILJS_SERVICE_ID: 'service_ab12cde',
  VITE_EMAILJS_QUOTE_TEMPLATE_ID: 'template_ab12cde',
  VITE_EMAILJS_INQUIRY_TEMPLATE_ID: 'template_fg34hij',
  VITE_EMAILJS_PUBLIC_KEY: 'V3x-Tq_9LmN0pRsTu',
}

test('an address with HTTPS and four ids is all that a real host needs', () => {
  expect(faultsOnHost(env)).toEqual([])
  expect(warningsOnHost(env)).toEqual([])
  expect(warningsOnHost({})).toEqual([])
})

test('an address without HTTPS is an error on a real host, and the message says the address to set', () => {
  expect(faultsOnHost({ ...env, SITE_URL: 'http://brightwater.example' })).toEqual([
    'SITE_URL WITHOUT HTTPS: pages of partners load no script from http://brightwater.example, and browsers call the site insecure. Set SITE_URL in .env to https://brightwater.example.',
  ])
})

test('an address of this machine is invalid on a real host', () => {
  for (const SITE_URL of ['', 'http://localhost:4173', 'https://localhost']) {
    expect(faultsOnHost({ ...env, SITE_URL })).toEqual([expect.stringMatching(/^NO SITE_URL: /)])
  }
})

test('one template for both quotes and inquiries is a warning, not an error', () => {
  const VITE_EMAILJS_INQUIRY_TEMPLATE_ID = env.VITE_EMAILJS_QUOTE_TEMPLATE_ID
  const one = { ...env, VITE_EMAILJS_INQUIRY_TEMPLATE_ID }
  const warning =
    'ONE TEMPLATE FOR BOTH: quotes and inquiries have other fields, and "template_ab12cde" must show those of both. docs/leads-by-email.md has a template for each.'
  expect(faultsOnHost(one)).toEqual([])
  expect(warningsOnHost(one)).toEqual([warning])
  const ofReserve = {
    VITE_EMAILJS_RESERVE_QUOTE_TEMPLATE_ID: VITE_EMAILJS_INQUIRY_TEMPLATE_ID,
    VITE_EMAILJS_RESERVE_INQUIRY_TEMPLATE_ID: VITE_EMAILJS_INQUIRY_TEMPLATE_ID,
  }
  expect(warningsOnHost({ ...env, ...ofReserve })).toEqual([warning])
})
