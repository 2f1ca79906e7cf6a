import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dictionaryOf } from '../../widgets/build/language-files.ts'
import { offeredLanguage } from '../../widgets/rules/embed/page-language.ts'
import { fr } from '../../widgets/words/fr.ts'
import { languages } from '../../widgets/words/languages.ts'
import { tableFaults } from './table-faults.ts'

const folder = join(import.meta.dirname, '../../widgets/words')
/** The files of the folder that are no table of a language besides English. */
const others = ['en.ts', 'language.ts', 'languages.ts', 'say.ts', 'translation.ts']

test('every language has a file that its code names, and every such file is in the list', () => {
  const files = readdirSync(folder).filter((file) => !others.includes(file))
  expect(files.sort()).toEqual(
    Object.keys(languages)
      .map((code) => `${code}.ts`)
      .sort(),
  )
})

test.each(Object.keys(languages))(
  '%s is a tag as pages write it, and no other language serves its readers',
  (code) => {
    expect(Intl.getCanonicalLocales(code)).toEqual([code])
    expect(offeredLanguage(code, Object.keys(languages))).toBe(code)
  },
)

test.each(Object.entries(languages))(
  'the words of %s fit where the English ones stand',
  (code, { name, readBy, byMachine, words }) => {
    expect(tableFaults(code, words)).toEqual([])
    expect(name, `${code}: name`).toMatch(/\S/)
    if (!readBy) expect(byMachine, `${code}: byMachine, while nobody has read it`).toMatch(/\S/)
  },
)

test.each(Object.entries(languages))('each English text is one in %s', (code, { words }) => {
  expect(() => dictionaryOf(words), code).not.toThrow()
})

test.each(Object.keys(languages))(
  'spaces in the file of %s that look like others are written as escapes',
  (code) => {
    const lines = readFileSync(join(folder, `${code}.ts`), 'utf8').split('\n')
    // Joiners are left, because they shape the letters of some scripts.
    const odd = /(?![ \u3000\u200c\u200d])[\p{Zs}\p{Cf}]/u
    const found = lines.flatMap((line, at) => {
      const sign = odd.exec(line)?.[0].charCodeAt(0).toString(16).padStart(4, '0')
      return sign ? [`${code}.ts:${at + 1}: write \\u${sign}`] : []
    })
    expect(found).toEqual([])
  },
)

/** The French words with some changed, as if they were of this language. */
const faultsWith = (code: string, changed: object) =>
  tableFaults(code, { ...fr.words, ...changed }).filter((fault) =>
    Object.keys(changed).some((message) => fault.startsWith(`${code}: ${message}`)),
  )

test.each([
  ['fr', { newTotal: { one: '{n} {one}', other: '{n} {many}' } }],
  ['fr', { newTotal: '{price}' }],
  ['fr', { rounded: 'Arrondi.' }],
  ['fr', { charactersLeft: { one: 'Un', 2: 'Deux', other: '{n}' } }],
  ['pl', { takeOut: { few: 'Usuń', many: 'Usuń', other: 'Usuń' } }],
  ['pl', { takeOut: { 2: 'Usuń oba', other: 'Usuń' } }],
  ['pl', { takeOut: 'Usuń' }],
])('in %s, the message %o may be', (code, changed) => {
  expect(faultsWith(code, changed)).toEqual([])
})

test.each([
  ['fr', { leastPrice: 'Au moins.' }, 'leastPrice lacks {price}.'],
  ['fr', { back: 'Retour {step}' }, 'back has {step}, which the English has not.'],
  ['fr', { newTotal: '{total}' }, 'newTotal has {total}, which the English has not.'],
  ['fr', { charactersLeft: 'Plus' }, 'charactersLeft lacks {n}.'],
  [
    'fr',
    { extrasAdded: { one: 'Ajouté', other: '{extras}' } },
    'extrasAdded lacks {extras} in the form "one".',
  ],
  ['fr', { was: 'Avant {' }, 'was has one brace without the other.'],
  ['fr', { close: '' }, 'close is empty.'],
  [
    'fr',
    { quoteLetter: { preferredDay: '{day}', postalCode: '' } },
    'quoteLetter.postalCode lacks {code}.',
  ],
  [
    'fr',
    { takeOut: { few: 'Retirer', other: 'Retirer' } },
    'takeOut has a form "few", and there are many, one, other in fr.',
  ],
  [
    'pl',
    { takeOut: { one: 'Usuń', many: 'Usuń', other: 'Usuń' } },
    'takeOut lacks the form "few".',
  ],
])('in %s, the message %o is refused: %s', (code, changed, fault) => {
  expect(faultsWith(code, changed)).toContain(`${code}: ${fault}`)
})
