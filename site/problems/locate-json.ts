import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import type { Path, Problem } from './problems.ts'
import { meantNumber } from './written-number.ts'

/** A JSON file, read with the lines of its values. */
export interface Located {
  /** Undefined when the file cannot be read. */
  readonly value: unknown
  /** Where it is not JSON, or has a key twice. */
  readonly faults: Problem[]
  /** The line of a value; for a missing value, the line of the nearest one around it. */
  lineOf(path: Path): number
}

/** Reads JSON. Unlike JSON.parse, it knows the lines of values, and keys that are there twice. */
export function locateJson(source: string): Located {
  const errors: ParseError[] = []
  const root = parseTree(source, errors, { disallowComments: true })
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length
  const syntaxFaults = errors.slice(0, 1).map((error) => {
    const { offset, sentence } = faultAt(source, error)
    return { line: lineAt(offset), field: '', sentence }
  })
  const duplicates = root ? repeatedKeys(root) : []
  return {
    value: root && syntaxFaults.length === 0 ? getNodeValue(root) : undefined,
    faults: [
      ...syntaxFaults,
      ...duplicates.map(({ offset, value }) => ({
        line: lineAt(offset),
        field: String(value),
        sentence: 'is here twice, and only the last one counts; keep one.',
      })),
    ],
    lineOf: (path) => lineAt(root ? offsetOf(root, path) : 0),
  }
}

/** Where the JSON is broken, and a sentence that says what to write. */
function faultAt(source: string, { error, offset, length }: ParseError) {
  const valueSentence = valueFault(source, offset)
  if (valueSentence)
    return { offset: source.slice(0, offset).trimEnd().length, sentence: valueSentence }
  const text = source.slice(offset, offset + length)
  const before = source.slice(0, offset).trimEnd()
  // A missing sign is reported after the text before it, which may be lines above.
  const end = { offset: before.length, sentence: '' }
  const [last = ''] = /("(?:[^"\\\n]|\\.)*"|[^\s"]+)$/.exec(before) ?? []
  switch (printParseErrorCode(error)) {
    case 'CommaExpected':
      return { ...end, sentence: `write a comma after ${last}.` }
    case 'ColonExpected':
      return { ...end, sentence: `write a colon after ${last}.` }
    case 'CloseBraceExpected':
      return { ...end, sentence: 'write } where it ends: one is missing.' }
    case 'CloseBracketExpected':
      return { ...end, sentence: 'write ] where it ends: one is missing.' }
    case 'EndOfFileExpected':
      return { offset, sentence: `${text} is too much: what begins at the top ends before it.` }
    case 'UnexpectedEndOfString':
      return { offset, sentence: `write " at the end of ${text.trimEnd()}.` }
    case 'InvalidCommentToken':
      return { offset, sentence: 'comments are for programs; take it out.' }
    case 'InvalidSymbol':
      return { offset, sentence: symbolFault(text) }
  }
  if (last.endsWith(',')) return { ...end, sentence: 'take out the comma: nothing follows it.' }
  return { ...end, sentence: 'look for a missing comma, quote or bracket here or just above.' }
}

/** What to write instead of a number, or of true or false, in the line of the fault; '' for any other value. */
function valueFault(source: string, offset: number): string {
  // A missing sign is reported after the text before it, which may be lines above.
  const end = source.slice(0, offset).trimEnd().length
  const start = source.lastIndexOf('\n', end - 1) + 1
  const [line = ''] = source.slice(start).split('\n')
  const [, value = ''] = /^[^"]*"(?:[^"\\]|\\.)*"\s*:\s*([^"{[]*?)[\s,;}\]]*$/.exec(line) ?? []
  // What else people write behind a price: `80.`, `80,-`, `80+` and `80/hr`.
  const number = meantNumber(value.replace(/(?:[.,]?[-–—]*|\+|\/\p{L}+)$/u, ''))
  const meant = /^(?:true|false|null)$/i.test(value) ? value.toLowerCase() : number
  if (meant === undefined || String(meant) === value) return ''
  return `${value} is not ${number === undefined ? 'a value' : 'a number'}; write ${meant}.`
}

function symbolFault(text: string): string {
  const [, word = text] = /^(.*?)[:;,]?$/.exec(text) ?? []
  const bare = word.replace(/^['“”„‘’]|['“”„‘’]$/gu, '')
  return `${word} is not a value; put words between quotes, as "${bare}".`
}

function repeatedKeys(node: Node): Node[] {
  const within = (node.children ?? []).flatMap(repeatedKeys)
  if (node.type !== 'object') return within
  const keys = (node.children ?? []).flatMap(({ children: [key] = [] }) => key ?? [])
  const isLater = ({ value }: Node, at: number) => keys.findIndex((key) => key.value === value) < at
  return [...keys.filter(isLater), ...within]
}

function offsetOf(root: Node, path: Path): number {
  const keys = path.map((key) => (typeof key === 'number' ? key : String(key)))
  for (let length = keys.length; length > 0; length--) {
    const node = findNodeAtLocation(root, keys.slice(0, length))
    if (node) return node.offset
  }
  return root.offset
}
