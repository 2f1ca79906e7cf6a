import type { Heading, Nodes, RootContent } from 'mdast'
import { toString as wordsOf } from 'mdast-util-to-string'
import {
  type Article,
  type ArticleNode,
  type ArticleSummary,
  isDraft,
} from '../../articles/article.ts'
import { partIdOf, slugOf } from '../../articles/slug.ts'
import type { Problem } from '../../problems/problems.ts'
import { type Facts, namesOf, unknownPlaceholders, withFacts } from '../content/facts.ts'
import { type Known, readFrontMatter } from './front-matter.ts'
import { type Link, lineOf, parseMarkdown, type Report, readNodes } from './markdown.ts'

/** What an article's file contains. `article` and `summary` are set when there are no problems. */
export interface ParsedArticle {
  slug: string
  /** Writers see a draft, readers do not. */
  isDraft: boolean
  article?: Article
  summary?: ArticleSummary
  problems: Problem[]
  /** The links in it; article-problems.ts finds out whether they lead somewhere. */
  links: Link[]
}

/** Reads the text of the file articles/<slug>.md. */
export function parseArticle(slug: string, source: string, known: Known): ParsedArticle {
  const problems: Problem[] = []
  const links: Link[] = []
  const report: Report = (line, field, sentence) => problems.push({ line, field, sentence })
  /** The nodes of a part as pages draw them. */
  const read: ReadPart = (nodes, field) =>
    readNodes(nodes, {
      source,
      existing: known.existing,
      links,
      field,
      report: (line, sentence) => report(line, field, sentence),
    })
  reportBadName(slug, report)
  reportUnknown(source, known.facts, report)

  const root = parseMarkdown(source)
  fillIn(root, known.facts)
  const [first, ...rest] = root.children
  const frontMatter =
    first?.type === 'yaml'
      ? readFrontMatter(first.value, lineOf(first) + 1, known, report)
      : undefined
  if (first?.type !== 'yaml')
    report(1, 'front matter', 'the file starts with the fields between two lines of ---.')

  const body = first?.type === 'yaml' ? rest : root.children
  const headingAt = body.findIndex(({ type }) => type === 'heading')
  const start = headingAt < 0 ? body.length : headingAt
  const intro = introOf(body.slice(0, start), first?.position?.end.line ?? 1, read, report)
  const sections = sectionsOf(body.slice(start), read, report)
  if (headingAt < 0) {
    const line = root.children.at(-1)?.position?.start.line ?? 1
    report(line, 'sections', 'there is none; start each with a heading, as ## Signs of moss.')
  }

  const parsed = {
    slug,
    isDraft: isDraft(source),
    problems,
    links: [...(frontMatter?.links ?? []), ...links],
  }
  if (problems.length > 0 || !frontMatter?.matter) return parsed
  const { title, description, category, date, image, alt, cta } = frontMatter.matter
  // Without an author, the company is the author.
  const author = frontMatter.matter.author ?? known.facts.name ?? ''
  const titleWithCompany = `${title} | ${known.facts.name}`
  return {
    ...parsed,
    article: {
      slug,
      title,
      // Search engines cut longer titles off.
      seo: { title: titleWithCompany.length <= 65 ? titleWithCompany : title, description },
      categoryBadge: category,
      date,
      isDraft: parsed.isDraft,
      author,
      featuredImage: { src: image, alt },
      intro,
      tableOfContents: sections.map(({ id, title }) => ({ id, label: title })),
      sections,
      cta,
      minutes: Math.max(1, Math.round(wordsIn(body) / 220)),
    },
    summary: {
      ...{ slug, title, excerpt: description, category, date, author, image, alt },
      path: `/blog/${slug}`,
    },
  }
}

type ReadPart = (nodes: readonly RootContent[], field: string) => ArticleNode[]

function reportBadName(slug: string, report: Report) {
  if (slug === slugOf(slug) && slug !== '404') return
  const better = slugOf(slug) === '404' ? 'error-404' : slugOf(slug) || 'moss-on-roofs'
  report(
    1,
    'file name',
    `it becomes the address: small letters, digits and single hyphens, as ${better}.md.`,
  )
}

/** Reports names in braces that are not facts, anywhere in the file. */
function reportUnknown(source: string, facts: Facts, report: Report) {
  for (const [index, line] of source.split('\n').entries())
    for (const unknown of unknownPlaceholders(line, facts))
      report(index + 1, 'text', `{${unknown}} is not a fact; there are ${namesOf(facts)}.`)
}

/** Replaces the names of facts by the facts; after parsing, since a fact may look like Markdown. */
function fillIn(node: Nodes, facts: Facts) {
  if (node.type === 'text') node.value = withFacts(node.value, facts)
  if (node.type === 'image') node.alt = withFacts(node.alt ?? '', facts)
  if (node.type === 'image' && node.title) node.title = withFacts(node.title, facts)
  if ('children' in node) for (const child of node.children) fillIn(child, facts)
}

function introOf(nodes: RootContent[], endOfFields: number, read: ReadPart, report: Report) {
  const [only, second] = nodes
  const [paragraph] = only?.type === 'paragraph' && !second ? read([only], 'intro') : []
  if (paragraph?.type === 'paragraph') return paragraph.children
  const line = second?.position?.start.line ?? only?.position?.start.line ?? endOfFields
  const sentence = 'what comes before the first ## heading is one paragraph, the intro.'
  report(line, 'intro', sentence)
  return []
}

function sectionsOf(nodes: RootContent[], read: ReadPart, report: Report): Article['sections'] {
  const parts: { heading: Heading; nodes: RootContent[] }[] = []
  for (const node of nodes) {
    if (node.type === 'heading') parts.push({ heading: node, nodes: [] })
    else parts.at(-1)?.nodes.push(node)
  }
  const lineById = new Map<string, number>()
  return parts.map(({ heading, nodes }) => {
    const title = wordsOf(heading)
    const id = partIdOf(title)
    const reportHeading = (sentence: string) =>
      report(lineOf(heading), title || 'heading', sentence)
    if (heading.depth !== 2) {
      const mark = '#'.repeat(heading.depth)
      reportHeading(
        `a heading starts with ##, not ${mark}; the article's title is in the front matter.`,
      )
    } else if (!id) reportHeading('a heading has words, as ## Signs of moss.')
    else if (lineById.has(id))
      reportHeading(`line ${lineById.get(id)} has the same heading; tell them apart.`)
    else if (nodes.length === 0)
      reportHeading('the section is empty; write it, or take the heading out.')
    lineById.set(id, lineOf(heading))
    return { id, title, nodes: read(nodes, title) }
  })
}

/** How many words there are in the text. A word that is strong in part is one. */
function wordsIn(nodes: readonly Nodes[]): number {
  return nodes.reduce((sum, node) => {
    const isLeaf = !('children' in node) || /^(paragraph|heading|tableCell)$/.test(node.type)
    if (!isLeaf) return sum + wordsIn(node.children)
    const text = wordsOf(node, { includeImageAlt: false })
    return sum + text.split(/\s+/).filter(Boolean).length
  }, 0)
}
