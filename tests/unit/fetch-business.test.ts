import { afterEach, expect, test, vi } from 'vitest'
import { fetchBusiness } from '../../widgets/business/fetch-business.ts'

const address = 'https://company.example/widgets/business.1.json'
const data = {
  shape: 1,
  company: { telHref: 'tel:+16045550142' },
  privacy: { url: '/about#privacy-policy' },
  account: null,
}

afterEach(() => vi.unstubAllGlobals())

/** The answer that a page gets at the address of the company's data. */
const serve = (found: unknown) =>
  vi.stubGlobal('window', { fetch: async () => Response.json(found) })

test('valid data of the company is used unchanged', async () => {
  serve(data)
  expect(await fetchBusiness(address, 1000)).toEqual(data)
})

test.each([
  ['of another shape', { ...data, shape: 2 }],
  ['nothing', null],
  ['a text', 'business'],
  ['a phone link that runs a script', { ...data, company: { telHref: 'javascript:alert(1)' } }],
  ['a privacy page that runs a script', { ...data, privacy: { url: 'javascript:alert(1)' } }],
  ['a privacy page of an unnamed protocol', { ...data, privacy: { url: '//evil.example' } }],
  ['a mail service that is not on the web', { ...data, account: { origin: 'data:text/plain,' } }],
])('data with %s is refused', async (_, found) => {
  serve(found)
  await expect(fetchBusiness(address, 1000)).rejects.toThrow()
})

test('an answer that never comes is given up in time, also on a page whose fetch ignores the signal', async () => {
  vi.stubGlobal('window', { fetch: () => new Promise(() => {}) })
  await expect(fetchBusiness(address, 50)).rejects.toBeDefined()
})
