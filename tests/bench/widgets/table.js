import { measures, median, ratio } from './results.js'

const nothing = '–'

/**
 * The medians as a Markdown table, which reads well on a console too.
 * @param {import('./results.js').Results} results
 */
export function tableOf({ vanilla, quoteBuilder, inquiryForm }) {
  const rows = measures.map(({ name, of, format, bar }) => {
    const [byHand, quote, inquiry] = [vanilla, quoteBuilder, inquiryForm].map((measured) =>
      median(of(measured)),
    )
    const show = (/** @type {number | undefined} */ value) =>
      value === undefined ? nothing : format(value)
    const times = ratio(quote, byHand)?.toFixed(2) ?? nothing
    return [name, show(byHand), show(quote), times, show(inquiry), bar]
  })
  return markdown([
    ['', 'by hand', 'quote-builder.js', '× by hand', 'inquiry-form.js', 'at most'],
    ...rows,
  ])
}

/**
 * Every number behind the medians, in the order of the runs.
 * @param {import('./results.js').Results} results
 */
export function rawTableOf({ vanilla, quoteBuilder, inquiryForm }) {
  const contenders = {
    'by hand': vanilla,
    'quote-builder.js': quoteBuilder,
    'inquiry-form.js': inquiryForm,
  }
  return markdown([
    ['', '', 'runs'],
    ...measures.flatMap(({ name, of, format }) =>
      Object.entries(contenders)
        .map(([contender, measured]) => [name, contender, of(measured).map(format).join(', ')])
        .filter(([, , numbers]) => numbers),
    ),
  ])
}

/**
 * A table whose columns are as wide as their widest cell. The first row is the head.
 * @param {readonly (readonly string[])[]} rows
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
