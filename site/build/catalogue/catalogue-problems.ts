import { fieldOf, messageOf, type Problem } from '../../problems/problems.ts'
import { shownFile } from '../content/content-folder.ts'
import { readableFacts } from '../content/facts.ts'
import { serviceFilesIn } from '../content/files.ts'
import { checkedFiles, fileProblems, locateFile } from '../file-check/file-problems.ts'
import { choiceFindings } from './choices.ts'
import { codeFindings, linkNameFindings } from './codes.ts'
import { conditionFindings } from './conditions.ts'
import { contradictionFindings } from './contradictions.ts'
import { nameFindings } from './names.ts'
import { fourthStepFindings } from './next-steps.ts'
import { iconFindings, offerFindings, pageFindings, tileFindings } from './pages.ts'
import { type Finding, readCatalogueFiles } from './places.ts'

/**
 * The problems of the catalogue, a block of lines for each file. Each file is checked by itself
 * first; once all are right, they are checked together.
 */
export function catalogueProblems(folder: string): string[] {
  if (serviceFilesIn(folder).length === 0) {
    const noServices = messageOf(shownFile('services', folder), [noService])
    return [noServices, ...fileProblems(folder, catalogueFilesIn(folder))]
  }
  const facts = readableFacts(folder)
  const checked = checkedFiles(folder, catalogueFilesIn(folder), { ...(facts && { facts }) })
  const isRight = checked.every(({ faults }) => faults.length === 0)
  const hasNames = checked.every(({ dangling }) => dangling.length === 0)
  const findings = isRight ? findingsIn(folder, hasNames) : []
  const located = findings.map(({ file, path, sentence }) => {
    const { lineOf } = locateFile(folder, file)
    return { file, problems: [{ line: lineOf(path), field: fieldOf(path), sentence }] }
  })
  const all = [
    ...checked.map(({ file, faults, dangling }) => ({ file, problems: [...faults, ...dangling] })),
    ...located,
  ]
  const problemsOf = (file: string) => all.flatMap((one) => (one.file === file ? one.problems : []))
  return [...new Set(all.map(({ file }) => file))]
    .map((file) => messageOf(shownFile(file, folder), problemsOf(file)))
    .filter((lines) => lines !== '')
}

/**
 * What does not fit together in the catalogue. Wrong names make links and tiles wrong too, so only
 * the first checks with findings are shown.
 */
function findingsIn(folder: string, hasNames: boolean): readonly Finding[] {
  const { files, codes, offer } = readCatalogueFiles(folder)
  const findings = [
    ...nameFindings(files),
    ...conditionFindings(files),
    ...choiceFindings(files),
    ...pageFindings(files),
    ...iconFindings(files, folder),
  ]
  if (!hasNames || findings.length > 0) return findings
  const contradictions = [...contradictionFindings(files), ...fourthStepFindings(files)]
  if (contradictions.length > 0) return contradictions
  const inQuotes = [
    ...linkNameFindings(files),
    ...tileFindings(files),
    ...offerFindings(files, offer),
  ]
  return inQuotes.length > 0 ? inQuotes : [...codeFindings(codes, files)]
}

const catalogueFilesIn = (folder: string) => [
  ...serviceFilesIn(folder),
  ...['extras.json', 'next-steps.json', 'charges.json', 'wizard.json', 'offer.json', 'codes.json'],
]

const noService: Problem = {
  line: 1,
  field: '',
  sentence: 'is empty; write a file for each service.',
}
