import type { List, Paragraph, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { Block, Inline } from '../../articles/article.ts'
import { inlinesOf, lineOf, type Reading, sourceOf, textOf } from './inline.ts'

/** What to write instead of blocks that articles do not support. */
const advice: Record<string, string> = {
  code: 'code is not supported; write a paragraph that does not start with spaces or ``` marks.',
  html: 'HTML is not supported; write plain Markdown.',
  blockquote: 'a quotation is not supported; use :::tip[Title] for a remark.',
  thematicBreak: 'a line across is not supported; start a new section with ##.',
  definition: 'write the link in one piece, as [words](/blog/some-article).',
  leafDirective: 'a box starts with three colons, as :::tip[Title], and ends with three.',
}

/** A block of a section. Reports Markdown that articles do not support, and returns undefined. */
export function blockOf(node: RootContent, field: string, reading: Reading): Block | undefined {
  if (node.type === 'paragraph') return paragraphOf(node, field, reading)
  if (node.type === 'list') return { type: 'list', items: itemsOf(node, field, reading) }
  if (node.type === 'containerDirective') return boxOf(node, field, reading)
  reading.report(lineOf(node), field, advice[node.type] ?? `${node.type} is not supported.`)
}

function paragraphOf(node: Paragraph, field: string, reading: Reading): Block | undefined {
  const source = sourceOf(node, reading)
  if (/^\|.*\|\s*$/m.test(source)) {
    reading.report(
      lineOf(node),
      field,
      'a table is not supported; use a list, or :::highlight[Title] with labels.',
    )
    return
  }
  if (source.startsWith(':::')) {
    reading.report(lineOf(node), field, 'a box starts as :::tip[Title] or :::highlight[Title].')
    return
  }
  return { type: 'paragraph', text: inlinesOf(node, field, reading) }
}

/** The lines of a list, each of one paragraph. */
function itemsOf(list: List, field: string, reading: Reading): Inline[][] {
  if (list.ordered) {
    reading.report(lineOf(list), field, 'a numbered list is not supported; start each line with -.')
  }
  return list.children.map((item) => {
    const [first, second] = item.children
    const other = first?.type === 'paragraph' ? second : first
    if (other) {
      const sentence =
        other.type === 'list'
          ? 'a list within a list is not supported; write two lists, or a section more.'
          : 'each line of a list is one paragraph.'
      reading.report(lineOf(other), field, sentence)
    }
    if (!first) reading.report(lineOf(item), field, 'this line of the list is empty.')
    return first?.type === 'paragraph' ? inlinesOf(first, field, reading) : []
  })
}

/** A tip or a highlight. */
function boxOf(box: ContainerDirective, field: string, reading: Reading): Block | undefined {
  const report = (sentence: string) => reading.report(lineOf(box), field, sentence)
  const { name } = box
  const [label, ...rest] = box.children
  const isTitled = label?.type === 'paragraph' && label.data?.directiveLabel === true
  const content = isTitled ? rest : box.children
  const title = isTitled ? textOf(inlinesOf(label, field, reading)) : ''
  if (name !== 'tip' && name !== 'highlight') {
    report(`there is no box "${name}"; use :::tip[Title] or :::highlight[Title].`)
    return
  }
  if (!title.trim()) report(`the ${name} has no title; write it as :::${name}[Title].`)
  const [only] = content
  if (name === 'tip') {
    if (content.length === 1 && only?.type === 'paragraph') {
      return { type: 'tip', title, text: inlinesOf(only, field, reading) }
    }
    report('a tip holds one paragraph, and ends with a line of three colons.')
    return
  }
  if (content.length !== 1 || only?.type !== 'list') {
    report('a highlight holds one list, and ends with a line of three colons.')
    return
  }
  const items = itemsOf(only, field, reading).map((item, at) => {
    const [label, text, ...others] = item
    if (label && typeof label === 'object' && 'strong' in label && textOf(item.slice(1)).trim()) {
      // The component that shows the label adds the colon.
      const trimmed = typeof text === 'string' ? [text.replace(/^:?\s+/, '')] : text ? [text] : []
      return { label: label.strong.replace(/:$/, ''), text: [...trimmed, ...others] }
    }
    const line = lineOf(only.children[at] ?? only)
    reading.report(
      line,
      field,
      'each line of a highlight starts with its label, as - **Label:** text.',
    )
    return { label: '', text: [] }
  })
  return { type: 'highlight', title, items }
}
