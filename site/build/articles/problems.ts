/** One thing wrong with an article, and where. */
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

/** `a, b or c`. */
export function oneOf(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ')
}

/** The lines the build stops with. */
export function messageOf(slug: string, problems: Problem[]): string {
  return problems
    .toSorted((one, other) => one.line - other.line)
    .map(
      ({ line, field, sentence }) =>
        `site/content/articles/${slug}.md:${line}: ${field}: ${sentence}`,
    )
    .join('\n')
}
