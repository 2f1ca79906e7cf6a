import { otherLanguages } from '../../content-schema/english.ts'
import { widgetTextsIn } from '../content/read-translations.ts'
import { readableIn } from '../file-check/existing.ts'

/** The languages besides English in which forms edit texts: those that visitors can choose, and those that texts have already. */
export function editedLanguages(folder: string): readonly string[] {
  const { languages } = readableIn(folder, 'business.json')
  const chosen: readonly unknown[] = Array.isArray(languages) ? languages : []
  const written = widgetTextsIn(folder, {}).flatMap(({ others }) => Object.keys(others))
  return otherLanguages.filter((code) => [...chosen, ...written].includes(code))
}
