import { otherLanguages } from '../../content-schema/english.ts'
import { readableIn } from '../file-check/existing.ts'

/** The languages besides English in which forms edit texts: those that visitors can choose. Forms keep what texts have in others. */
export function editedLanguages(folder: string): readonly string[] {
  const { languages } = readableIn(folder, 'business.json')
  const chosen: readonly unknown[] = Array.isArray(languages) ? languages : []
  return otherLanguages.filter((code) => chosen.includes(code))
}
