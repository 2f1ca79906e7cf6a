import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listIn } from '../fixtures/rows-of.ts'

const page = 'https://partner.example/prices/index.html?a=1'
let warn = vi.spyOn(console, 'warn')

/** Loads the module again, because it remembers its warnings, on a page at this address. */
async function attributesOn(address: string, baseURI = address) {
  vi.resetModules()
  vi.stubGlobal('document', { baseURI })
  vi.stubGlobal('location', new URL(address))
  return await import('../../widgets/element/read-attributes.ts')
}

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a web address', () => {
  test.each(
    listIn(`
      https://shop.example/thanks | http://shop.example/thanks?a=1#b | HTTPS://SHOP.EXAMPLE/
      https://partner.example | /thanks | thanks.html | ./thanks | ../thanks?a=1 | ?thanks
      #thanks | //partner.example/thanks
    `),
  )('can be %j', async (value) => {
    const { isWebAddress } = await attributesOn(page)
    expect(isWebAddress(value)).toBe(true)
  })

  test.each([
    ...listIn(String.raw`
      javascript:alert(1) | JavaScript:alert(1) | javascript://partner.example/%0Aalert(1)
      javascript:https://partner.example | data:text/html,<script>alert(1)</script>
      vbscript:msgbox(1) | blob:https://partner.example/1b2c | filesystem:https://partner.example/a
      view-source:https://partner.example/ | file:///etc/passwd | ftp://partner.example/a
      mailto:ann@example.com | tel:+16045550142 | //evil.example | ///evil.example
      \\evil.example | /\evil.example | http:evil.example | https:\\evil.example | https://
      https://[ | http://a b | https://shop.example:99999
    `),
    ...[' javascript:alert(1)', 'java\nscript:alert(1)', 'java\tscript:alert(1)'],
    ...['\u0001javascript:alert(1)', '/\t/evil.example'],
  ])('is never %j', async (value) => {
    const { isWebAddress } = await attributesOn(page)
    expect(isWebAddress(value)).toBe(false)
  })

  test('is resolved as the page does it: against its base', async () => {
    const { isWebAddress } = await attributesOn(page, 'https://elsewhere.example/')
    expect(isWebAddress('/thanks')).toBe(false)
    expect(isWebAddress('https://elsewhere.example/thanks')).toBe(true)
  })

  test('without a scheme is invalid on a page without an origin', async () => {
    const { isWebAddress } = await attributesOn('file:///home/ann/page.html')
    expect(isWebAddress('thanks.html')).toBe(false)
    expect(isWebAddress('javascript:alert(1)')).toBe(false)
    expect(isWebAddress('https://shop.example/thanks')).toBe(true)
  })
})

describe('an attribute', () => {
  /** Reads themes of a <quote-builder> with a newly loaded module. */
  async function themeReader() {
    const { anyOf, attributeReader } = await attributesOn(page)
    const read = attributeReader('quote-builder')
    const themes = anyOf(['light', 'dark'])
    return (value: string | undefined) => read('theme', value, themes, 'light')
  }

  test('that is valid is used as written, without a warning', async () => {
    const theme = await themeReader()
    expect(theme('dark')).toBe('dark')
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([undefined, ''])(
    'that is %j falls back to the default, without a warning',
    async (value) => {
      const theme = await themeReader()
      expect(theme(value)).toBe('light')
      expect(warn).not.toHaveBeenCalled()
    },
  )

  test('that is invalid falls back to the default, with one warning however often it renders', async () => {
    const theme = await themeReader()
    for (let render = 0; render < 5; render++) expect(theme('purple')).toBe('light')
    expect(warn.mock.calls).toEqual([
      ['<quote-builder>: theme="purple" is not light or dark. Taken instead: light.'],
    ])
  })

  test.each([
    ['contact-phone', '604 555 014', '<quote-builder>: contact-phone is not known.'],
    ['service', 'ann@example.com', '<quote-builder>: service="***" is not known.'],
    ['bedrooms', '6045550142', '<quote-builder>: bedrooms="***" is not known.'],
    ['theme', 'neon', '<quote-builder>: theme="neon" is not known.'],
  ])('%s="%s" warns that %s', async (name, value, warning) => {
    const { anyOf, attributeReader } = await attributesOn(page)
    attributeReader('quote-builder')(name, value, { ...anyOf([]), words: 'known' }, '')
    expect(warn.mock.calls).toEqual([[`${warning} Taken instead: none.`]])
  })

  test('warns again for another wrong value, another name or another element', async () => {
    const { attributeReader, isSelector, thatIs } = await attributesOn(page)
    const kind = thatIs(isSelector, 'a CSS selector')
    vi.stubGlobal('document', { createDocumentFragment: () => ({}) })
    for (const tag of ['quote-builder', 'inquiry-form']) {
      for (const name of ['trigger', 'other']) {
        for (const value of ['#1', '>', '#1']) attributeReader(tag)(name, value, kind, '')
      }
    }
    expect(warn).toHaveBeenCalledTimes(8)
    expect(warn).toHaveBeenCalledWith(
      '<inquiry-form>: trigger=">" is not a CSS selector. Taken instead: none.',
    )
  })
})

test('a list has known words, separated by spaces or commas, or is empty', async () => {
  const { someOf } = await attributesOn(page)
  const { read, words } = someOf(['deck', 'patio', 'fence'])
  expect(read('deck')).toEqual(['deck'])
  expect(read(' fence,  deck deck ')).toEqual(['deck', 'fence'])
  expect(read('none')).toEqual([])
  for (const value of ['roof', 'deck roof', 'none deck', 'Deck', ' ', ','])
    expect(read(value)).toBeUndefined()
  expect(words).toBe('none or made of deck, patio, fence')
})

test('an answer that is 0 or an empty list is valid', async () => {
  const { attributeReader, someOf } = await attributesOn(page)
  const read = attributeReader('quote-builder')
  const whole = {
    read: (value: string) => (/^\d$/.test(value) ? Number(value) : undefined),
    words: 'a digit',
  }
  expect(read('windows', '0', whole, undefined)).toBe(0)
  expect(read('extras', 'none', someOf(['laundry']), undefined)).toEqual([])
  expect(warn).not.toHaveBeenCalled()
  expect(read('windows', 'many', whole, undefined)).toBeUndefined()
  expect(warn.mock.calls).toEqual([
    ['<quote-builder>: windows="many" is not a digit. Taken instead: none.'],
  ])
})

describe('an origin', () => {
  test.each(['https://api.emailjs.com', 'http://localhost:5000'])('can be %j', async (value) => {
    const { isOrigin } = await attributesOn(page)
    expect(isOrigin(value)).toBe(true)
  })

  test.each([
    ...['https://evil.example#', 'https://evil.example?', 'https://evil.example/', 'https://'],
    ...['https://evil.example\\x', 'https://a@evil.example', 'ftp://evil.example', 'evil.example'],
  ])('cannot be %j', async (value) => {
    const { isOrigin } = await attributesOn(page)
    expect(isOrigin(value)).toBe(false)
  })
})
