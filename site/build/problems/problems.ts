/** One thing wrong with a file, and where. */
export interface Problem {
  line: number
  field: string
  /** Plain: what is wrong, and what to write instead. */
  sentence: string
}

/** Collects what is wrong, so that the owner hears of everything at once. */
export type Report = (line: number, field: string, sentence: string) => void

/** A path that an article points to. */
export interface Reference {
  line: number
  field: string
  path: string
}

/** The place of a value within what was written: keys, and numbers from 0 in lists. */
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

/** The lines the build stops with, from the top of the file, each once; '' when there are none. */
export function messageOf(file: string, problems: Problem[]): string {
  const lines = problems
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, field, sentence }) =>
      [`${file}:${line}`, field, sentence].filter(Boolean).join(': '),
    )
  return [...new Set(lines)].join('\n')
}
