import {
  type Document,
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'
import { fieldOf, type Path, type Reference, type Report } from '../../problems/problems.ts'
import { withFacts } from '../content/facts.ts'
import { type FrontMatter, frontMatterSchema, type Known } from './front-matter-schema.ts'

/**
 * Reads the YAML between the two `---`, which starts on the line `firstLine` of the file. Reports
 * what is wrong with it, and then returns undefined.
 */
export function readFrontMatter(
  yaml: string,
  firstLine: number,
  known: Known,
  report: Report,
): { matter: FrontMatter; references: Reference[] } | undefined {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  const [error] = document.errors
  if (error) {
    const line = firstLine - 1 + (error.linePos?.[0].line ?? 1)
    report(line, 'front matter', hintFor(error))
    return
  }
  const schema = frontMatterSchema(known)
  if (!isMap(document.contents)) {
    const names = Object.keys(schema.shape).join(', ')
    report(firstLine, 'front matter', `write one field a line: ${names}.`)
    return
  }

  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value === 'string') scalar.value = withFacts(scalar.value, known.facts)
    },
  })
  const lineOf = (path: Path) => {
    const offset = offsetOf(document, path)
    return offset === undefined ? firstLine : firstLine - 1 + lines.linePos(offset).line
  }
  const { success, data, error: schemaError } = schema.safeParse(document.toJS())
  if (!success) {
    for (const issue of schemaError.issues) {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
      const paths = keys.length > 0 ? keys.map((key) => [...issue.path, key]) : [issue.path]
      for (const path of paths) report(lineOf(path), fieldOf(path), issue.message)
    }
    return
  }
  const references = linksOf(data).map(({ at, path }) => ({
    line: lineOf(at),
    field: fieldOf(at),
    path,
  }))
  return { matter: data, references }
}

function hintFor({ code, message }: YAMLError): string {
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

/** The links of the call to action, each with its place in the front matter. */
function linksOf({ cta }: FrontMatter): { at: Path; path: string }[] {
  const buttons = cta.buttons.map(({ path }, index) => ({
    at: ['cta', 'buttons', index, 'path'],
    path,
  }))
  if (!cta.contact) return buttons
  return [...buttons, { at: ['cta', 'contact', 'linkPath'], path: cta.contact.linkPath }]
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
