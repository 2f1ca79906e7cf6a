import { expect, test } from 'vitest'
import { inLanguage } from '../../widgets/rules/company/in-language.ts'
import { countedThings } from '../../widgets/rules/engine/things.ts'
import { type Dictionary, languageOf } from '../../widgets/words/language.ts'

/** A language with these words of the company. */
const language = (company: Dictionary, code = 'fr') => ({
  code,
  company,
  untranslated: new Set<string>(),
})

test('texts have their words, and an id that equals one stays', () => {
  const data = { id: 'Weekly', options: [{ id: 'Weekly', label: 'Weekly', icon: 'Weekly' }] }
  expect(inLanguage(data, language({ Weekly: 'Chaque semaine' }))).toEqual({
    id: 'Weekly',
    options: [{ id: 'Weekly', label: 'Chaque semaine', icon: 'Weekly' }],
  })
})

test('a list of texts has its words, and keeps its order', () => {
  const data = { included: { heading: 'Included', list: ['Soap', 'Water', 'Love'] } }
  const company = { Included: 'Compris', Soap: 'Savon', Love: 'Amour' }
  expect(inLanguage(data, language(company))).toEqual({
    included: { heading: 'Compris', list: ['Savon', 'Water', 'Amour'] },
  })
})

test('several of a thing have the forms of the language', () => {
  const data = { id: 'beds', one: 'Bed', many: 'Beds', each: 10 }
  const forms = { one: 'massif', other: 'massifs' }
  expect(inLanguage(data, language({ Bed: 'Massif', Beds: forms }))).toEqual({
    id: 'beds',
    one: 'Massif',
    many: 'massifs',
    each: 10,
    forms,
  })
  expect(inLanguage(data, language({ Bed: 'Massif', Beds: 'Massifs' }))).toEqual({
    id: 'beds',
    one: 'Massif',
    many: 'Massifs',
    each: 10,
  })
})

test('the names of the services have their words by their ids', () => {
  const data = {
    services: { name: 'Name', beds: 'Beds' },
    catalogue: { services: [{ id: 'Beds' }] },
  }
  expect(inLanguage(data, language({ Beds: 'Massifs', Name: 'Nom' }))).toEqual({
    services: { name: 'Nom', beds: 'Massifs' },
    catalogue: { services: [{ id: 'Beds' }] },
  })
})

test('what has no words stays English, and is remembered', () => {
  const french = language({ Soap: 'Savon' })
  const data = { heading: 'Soap', text: 'Water', price: 3, isSmall: true, nothing: null }
  expect(inLanguage(data, french)).toEqual({ ...data, heading: 'Savon' })
  expect([...french.untranslated]).toEqual(['Water'])
})

test('what every object has is no word', () => {
  const data = { one: 'constructor', many: 'toString' }
  expect(inLanguage(data, language({}))).toEqual(data)
})

test('in English the data are the same object', () => {
  const data = { heading: 'Soap' }
  expect(inLanguage(data, language({ Soap: 'Savon' }, 'en'))).toBe(data)
})

test('a line of one thing has the word for one, also where several have forms', () => {
  const bed = { id: 'beds', one: 'Bed', many: 'Beds', icon: '', each: 10 }
  const company = { Bed: 'massif', Beds: { other: 'massifs' } }
  const [count] = inLanguage([bed], language(company))
  const question = { id: 'plants', kind: 'counts' as const, counts: count ? [count] : [] }
  const { say } = languageOf('fr', { words: { '{n} {thing}': '{n} {thing}' } })
  const label = (beds: number) => countedThings(question, { service: '', beds }, say)[0]?.label
  expect([1, 2].map(label)).toEqual(['1 massif', '2 massifs'])
})
