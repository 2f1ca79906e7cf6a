import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dictionaryOf } from '../../widgets/build/language-files.ts'
import { dayInWords } from '../../widgets/rules/company/calendar.ts'
import { amount, money, percentChange, splitAmounts } from '../../widgets/rules/company/money.ts'
import { readablePhone } from '../../widgets/rules/company/phone.ts'
import { breakdownText } from '../../widgets/rules/engine/quote.ts'
import { listed } from '../../widgets/rules/text/listed.ts'
import { languageOf } from '../../widgets/words/language.ts'
import { languages } from '../../widgets/words/languages.ts'

const sayOf = (code: string) => {
  const translation = languages[code]
  if (!translation) throw new Error(`There are no words in ${code}.`)
  return languageOf(code, { words: dictionaryOf(translation.words) }).say
}
const codes = Object.keys(languages)
const fr = sayOf('fr')

test('French writes amounts with no-break spaces, a comma, and the sign behind', () => {
  expect([124_050, -16_850, 8000, 123_456_700].map((cents) => money(cents, fr))).toEqual([
    '1\u00a0240,50\u00a0$',
    '−168,50\u00a0$',
    '80\u00a0$',
    '1\u00a0234\u00a0567\u00a0$',
  ])
  expect(amount(124_050, fr)).toBe('1\u00a0240,50')
  expect(percentChange(-30, fr)).toBe('−30\u00a0%')
})

test('a French text is split around its amounts', () => {
  const text = `Aujourd’hui\u00a0: ${money(124_050, fr)}, plus ${money(-9600, fr)} chacun`
  expect(splitAmounts(text, fr)).toEqual([
    'Aujourd’hui\u00a0: ',
    '1\u00a0240,50\u00a0$',
    ', plus ',
    '−96\u00a0$',
    ' chacun',
  ])
  expect(splitAmounts('3 chambres, 30\u00a0% de rabais', fr)).toEqual([
    '3 chambres, 30\u00a0% de rabais',
  ])
})

test.each(codes)('in %s any amount can be read back, and is found whole in a text', (code) => {
  const say = sayOf(code)
  const [point = '.'] = say('.')
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      const shown = money(cents, say)
      expect(splitAmounts(`a ${shown} b`, say)).toEqual(['a ', shown, ' b'])
      const [units = '', fraction = '0'] = shown.split(point).map((part) => part.replace(/\D/g, ''))
      const size = Number(units) * 100 + Number(fraction)
      expect(shown.startsWith('−') ? -size : size).toBe(cents)
    }),
  )
})

test.each([
  ['fr', '604\u00a0555-0142', '604\u00a0555-0142, poste\u00a05'],
  ['pa', '(604) 555-0142', '(604) 555-0142 ਐਕਸਟੈਨਸ਼ਨ 5'],
  ['zh', '(604) 555-0142', '(604) 555-0142 分机5'],
])('in %s a phone number is %s', (code, number, extended) => {
  expect(readablePhone('604 555 0142', sayOf(code))).toBe(number)
  expect(readablePhone('604 555 0142 x5', sayOf(code))).toBe(extended)
})

test('a day has the words of its language', () => {
  expect(dayInWords('2026-12-02', undefined, 'fr')).toBe('mercredi 2 décembre 2026')
  expect(dayInWords('2026-12-02', undefined, 'zh')).toBe('2026年12月2日星期三')
})

test('names in a row are joined as in each language', () => {
  const names = ['A', 'B', 'C']
  expect(codes.map((code) => listed(names, sayOf(code)))).toEqual([
    'A, B et C',
    'A, B ਅਤੇ C',
    'A、B和C',
  ])
})

test('the lines of a letter are in the language', () => {
  const lines = [{ label: 'Chambres\u00a0×\u00a03', price: 124_050 }]
  expect(breakdownText(lines, fr)).toBe('Chambres\u00a0×\u00a03\u00a0: 1\u00a0240,50\u00a0$')
})
