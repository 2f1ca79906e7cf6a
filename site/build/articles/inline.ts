import type { Nodes, Parents, PhrasingContent } from 'mdast'
import type { Inline } from '../../articles/article.ts'
import type { Reference, Report } from '../problems/problems.ts'

/** What every function that reads a part of an article needs. */
export interface Reading {
  source: string
  report: Report
  references: Reference[]
}

export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1
}

/** A part of the file as it was written. */
export function sourceOf(node: Nodes, { source }: Reading): string {
  return source.slice(node.position?.start.offset, node.position?.end.offset)
}

/** What to write instead of Markdown that articles do not support. */
const advice: Record<string, string> = {
  image:
    'a picture in the text is not supported; the one picture is the `image` of the front matter.',
  inlineCode: 'code is not supported; write the words without the ` marks.',
  emphasis: 'text in italics is not supported; use **strong** words, or none.',
  html: 'HTML is not supported; write plain Markdown.',
  linkReference: 'write the link in one piece, as [words](/blog/some-article).',
  footnoteReference: 'footnotes are not supported; say it in the text.',
}

/** The words of a paragraph, with its links and strong words. */
export function inlinesOf(parent: Parents, field: string, reading: Reading): Inline[] {
  const inlines: Inline[] = []
  const add = (text: string) => {
    const words = text.replace(/\s*\n\s*/g, ' ')
    const last = inlines.at(-1)
    if (typeof last === 'string') inlines[inlines.length - 1] = last + words
    else inlines.push(words)
  }
  for (const node of parent.children as PhrasingContent[]) {
    if (node.type === 'text') add(node.value)
    else if (node.type === 'break') add(' ')
    // The parser takes the colon in 2:one for a directive; the writer meant a colon.
    else if (node.type === 'textDirective') add(sourceOf(node, reading))
    else if (node.type === 'link') {
      reading.references.push({ line: lineOf(node), field, path: node.url })
      inlines.push({ text: plainWords(node, 'the words of a link', reading), path: node.url })
    } else if (node.type === 'strong') {
      inlines.push({ strong: plainWords(node, 'strong words', reading) })
    } else {
      reading.report(lineOf(node), field, advice[node.type] ?? `${node.type} is not supported.`)
    }
  }
  return inlines
}

/** The text of a link or of strong words, which may contain nothing but plain words. */
function plainWords(node: Parents, what: string, reading: Reading): string {
  const inlines = inlinesOf(node, 'text', { ...reading, references: [] })
  if (inlines.length === 1 && typeof inlines[0] === 'string') return inlines[0]
  const sentence =
    inlines.length === 0 ? `${what} are missing.` : `${what} are plain: no link or ** within them.`
  reading.report(lineOf(node), 'text', sentence)
  return ''
}

/** The words alone, without links and strong marks. */
export function textOf(inlines: Inline[]): string {
  return inlines
    .map((one) => (typeof one === 'string' ? one : 'strong' in one ? one.strong : one.text))
    .join('')
}
