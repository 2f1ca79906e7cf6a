import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import type { Path, Problem } from './problems.ts'

/** A JSON file as it was read. */
export interface Located {
  /** What it says; undefined where it cannot be read. */
  readonly value: unknown
  /** Where it is no JSON, or has a key twice. */
  readonly faults: Problem[]
  /** On which line a value is written, or the nearest one around it. */
  lineOf(path: Path): number
}

/** Reads a JSON file as text: unlike JSON.parse, it knows lines, and keys that are there twice. */
export function locateJson(source: string): Located {
  const errors: ParseError[] = []
  const root = parseTree(source, errors, { disallowComments: true })
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length
  const broken = errors.slice(0, 1).map((error) => {
    const { offset, sentence } = faultAt(source, error)
    return { line: lineAt(offset), field: '', sentence }
  })
  const twice = root ? repeatedKeys(root) : []
  return {
    value: root && broken.length === 0 ? getNodeValue(root) : undefined,
    faults: [
      ...broken,
      ...twice.map(({ offset, value }) => ({
        line: lineAt(offset),
        field: String(value),
        sentence: 'stands here twice, and only the last one counts; keep one.',
      })),
    ],
    lineOf: (path) => lineAt(root ? offsetOf(root, path) : 0),
  }
}

/** The first thing that is no JSON, in words that say what to write. */
function faultAt(source: string, { error, offset, length }: ParseError) {
  const text = source.slice(offset, offset + length)
  const before = source.slice(0, offset).trimEnd()
  // A missing sign is missing after what comes before it, which may be lines above.
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

function symbolFault(text: string): string {
  const [, word = text] = /^(.*?)[:;,]?$/.exec(text) ?? []
  const bare = word.replace(/^['“”„‘’]|['“”„‘’]$/gu, '')
  const amount = /^\$(\d+(?:\.\d+)?)$/.exec(word)?.[1]
  return amount
    ? `${word} is no number; write ${amount}.`
    : `${word} is no value; put words between quotes, as "${bare}".`
}

function repeatedKeys(node: Node): Node[] {
  const within = (node.children ?? []).flatMap(repeatedKeys)
  if (node.type !== 'object') return within
  const keys = (node.children ?? []).flatMap(({ children: [key] = [] }) => key ?? [])
  const isLater = ({ value }: Node, at: number) => keys.findIndex((key) => key.value === value) < at
  return [...keys.filter(isLater), ...within]
}

function offsetOf(root: Node, path: Path): number {
  const known = path.map((key) => (typeof key === 'number' ? key : String(key)))
  for (let length = known.length; length > 0; length--) {
    const node = findNodeAtLocation(root, known.slice(0, length))
    if (node) return node.offset
  }
  return root.offset
}
