import { groupBy } from './group-by.ts'
import { table } from './markdown-table.ts'

/** A row of the guide: the name of an answer, its question, its services and its values. */
export interface AnswerRow {
  readonly name: string
  readonly label: string
  readonly askedFor: string
  readonly values: string
}

/** A table of answers. Answers with the same services and values share a row. */
export function answerTable(head: string, rows: readonly AnswerRow[]): string {
  const groups = groupBy(rows, ({ askedFor, values }) => `${askedFor}: ${values}`)
  return table(
    [head, 'What it answers', 'Asked for', 'Values'],
    groups.map((group) => [
      group.map(({ name }) => `\`${name}\``).join(' '),
      group.map(({ label }) => label).join(', '),
      group[0]?.askedFor ?? '',
      group[0]?.values ?? '',
    ]),
  )
}
