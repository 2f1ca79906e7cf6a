/** @param {readonly number[]} values an odd number of them, or the upper of the two in the middle */
export function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
}

/**
 * A Markdown table, which reads well on a console too: its columns are as wide as their widest cell.
 * @param {readonly (readonly string[])[]} rows the first is the head
 */
export function markdown(rows) {
  const [head = []] = rows
  const widths = head.map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = line(widths.map((width) => '-'.repeat(width)))
  return [line(head), rule, ...rows.slice(1).map(line)].join('\n')
}

/**
 * The document with something else between `<!-- name -->` and `<!-- /name -->`.
 * @param {string} document
 * @param {string} name
 * @param {string} content
 */
export function replaceBetween(document, name, content) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const from = document.indexOf(begin)
  const to = document.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`The document lacks ${begin} or ${end}.`)
  return `${document.slice(0, from + begin.length)}\n${content}\n${document.slice(to)}`
}
