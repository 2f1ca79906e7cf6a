import type { Image, Nodes, Parents, Root, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString as wordsOf } from 'mdast-util-to-string'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { ArticleNode } from '../../articles/article.ts'
import { type Existing, nameFaults } from '../../content-schema/reference-faults.ts'
import { braceFault } from '../../problems/unread-marks.ts'

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkDirective)

export const parseMarkdown = (source: string): Root => markdown.parse(source)

/** Collects problems, so that the owner reads all of them at once. */
export type Report = (line: number, field: string, sentence: string) => void

/** A link of an article, and where it is. */
export interface Link {
  line: number
  field: string
  url: string
}

/** What every function that reads a part of an article needs. */
interface Reading {
  source: string
  existing: Existing
  links: Link[]
  /** The part of the article, as messages name it. */
  field: string
  report(line: number, sentence: string): void
}

export const lineOf = (node: Nodes) => node.position?.start.line ?? 1

/** What to write instead of Markdown that articles do not support. */
const advice: Record<string, string> = {
  code: 'code is not supported; write a paragraph that does not start with spaces or ``` marks.',
  inlineCode: 'code is not supported; write the words without the ` marks.',
  html: 'HTML is not supported; write plain Markdown.',
  thematicBreak: 'a line across is not supported; start a new section with ##.',
  definition: 'write the link in one piece, as [words](/blog/some-article).',
  linkReference: 'write the link in one piece, as [words](/blog/some-article).',
  imageReference: 'write the picture in one piece, as ![What it shows](driveway-before).',
  footnoteReference: 'footnotes are not supported; say it in the text.',
  footnoteDefinition: 'footnotes are not supported; say it in the text.',
  delete: 'words struck out are not supported; write the words without the ~~ marks.',
  heading: 'a heading is not part of a list or a quotation; start its line with ##.',
  leafDirective: 'a box starts with three colons, as :::tip[Title], and ends with three.',
}

/** Nodes as pages draw them. Reports what articles do not support, and leaves it out. */
export function readNodes(nodes: readonly RootContent[], reading: Reading): ArticleNode[] {
  const read: ArticleNode[] = []
  for (const node of nodes.flatMap((one) => readNode(one, reading))) {
    const last = read.at(-1)
    if (node.type === 'text' && last?.type === 'text') last.value += node.value
    else read.push(node)
  }
  return read
}

