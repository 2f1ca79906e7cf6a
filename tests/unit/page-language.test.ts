import { expect, test } from 'vitest'
import { offeredLanguage } from '../../widgets/rules/embed/page-language.ts'

const all = ['fr', 'pa', 'zh']

test.each([
  ['fr', 'fr'],
  ['fr-CA', 'fr'],
  ['FR', 'fr'],
  ['fr_CA', 'fr'],
  ['fr-Latn', 'fr'],
  ['frc', 'en'],
  ['pa', 'pa'],
  ['pa-IN', 'pa'],
  ['pa-Guru', 'pa'],
  ['pa-Arab', 'en'],
  // Written in Arabic letters there.
  ['pa-PK', 'en'],
  ['zh', 'zh'],
  ['zh-CN', 'zh'],
  ['zh-SG', 'zh'],
  ['zh-Hans', 'zh'],
  ['zh-Hans-CA', 'zh'],
  ['zh-Hant', 'en'],
  ['zh-TW', 'en'],
  ['zh-HK', 'en'],
  ['en', 'en'],
  ['en-CA', 'en'],
  ['EN-us', 'en'],
  ['', 'en'],
  ['xx', 'en'],
  ['de', 'en'],
  ['not a language', 'en'],
  ['-', 'en'],
  [' fr ', 'en'],
])('of French, Punjabi and Chinese a page in "%s" is shown %s', (tag, language) => {
  expect(offeredLanguage(tag, all)).toBe(language)
})

test('a language that is not offered is English', () => {
  expect(offeredLanguage('fr', ['pa', 'zh'])).toBe('en')
  expect(offeredLanguage('fr', [])).toBe('en')
})

test('of two scripts of a language each page gets its own', () => {
  const offered = ['zh', 'zh-Hant', 'pa-Arab']
  const tags = ['zh-CN', 'zh-TW', 'zh-Hant-HK', 'pa-PK', 'pa']
  expect(tags.map((tag) => offeredLanguage(tag, offered))).toEqual([
    'zh',
    'zh-Hant',
    'zh-Hant',
    'pa-Arab',
    'en',
  ])
})
