/** One thing wrong with a file, and where. */
export interface Problem {
  line: number
  field: string
  /** Says plainly what is wrong, and what to write instead. */
  sentence: string
}

/** The place of a value in a file: keys, and in lists numbers from 0. */
export type Path = readonly PropertyKey[]

/** A place as people say it, counting from one: `cta.buttons 2.label`. */
export function fieldOf(path: Path): string {
  return path
    .map(String)
    .join('.')
    .replace(/\.(\d+)/g, (_, at) => ` ${Number(at) + 1}`)
}

/** `a, b or c`. */
export function oneOf(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ')
}

/** The problems as lines, from the top of the file, each line once; '' when there are none. */
export function messageOf(file: string, problems: Problem[]): string {
  const lines = problems
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, field, sentence }) =>
      [`${file}:${line}`, field, sentence].filter(Boolean).join(': '),
    )
  return [...new Set(lines)].join('\n')
}
