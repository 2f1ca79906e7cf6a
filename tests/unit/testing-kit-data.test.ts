import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { businessData } from '../../site/build/business/business-data.ts'
import { readTranslations } from '../../site/build/content/read-translations.ts'
import { companyData } from '../../widgets/build/company-data.ts'

const gardens = fileURLToPath(new URL('../fixtures/gardens', import.meta.url))
const business = await businessData(gardens, { siteUrl: '', account: null, newestRelease: '' })

test("partners' tests find questions and controls in every language, in English where words are missing", () => {
  const company = companyData(business, readTranslations(gardens))
  const seenIn = (code: string) => {
    const { services, words } = company.languages[code] ?? company
    const planting = services.find(({ id }) => id === 'planting')
    const labels = planting?.questions.map(({ label }) => label) ?? []
    return [words.back, planting?.tile.replace(/ .*/, ''), labels[0]]
  }
  expect(seenIn('en')).toEqual(['Back', 'Planting', 'Beds'])
  expect(seenIn('fr')).toEqual(['Retour', 'Plantations', 'massifs'])
  expect(seenIn('zh')).toEqual(['返回', '种植', 'Beds'])
})