function readNode(node: RootContent, reading: Reading): ArticleNode[] {
  const refuse = (sentence: string) => {
    reading.report(lineOf(node), sentence)
    return []
  }
  switch (node.type) {
    case 'text':
      for (const sentence of leftoversIn(sourceOf(node, reading)))
        reading.report(lineOf(node), sentence)
      return [{ type: 'text', value: node.value.replace(/\s*\n\s*/g, ' ') }]
    case 'break':
      return [{ type: 'text', value: ' ' }]
    // The parser takes the colon in 2:one for a directive; the writer meant a colon.
    case 'textDirective':
      return [{ type: 'text', value: sourceOf(node, reading) }]
    case 'link':
      // The parser makes a link of a bare address; the writer meant its letters.
      if (!/^[[<]/.test(sourceOf(node, reading))) return readNodes(node.children, reading)
      if (node.title)
        return refuse('words in quotes after an address are not shown; put them into the text.')
      reading.links.push({ line: lineOf(node), field: reading.field, url: node.url })
      return wordsOf(node).trim()
        ? [drawn(node, reading)]
        : refuse('the words of a link are missing.')
    case 'paragraph': {
      const [only, second] = node.children
      if (only?.type === 'image' && !second) return readPicture(only, reading)
      const source = sourceOf(node, reading)
      if (/^\|.*\|\s*$/m.test(source))
        return refuse('a table has a line of |---|---| below its first row.')
      if (source.startsWith(':::'))
        return refuse('a box starts as :::tip[Title] or :::highlight[Title].')
      return [drawn(node, reading)]
    }
    case 'image':
      return refuse('a picture is its own paragraph: leave a line empty above and below it.')
    case 'table':
      return node.children.some(({ children }) => children.length > (node.align?.length ?? 0))
        ? refuse('a row of the table has more cells than the first one.')
        : [drawn(node, reading)]
    case 'blockquote':
    case 'listItem':
      if (node.children.some(({ type }) => type === 'containerDirective'))
        return refuse('a box is not part of a list or a quotation; leave a line empty above it.')
      if (node.type === 'blockquote') return [drawn(node, reading)]
      if (node.children.length === 0) return refuse('this line of the list is empty.')
      if (typeof node.checked === 'boolean')
        return refuse('a list to tick off is not supported; take the [ ] out.')
      return [drawn(node, reading)]
    case 'strong':
    case 'emphasis':
    case 'list':
    case 'tableRow':
    case 'tableCell':
      return [drawn(node, reading)]
    case 'containerDirective':
      return readBox(node, reading)
    default:
      return refuse(advice[node.type] ?? `${node.type} is not supported.`)
  }
}

/** Marks that Markdown did not understand, so that visitors would read them. */
function leftoversIn(source: string): string[] {
  // With a backslash before it, a sign is meant to be read.
  const words = source.replace(/\\./gs, '')
  const [link] = /\[[^\]\n]*\](?: ?\([^)\n]*\)?|\[[^\]\n]*\])/.exec(words) ?? []
  const [mark] = /\*+|~~|~(?=\S[^~]*\S~)|`+|(?<!\w)_+(?=\w)|(?<=\w)_+(?!\w)/.exec(words) ?? []
  const [heading] = /^##+(?=[^\s#])/.exec(words) ?? []
  return [
    braceFault(words),
    link
      ? `visitors would read ${link}; write a link as [words](/blog/some-article), and no space within or before its address.`
      : '',
    heading ? `visitors would read ${heading}; write a space after it, to make a heading.` : '',
    mark && !link
      ? `visitors would read ${mark}; write the same mark at the end of the words, or leave it out.`
      : '',
  ].filter(Boolean)
}

/** A node with what its drawing needs. */
function drawn<Node extends RootContent & Parents>(node: Node, reading: Reading): Node {
  const fields = Object.entries({ ...node, children: readNodes(node.children, reading) })
  const isNeeded = ([key, value]: [string, unknown]) =>
    value !== null && !['position', 'spread'].includes(key)
  return Object.fromEntries(fields.filter(isNeeded)) as unknown as Node
}

/** A part of the file as it was written. */
function sourceOf(node: Nodes, { source }: Reading): string {
  return source.slice(node.position?.start.offset, node.position?.end.offset)
}

function readPicture(node: Image, { existing, report }: Reading): ArticleNode[] {
  const { url, alt, title } = node
  for (const sentence of nameFaults('masters', url, existing)) report(lineOf(node), sentence)
  if (!alt?.trim())
    report(lineOf(node), `say what the picture shows, as ![A driveway under moss](${url}).`)
  return [{ type: 'image', url, alt: alt ?? '', ...(title && { title }) }]
}

/** A tip or a highlight. */
function readBox(box: ContainerDirective, reading: Reading): ArticleNode[] {
  const refuse = (sentence: string, node: Nodes = box) => {
    reading.report(lineOf(node), sentence)
    return []
  }
  const { name, children } = box
  if (name !== 'tip' && name !== 'highlight')
    return refuse(`there is no box "${name}"; use :::tip[Title] or :::highlight[Title].`)
  const [label, only, second] = children
  const title =
    label?.type === 'paragraph' && label.data?.directiveLabel ? wordsOf(label).trim() : ''
  if (!title) return refuse(`the ${name} has no title; write it as :::${name}[Title].`)
  if (name === 'tip') {
    const paragraphs = readNodes(only ? [only] : [], reading)
    if (paragraphs[0]?.type === 'paragraph' && !second)
      return [{ type: 'tip', title, children: paragraphs }]
    return refuse('a tip holds one paragraph, and ends with a line of three colons.')
  }
  if (only?.type !== 'list' || second)
    return refuse('a highlight holds one list, and ends with a line of three colons.')
  const rows = only.children.map((item) => {
    const [paragraph, other] = item.children
    const isLine = paragraph?.type === 'paragraph' && !other
    const [label, ...text] = isLine ? readNodes(paragraph.children, reading) : []
    if (label?.type !== 'strong' || !wordsOf(text).trim())
      refuse('each line of a highlight starts with its label, as - **Label:** text.', item)
    // The component that shows the label adds the colon.
    const [first] = text
    if (first?.type === 'text') first.value = first.value.replace(/^:?\s+/, '')
    return { label: wordsOf(label).replace(/:$/, ''), text }
  })
  return [{ type: 'highlight', title, rows }]
}
