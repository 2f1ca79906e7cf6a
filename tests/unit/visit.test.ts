import { afterEach, describe, expect, test, vi } from 'vitest'
import { keepVisit, shortLine, visit } from '../../widgets/lead/visit.ts'

const none = { utm_source: '', utm_medium: '', utm_campaign: '', gclid: '', referrer: '' }

/** A tab's storage with its present entries. */
const storage = (stored: Record<string, string> = {}) => ({
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => {
    stored[key] = value
  },
})

/** Opens a page with its address, its referrer, and the storage of the tab. */
function view(address: string, referrer = '', sessionStorage: unknown = storage()) {
  const entries = address ? [{ name: address }] : []
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) => (type === 'navigation' ? entries : []),
  })
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('sessionStorage', sessionStorage)
  const began = visit()
  keepVisit(began)
  return began
}

afterEach(() => vi.unstubAllGlobals())

describe('how a visit started', () => {
  test('is the campaign in the address and the origin of the page that linked here, and nothing more', () => {
    const address =
      'https://partner.example/a?utm_source=news&utm_medium=email&utm_campaign=a%20b&utm_term=t&name=Sam&gclid=X_1#top'
    expect(view(address, 'https://search.example/results?q=sam#3')).toEqual({
      utm_source: 'news',
      utm_medium: 'email',
      utm_campaign: 'a b',
      gclid: 'X_1',
      referrer: 'https://search.example',
    })
  })

  test('names no person and contains no key, except the id of an ad click', () => {
    const key = 'x7Kp29QvLm3RtY84x7Kp29QvLm3RtY84'
    const address = `https://partner.example/?utm_source=sam@sample.example&utm_medium=${key}&utm_campaign=spring&gclid=${key}`
    expect(view(address)).toEqual({ ...none, utm_campaign: 'spring', gclid: key })
  })

  test.each([
    ['an address without a query', 'https://partner.example/a'],
    ['a fragment that looks like a query', 'https://partner.example/a#?utm_source=x'],
    ['a query within the fragment', 'https://partner.example/a#top?utm_source=x'],
    ['broken escapes only', 'https://partner.example/?%E0%A4%A&%'],
    ['no address at all', ''],
    ['the address of a frame without one', 'about:srcdoc'],
  ])('is empty with %s', (_, address) => {
    expect(view(address)).toEqual(none)
  })

  test.each([
    ['https://search.example', 'https://search.example'],
    ['http://search.example:8080/a', 'http://search.example:8080'],
    ['android-app://com.example.search/', 'android-app://com.example.search'],
    ['about:client', ''],
    ['about:client?from=https://a.example', ''],
  ])('with the referrer %s is %s', (referrer, origin) => {
    expect(view('https://partner.example/', referrer).referrer).toBe(origin)
  })

  test('stays as the first view reported it, whatever later ones report', () => {
    const tab = storage()
    const first = view('https://p.example/?utm_source=news', 'https://search.example/', tab)
    expect(view('https://p.example/?utm_source=ad&gclid=2', 'https://p.example/', tab)).toEqual(
      first,
    )
    expect(first).toEqual({ ...none, utm_source: 'news', referrer: 'https://search.example' })
  })

  test('stays empty when the first view reported nothing', () => {
    const tab = storage()
    view('https://p.example/', '', tab)
    expect(view('https://p.example/?utm_source=ad', 'https://ad.example/', tab)).toEqual(none)
  })

  const fails = () => {
    throw new Error('full or blocked')
  }
  const odd: [string, unknown][] = [
    ['is full', { getItem: () => null, setItem: fails }],
    ['is blocked', { getItem: fails }],
    ['is not there', undefined],
  ]
  const values = ['null', '5', '"text"', '[]', '{', '[[[', '{"utm_source":"from version 1.5"}']
  for (const stored of [...values, '{"version":2,"utm_source":"from a later version"}'])
    odd.push([`holds ${stored}`, storage({ 'quote-builder-visit': stored })])
  test.each(odd)('is what this view says when storage %s', (_, sessionStorage) => {
    const address = 'https://p.example/?utm_source=news'
    expect(view(address, '', sessionStorage)).toEqual({ ...none, utm_source: 'news' })
  })

  test('is empty when storage does not contain text', () => {
    const stored = JSON.stringify({ version: 1, utm_source: { toString: 1 }, gclid: 5 })
    expect(view('https://p.example/', '', storage({ 'quote-builder-visit': stored }))).toEqual(none)
  })

  test('is one line of at most 100 characters, also when storage says otherwise', () => {
    const long = `${'-'.repeat(99)}😀${'b'.repeat(300)}`
    const tab = storage({
      'quote-builder-visit': JSON.stringify({ version: 1, gclid: `x\r\ny${long}` }),
    })
    const { utm_source } = view(`https://p.example/?utm_source=${long}%0D%0AX`)
    expect(utm_source).toBe(`${'-'.repeat(99)}😀`)
    expect(view('https://p.example/', '', tab).gclid).toBe(`x y${'-'.repeat(97)}`)
  })
})

test('a campaign whose name is a number keeps it', () => {
  const { utm_campaign } = view('https://p.example/?utm_campaign=21234567890')
  expect(utm_campaign).toBe('21234567890')
})

test('a short text has no control characters and no half of a pair', () => {
  expect(shortLine(' Sam\u0000\u2028Rentals\t ')).toBe('Sam Rentals')
  expect(shortLine('😀'.repeat(101))).toBe('😀'.repeat(100))
})
