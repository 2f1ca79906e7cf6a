import { shownFile } from '../content/content-folder.ts'
import { readableFacts } from '../content/facts.ts'
import { countryIn } from '../file-check/country-in.ts'
import { fileProblems, locateFile } from '../file-check/file-check.ts'
import { fieldOf, messageOf, type Problem } from '../problems/problems.ts'
import { catalogueFilesIn, serviceFilesIn } from '../schemas/content-files.ts'
import { blockFindings } from './blocks.ts'
import { choiceFindings } from './choices.ts'
import { codeFindings } from './codes.ts'
import { conditionFindings } from './conditions.ts'
import { readCatalogueFiles } from './files.ts'
import { iconFindings } from './icons.ts'
import { linkNameFindings } from './link-names.ts'
import { nameFindings } from './names.ts'
import { offerFindings } from './offer.ts'
import { pageFindings, tileFindings } from './pages.ts'
import type { Finding } from './places.ts'

/**
 * The problems of the catalogue, a block of lines for each file. Each file is checked by itself
 * first; once all are right, they are checked together.
 */
export function catalogueProblems(folder: string): string[] {
  const missingServices =
    serviceFilesIn(folder).length > 0 ? [] : [messageOf(shownFile('services', folder), [noService])]
  const facts = readableFacts(folder)
  const inFiles = [
    ...missingServices,
    ...fileProblems(folder, catalogueFilesIn(folder), { ...(facts && { facts }) }),
  ]
  if (inFiles.length > 0) return inFiles
  const { files, codes, offer } = readCatalogueFiles(folder)
  // Wrong names make links and tiles wrong too, so only the first checks with findings are shown.
  const checks = [
    () => [
      ...nameFindings(files),
      ...conditionFindings(files),
      ...choiceFindings(files, countryIn(folder)),
      ...pageFindings(files, folder),
      ...blockFindings(files),
      ...iconFindings(files, folder),
    ],
    () => [...linkNameFindings(files), ...tileFindings(files), ...offerFindings(files, offer)],
    () => codeFindings(codes, files),
  ]
  const findings = checks.map((check) => check()).find(({ length }) => length > 0) ?? []
  const names = [...new Set(findings.map(({ file }) => file))]
  return names.map((name) => {
    const { lineOf } = locateFile(folder, name)
    const problem = ({ path, sentence }: Finding): Problem => ({
      line: lineOf(path),
      field: fieldOf(path),
      sentence,
    })
    const problems = findings.filter(({ file }) => file === name).map(problem)
    return messageOf(shownFile(name, folder), problems)
  })
}

const noService: Problem = {
  line: 1,
  field: '',
  sentence: 'is empty; write a file for each service.',
}
