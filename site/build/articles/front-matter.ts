import {
  type Document,
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'
import { article, type FrontMatter } from '../../content-schema/article.ts'
import { type Existing, referenceFaults } from '../../content-schema/reference-faults.ts'
import { referencesIn } from '../../content-schema/references.ts'
import { fieldOf, type Path } from '../../problems/problems.ts'
import { schemaProblems } from '../../problems/schema-problems.ts'
import { type Facts, withFacts } from '../content/facts.ts'
import type { Link, Report } from './markdown.ts'

/** What the text and the fields of an article may refer to. */
export interface Known {
  existing: Existing
  facts: Facts
}

/**
 * Reads the YAML between the two `---`, which starts on the line `firstLine` of the file. Reports
 * what is wrong with it, apart from its links; the matter is undefined if its fields are not right.
 */
export function readFrontMatter(
  yaml: string,
  firstLine: number,
  known: Known,
  report: Report,
): { matter: FrontMatter | undefined; links: Link[] } | undefined {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  const [error] = document.errors
  if (error) {
    const line = firstLine - 1 + (error.linePos?.[0].line ?? 1)
    report(line, 'front matter', adviceFor(error))
    return
  }
  if (!isMap(document.contents)) {
    const names = Object.keys(article.shape).join(', ')
    report(firstLine, 'front matter', `write one field a line: ${names}.`)
    return
  }

  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value === 'string') scalar.value = withFacts(scalar.value, known.facts)
    },
  })
  const fields = document.toJS()
  const lineOf = (path: Path) => {
    const offset = offsetOf(document, path)
    return offset === undefined ? firstLine : firstLine - 1 + lines.linePos(offset).line
  }
  const references = referencesIn(article, fields)
  const names = references.filter(({ to }) => to !== 'page')
  for (const { line, field, sentence } of schemaProblems(fields, article, lineOf))
    report(line, field, inYaml(sentence))
  for (const { path, sentence } of referenceFaults(names, known.existing))
    report(lineOf(path), fieldOf(path), sentence)
  const { data: matter } = article.safeParse(fields)
  const links = references
    .filter(({ to }) => to === 'page')
    .map(({ path, value }) => ({ line: lineOf(path), field: fieldOf(path), url: String(value) }))
  return { matter, links }
}

/** The problem of a JSON file in the words of YAML, whose lists and objects are lines. */
function inYaml(sentence: string): string {
  return sentence
    .replace(/ between \[ and \]\.$/, ', each on its own line after a hyphen.')
    .replace(/ between \{ and \}\.$/, ', a line each.')
}

function adviceFor({ code, message }: YAMLError): string {
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return "a value with a colon in it goes between quotes, as title: 'Moss: what to do'."
    case 'DUPLICATE_KEY':
      return 'the same field is here twice; keep one.'
    default:
      return `this is not YAML: ${message.split('\n')[0]?.replace(/ at line.*$/, '')}.`
  }
}

/** Where a field is in the YAML; for a missing field, where the nearest field around it is. */
function offsetOf(document: Document, path: Path): number | undefined {
  for (let keys = path; keys.length > 0; keys = keys.slice(0, -1)) {
    const parent = document.getIn(keys.slice(0, -1), true)
    const pair =
      isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === keys.at(-1))
    const node = pair ? pair.key : document.getIn(keys, true)
    if (isScalar(node) || isMap(node)) return node.range?.[0]
  }
  return undefined
}
