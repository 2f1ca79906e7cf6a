import { type ESTree, parseSync, Visitor } from 'vite'
import type { Path, Problem } from '../articles/problems.ts'

type Values = Map<string, ESTree.Expression>

/**
 * Reads a content file as text. `faults` are where it is no TypeScript or has a key twice; `lineOf` tells on which line
 * a value of its exports is written, and where that is worked out, what it is a part of.
 */
export function locate(source: string): { faults: Problem[]; lineOf: (path: Path) => number } {
  const { program, errors } = parseSync('content.ts', source)
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length
  const faults = errors.map(({ message, labels: [label] }) => ({
    line: lineAt(label?.start ?? 0),
    field: '',
    sentence: `${message.replaceAll('`', '')}: look for a missing comma, quote or bracket here or just above.`,
  }))
  const twice = repeatedKeys(program).map(({ start, name }) => ({
    line: lineAt(start),
    field: name,
    sentence: 'stands here twice, and only the last one counts; keep one.',
  }))
  const values = constantsOf(program)
  return {
    faults: [...faults.slice(0, 1), ...twice],
    lineOf: (path) => lineAt(offsetOf(path, values)),
  }
}

/** The keys that an object has already when they come. */
function repeatedKeys(program: ESTree.Program): { start: number; name: string }[] {
  const found: { start: number; name: string }[] = []
  const visitor = new Visitor({
    ObjectExpression({ properties }) {
      const names = new Set<string>()
      for (const property of properties) {
        const name = property.type === 'Property' ? nameOf(property.key) : undefined
        if (name === undefined) continue
        if (names.has(name)) found.push({ start: property.start, name })
        names.add(name)
      }
    },
  })
  visitor.visit(program)
  return found
}

/** What each constant of the file is set to. */
function constantsOf({ body }: ESTree.Program): Values {
  const declarations = body.flatMap((statement) => {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return inner?.type === 'VariableDeclaration' ? inner.declarations : []
  })
  return new Map(
    declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [[id.name, init] as const] : [],
    ),
  )
}

/** Where the value begins, or the nearest one around it that is written out. */
function offsetOf([name, ...keys]: Path, values: Values): number {
  let value = values.get(String(name))
  let offset = value?.start ?? 0
  for (const key of keys) {
    const part = value && partOf(written(value, values), key)
    if (!part) break
    offset = part.start
    value = part.type === 'Property' ? part.value : part
  }
  return offset
}

/** The literal that an expression stands for: past types, names, and a function of facts. */
function written(value: ESTree.Expression, values: Values): ESTree.Expression {
  switch (value.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return written(value.expression, values)
    case 'ArrowFunctionExpression':
      return value.body.type === 'BlockStatement' ? value : written(value.body, values)
    case 'Identifier': {
      const constant = values.get(value.name)
      return constant ? written(constant, values) : value
    }
    default:
      return value
  }
}

/** A property of an object, or an entry of a list. */
function partOf(value: ESTree.Expression, key: PropertyKey) {
  if (value.type === 'ArrayExpression') {
    const entry = value.elements[Number(key)]
    return entry && entry.type !== 'SpreadElement' ? entry : undefined
  }
  if (value.type !== 'ObjectExpression') return undefined
  return value.properties.find(
    (property) => property.type === 'Property' && nameOf(property.key) === key,
  ) as ESTree.ObjectProperty | undefined
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}
