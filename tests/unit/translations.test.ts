import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { businessData } from '../../site/build/business/business-data.ts'
import {
  lackingForms,
  lackingPlurals,
  translationWarnings,
  unreadWarning,
} from '../../site/build/check/translation-problems.ts'
import { readTranslations } from '../../site/build/content/read-translations.ts'
import { readCompany } from '../../site/build/content/reader.ts'
import { leftoversIn, marksOf } from '../../site/build/placeholder/placeholder.ts'
import { inEnglish, otherLanguages } from '../../site/content-schema/english.ts'
import { newFolder } from '../fixtures/project-copy.ts'

const gardens = fileURLToPath(new URL('../fixtures/gardens', import.meta.url))
const specified = fileURLToPath(new URL('../fixtures/specified', import.meta.url))

/** A copy of the garden company in which each of these files is changed. */
function companyWith(change: (content: object, file: string) => unknown): string {
  const copy = newFolder()
  const media = path.join(gardens, 'media')
  cpSync(gardens, copy, { recursive: true, filter: (file) => file !== media })
  symlinkSync(media, path.join(copy, 'media'))
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const place = path.join(copy, file)
    const content = JSON.parse(readFileSync(place, 'utf8'))
    writeFileSync(place, JSON.stringify(change(content, file), null, 2))
  }
  return copy
}

/** The garden company, whose visitors can choose these languages. */
const companyIn = (languages: readonly string[]) =>
  companyWith((content, file) => (file === 'business.json' ? { ...content, languages } : content))

const values = { siteUrl: '', account: null, newestRelease: '' }

test('a text in several languages reads as its English alone', async () => {
  const plain = companyWith(inEnglish)
  const read = (folder: string) => readFileSync(path.join(folder, 'services/planting.json'), 'utf8')
  expect(read(plain)).not.toContain('"fr"')
  expect(read(gardens)).toContain('"fr"')
  const [inEnglishAlone, inSeveral] = await Promise.all(
    [plain, gardens].map((folder) => businessData(folder, values)),
  )
  expect(inSeveral).toEqual(inEnglishAlone)
})

test('a customer’s words of the example company are known again when they are translated', () => {
  const text = 'Words of the example.'
  const said = (written: unknown) =>
    companyWith((content, file) =>
      file === 'business.json'
        ? { ...content, testimonial: { text: written, name: 'A', detail: 'B' } }
        : content,
    )
  const { misleading } = leftoversIn(said({ en: text, fr: 'Mots.' }), marksOf(said(text)))
  expect(misleading.join()).toContain(`testimonial.text: "${text}" is still`)
})

test('the words of a language are found by the English, with the facts in both', () => {
  const { fr, pa, zh } = readTranslations(gardens)
  expect(fr).toMatchObject({
    'Planting & Beds': 'Plantations',
    'We call or write within 48 hours.': 'Nous vous répondons en 48 heures.',
    'Quiet battery tools': 'Outils à batterie, silencieux',
    Beds: { one: 'massif', other: 'massifs' },
    Christmas: 'Noël',
  })
  expect(zh).toEqual({ 'Planting & Beds': '种植' })
  expect(pa).toEqual({})
})

test('a message that a visitor sends keeps what is known of the visitor in every language', () => {
  const message = 'Hello Fernhill, I live on Denman Island. My quote: {quote_link}'
  expect(readTranslations(gardens).fr?.[message]).toBe(
    'Bonjour Fernhill, ici {name}, de Denman. Mon devis : {quote_link}',
  )
})

test('visitors can choose English alone where a company says nothing of languages', () => {
  expect(readCompany(specified).languages).toEqual(['en'])
  expect(translationWarnings(specified)).toEqual([])
})

test('a build names a few texts of each file that a chosen language lacks, and how many more there are', () => {
  const folder = companyIn(['en', 'fr'])
  const shown = (lines: string) => lines.replaceAll(/^.*\//gm, '')
  const ofWizard = translationWarnings(folder).filter((lines) => lines.includes('wizard.json'))
  const [named = '', more] = ofWizard.map(shown)
  const lines = named.split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toBe(
    'wizard.json:3: continue: has no words in fr: visitors who read fr see the English.',
  )
  expect(more).toBe('wizard.json: and 17 more.')
})

test('a text that lacks two languages is named once, and one that has its words elsewhere is not', () => {
  const warnings = translationWarnings(companyIn(['en', 'fr', 'zh'])).join('\n')
  expect(warnings).not.toContain('planting.json:4: name')
  expect(warnings).toMatch(
    /wizard\.json:3: continue: has no words in fr or zh: visitors who read one of them see the English\./,
  )
  const nothing = /hedges-and-trees\.json:\d+: nothing: has no words/
  expect(warnings).toMatch(nothing)
  const elsewhere = companyWith((content, file) => {
    if (file === 'business.json') return { ...content, languages: ['en', 'fr'] }
    return file.includes('hedges') ? { ...content, nothing: 'Planting & Beds' } : content
  })
  expect(translationWarnings(elsewhere).join('\n')).not.toMatch(nothing)
})

test('a build says which languages that visitors can choose nobody has read', () => {
  const unread = (languages: readonly string[], ...read: string[]) =>
    unreadWarning(languages, (code) => ['en', ...read].includes(code))
  expect(unread(['en', 'fr', 'zh'], 'fr', 'zh')).toBe('')
  expect(unread(['en', 'fr', 'zh'], 'zh')).toMatch(/^NOBODY HAS READ fr: visitors are told /)
  expect(unread(['en', 'fr', 'zh'])).toMatch(/^NOBODY HAS READ fr AND zh: /)
  expect(unreadWarning(readCompany(specified).languages)).toBe('')
})

test.each([
  ['pl', 'okna', ['many', 'few']],
  ['pl', { few: 'okna', other: 'okna' }, ['many']],
  ['pl', { few: 'okna', many: 'okien', other: 'okna' }, []],
  ['ar', 'نوافذ', ['zero', 'two', 'few', 'many']],
  ...otherLanguages.map((code) => [code, 'Windows', []] as const),
] as const)('in %s, %o lacks the plural forms %o', (language, words, forms) => {
  expect(lackingForms(language, words)).toEqual(forms)
})

test('a name of several things that lacks plural forms is named where visitors can choose the language', () => {
  const named = (many: string | { other: string }) => {
    const text = {
      file: 'extras.json',
      path: ['counts', 0, 'many'],
      english: 'Windows',
      others: {},
    }
    const label = { ...text, path: ['questions', 0, 'label'] }
    const findings = lackingPlurals([text, label], { pl: { Windows: many } }, ['fr', 'pl'])
    return findings.map(({ text, language, sentence }) => [text.path.at(-1), language, sentence])
  }
  expect(named('okna')).toEqual([
    [
      'many',
      'pl',
      'some numbers take the form many or few in pl; write { "many": "…", "few": "…", "other": "…" }.',
    ],
  ])
  expect(named({ other: 'okna' })).toHaveLength(1)
})
