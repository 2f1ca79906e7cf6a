import { expect, test } from 'vitest'
import * as en from '../../widgets/words/en.ts'
import { english, languageOf } from '../../widgets/words/language.ts'

const { charactersLeft, workTime, back, close, questionsCall, tryAgain } = en

test('a message is found by its English, and filled in', () => {
  const { say } = languageOf('fr', {
    words: { [back]: 'Retour', [questionsCall]: 'Des questions\u00a0? Appelez le {phone}' },
  })
  expect(say(back)).toBe('Retour')
  expect(say(questionsCall, { phone: '604' })).toBe('Des questions\u00a0? Appelez le 604')
})

test('a number has the form that its language has for it', () => {
  const letters = { one: '{n} litera', few: '{n} litery', many: '{n} liter', other: '{n} litery' }
  const { say } = languageOf('pl', { words: { [charactersLeft.other]: letters } })
  expect([1, 3, 5, 22, 1.5].map((n) => say(charactersLeft, { n }))).toEqual([
    '1 litera',
    '3 litery',
    '5 liter',
    '22 litery',
    '1.5 litery',
  ])
})

test('French says zero as it says one, and Chinese has one form', () => {
  const fr = languageOf('fr', {
    words: { [charactersLeft.other]: { one: '{n} caractère', other: '{n} caractères' } },
  })
  expect([0, 1, 2].map((n) => fr.say(charactersLeft, { n }))).toEqual([
    '0 caractère',
    '1 caractère',
    '2 caractères',
  ])
  const zh = languageOf('zh', { words: { [charactersLeft.other]: '还可输入{n}个字' } })
  expect([1, 2].map((n) => zh.say(charactersLeft, { n }))).toEqual([
    '还可输入1个字',
    '还可输入2个字',
  ])
})

test('an exact number comes before its plural form', () => {
  const words = { 1: 'Une heure', 1.5: 'Une heure et demie', one: '{n} heure', other: '{n} heures' }
  const { say } = languageOf('fr', { words: { [workTime.other]: words } })
  expect([0, 1, 1.5, 2].map((n) => say(workTime, { n }))).toEqual([
    '0 heure',
    'Une heure',
    'Une heure et demie',
    '2 heures',
  ])
})

test('a form that a language lacks is the one for every other number', () => {
  const { say } = languageOf('ar', { words: { [charactersLeft.other]: { other: '{n} x' } } })
  expect([0, 1, 2, 3, 11].map((n) => say(charactersLeft, { n }))).toEqual([
    '0 x',
    '1 x',
    '2 x',
    '3 x',
    '11 x',
  ])
})

test('a message without words stays English, also by its number, and is remembered', () => {
  const { say, untranslated } = languageOf('fr', { words: { [back]: 'Retour' } })
  expect([say(back), say(close), say(tryAgain)]).toEqual(['Retour', 'Close', 'Try again'])
  expect(say(charactersLeft, { n: 2 })).toBe('2 characters left')
  expect([...untranslated]).toEqual(['Close', 'Try again', '2 characters left'])
})

test('a word that is the same in both languages is not English', () => {
  const { say, untranslated } = languageOf('fr', { words: { Service: 'Service' } })
  expect(say(en.service)).toBe('Service')
  expect(untranslated.size).toBe(0)
})

test('a file without anything is English, from the left', () => {
  const { say, direction, byMachine, company } = languageOf('fr', {})
  expect(say(back)).toBe('Back')
  expect({ direction, byMachine, company }).toEqual({
    direction: 'ltr',
    byMachine: '',
    company: {},
  })
})

test('English remembers nothing as untranslated', () => {
  expect(english.say(charactersLeft, { n: 1 })).toBe('1 character left')
  expect(english.untranslated.size).toBe(0)
})

test('what every object has is no message', () => {
  const { say } = languageOf('fr', { words: {} })
  expect(say('constructor')).toBe('constructor')
  expect(say('toString')).toBe('toString')
})

test('of a file that another version wrote, only what can be said is read', () => {
  const words = { Back: null, Close: { few: 'x' }, Share: 'Partager' }
  const { say } = languageOf('fr', { words: words as never, company: null as never })
  expect(['Back', 'Close', 'Share'].map((message) => say(message))).toEqual([
    'Back',
    'Close',
    'Partager',
  ])
})
