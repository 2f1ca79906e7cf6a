import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

/** A column of a table. */
export interface Measure<Measured> {
  name: string
  /** One value for each run; less is better. */
  of(measured: Measured): readonly number[]
  format(value: number): string
}

const noValue = '–'

/** The value in the middle; for an even number of values, the upper of the two in the middle. */
export function median(values: readonly number[]) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
}

/**
 * A Markdown table, which reads well on a console too: its columns are as wide as their widest cell.
 * `rows`: the first is the head.
 */
export function markdown(rows: readonly (readonly string[])[]) {
  const [head = []] = rows
  const widths = head.map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = line(widths.map((width) => '-'.repeat(width)))
  return [line(head), rule, ...rows.slice(1).map(line)].join('\n')
}

/** The medians, a row for each contender. */
export function mediansTable<Measured extends { name: string }>(
  measures: readonly Measure<Measured>[],
  results: readonly Measured[],
) {
  return markdown([
    ['', ...measures.map(({ name }) => name)],
    ...results.map((measured) => [
      measured.name,
      ...measures.map(({ of, format }) => {
        const value = median(of(measured))
        return value === undefined ? noValue : format(value)
      }),
    ]),
  ])
}

/** Every number behind the medians, in the order of the runs. */
export function runsTable<Measured extends { name: string }>(
  measures: readonly Measure<Measured>[],
  results: readonly Measured[],
) {
  return markdown([
    ['', '', 'runs'],
    ...measures.flatMap(({ name, of, format }) =>
      results
        .map((measured) => [name, measured.name, of(measured).map(format).join(', ')])
        .filter(([, , numbers]) => numbers),
    ),
  ])
}

/** A sentence that says in which measures others are ahead of ours, and which they are. */
export function whereBehind<Measured extends { name: string }>(
  measures: readonly Measure<Measured>[],
  results: readonly Measured[],
  ours: string,
) {
  const ourResult = results.find(({ name }) => name === ours)
  const behind = measures.flatMap(({ name, of, format }) => {
    const value = ourResult && median(of(ourResult))
    if (value === undefined) return []
    const ahead = results.filter((other) => {
      const theirs = median(of(other))
      return theirs !== undefined && theirs < value && format(theirs) !== format(value)
    })
    return ahead.length > 0 ? `${name} (${ahead.map((other) => other.name).join(', ')})` : []
  })
  return behind.length > 0 ? `Others are ahead of ${ours} in: ${behind.join('; ')}.` : ''
}

/** The document with new content between `<!-- name -->` and `<!-- /name -->`. */
export function replaceBetween(document: string, name: string, content: string) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const from = document.indexOf(begin)
  const to = document.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`The document lacks ${begin} or ${end}.`)
  return `${document.slice(0, from + begin.length)}\n${content}\n${document.slice(to)}`
}

const fileOf = (path: string) => new URL(`../../../${path}`, import.meta.url)

/** A date such as 2026-11-22. */
export const today = () => new Date().toISOString().slice(0, 10)

/** Writes a file of docs/: its title, the command that writes it, the date, the machine, and the rest. */
export function writeReport({
  file,
  title,
  command,
  browser,
  text,
}: {
  file: string
  title: string
  command: string
  browser: string
  text: string
}) {
  // On a busy machine the times are longer, and the ratios vary.
  const load = loadavg()[0]?.toFixed(1)
  writeFileSync(
    fileOf(`docs/${file}`),
    `# ${title}

Written by \`${command}\`.

- Date: ${today()}
- Machine: ${cpus().length} cores, ${cpus()[0]?.model}, ${browser}; load average at the end ${load}
${text}
`,
  )
}

/** Puts a summary into the README, between the comments of this name. */
export function writeSummary(name: string, summary: string) {
  const readme = fileOf('README.md')
  writeFileSync(readme, replaceBetween(readFileSync(readme, 'utf8'), name, summary))
}
