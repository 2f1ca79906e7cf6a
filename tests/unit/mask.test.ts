import { expect, test } from 'vitest'
import { isPrivate, maskedAddress } from '../../widgets/rules/text/mask.ts'
import { listIn, rowsIn } from '../fixtures/rows-of.ts'

const key = '9f86d081884c7d659a2feaa0c55ad015'

// A name cannot be distinguished from the words of any other page.
test.each(
  rowsIn(`
    https://shop.example/ | https://shop.example/
    https://shop.example/prices?email=a@b.example#top | https://shop.example/prices
    https://shop.example/a#x?y | https://shop.example/a
    https://shop.example/reset/${key}/jane%40example.com/next | https://shop.example/reset/***/***/next
    https://shop.example/~jane@example.com/a | https://shop.example/***/a
    https://${key}.shop.example/a | https://${key}.shop.example/a
    /reset/${key} | /reset/***
    https://shop.example/u/6045550142/bookings | https://shop.example/u/***/bookings
    https://shop.example/u/jane-doe | https://shop.example/u/jane-doe
    file:///home/me/page.html | file:///home/me/page.html
    about:srcdoc | about:srcdoc
    |
  `),
)('the page %s is reported as %s', (address, masked) => {
  expect(maskedAddress(address ?? '')).toBe(masked)
})

test.each(
  listIn(`
    jane@example.com | jane%40example.com | 123e4567-e89b-12d3-a456-426614174000
    eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N | x7Kp29QvLm3RtY84
    aB3dE5gH7jK9mN1 | ann%2540x.ca | KqTzWmXbRvNcLdGf | QwXk-LmZp_RtVbNcYjHd | zkqvtxwmhbrjdpgn
    6045550142 | +16045550142 | 604-555-0142 | (604)%20555-0142 | 01-99-00-12-34
    +44-20-7946-0958 | 1764021600
  `),
)('%s is masked as private', (text) => expect(isPrivate(text)).toBe(true))

test.each([
  ...listIn(`
    how-to-clean-a-4-plus-car-driveway-in-2026 | spring_sale_2026_surrey_and_langley
    springsale2026surrey | SummerSaleBCMainland2026Q3 | PMaxSurreyBurnaby2026Q1
    InternationalCleaning | jQueryUIDatepicker | Reinigungsunternehmen
    Rechtsschutzversicherungsgesellschaften | schoonmaakbedrijf-utrecht
    coquitlam-tsawwassen-kwantlen | strengths-and-rhythms
    2026-11-23-10-tips-for-a-1-bedroom-flat | 20261123 | inquiry.html | xhtml-faq.html
    quote-builder.xhtml | IMG_20261123_101502.jpg | seo-ca-en-br-exact-2026-kw-tx-bc-dt
    %E6%B8%85%E6%B4%81%E6%9C%8D%E5%8A%A1%E6%B8%85%E6%B4%81
  `),
  '',
])('%s is not masked', (text) => expect(isPrivate(text)).toBe(false))

test.each(['%20', '%25', '-', '1%20', '1-', 'a1', '2026-'])(
  'an address of 65,000 letters, all of them "%s", is masked within a second',
  (part) => {
    const address = part.repeat(65_000 / part.length)
    const began = performance.now()
    maskedAddress(address)
    expect(performance.now() - began).toBeLessThan(1000)
  },
)

const lower = 'abcdefghijklmnopqrstuvwxyz'
const base62 = `${lower}${lower.toUpperCase()}0123456789`

test.each([
  ['16 of base62', base62, 16],
  ['24 of base62', base62, 24],
  ['20 of base64url', `${base62}-_`, 20],
  ['32 hexadecimal digits', '0123456789abcdef', 32],
])('of random texts made of %s, 99 in 100 are masked', (_, alphabet, length) => {
  const random = numbers(1)
  const draw = () => Array.from({ length }, () => alphabet[random() % alphabet.length]).join('')
  const texts = Array.from({ length: 5000 }, draw)
  expect(texts.filter(isPrivate).length).toBeGreaterThanOrEqual(4950)
})

/** The same sequence of numbers in every run. */
function numbers(seed: number) {
  let last = seed
  return () => {
    last = (Math.imul(last, 1664525) + 1013904223) >>> 0
    return last >>> 8
  }
}
