import type { Heading, Nodes, Root, RootContent } from 'mdast'
import { toString as wordsOf } from 'mdast-util-to-string'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Article, ArticleSummary, Inline, Section } from '../../articles/article.ts'
import { partIdOf, slugOf } from '../../articles/slug.js'
import { type Facts, namesOf, unknownPlaceholders, withFacts } from '../content/facts.ts'
import type { Problem, Reference, Report } from '../problems/problems.ts'
import { blockOf } from './blocks.ts'
import { readFrontMatter } from './front-matter.ts'
import type { FrontMatter } from './front-matter-schema.ts'
import { inlinesOf, lineOf, type Reading } from './inline.ts'
import type { Known } from './known.ts'
import { isDraft } from './unfinished.ts'

/** What an article's file contains. `article` and `summary` are set when there are no problems. */
export interface ParsedArticle {
  slug: string
  /** Writers see a draft, readers do not. */
  isDraft: boolean
  article?: Article
  summary?: ArticleSummary
  problems: Problem[]
  /** The paths that it links to; check.ts finds out whether they exist. */
  references: Reference[]
}

const markdown = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkDirective)

/** Reads the text of the file articles/<slug>.md. */
export function parseArticle(slug: string, source: string, known: Known): ParsedArticle {
  const problems: Problem[] = []
  const isDraftFile = isDraft(source)
  const reading: Reading = {
    source,
    references: [],
    report: (line, field, sentence) => problems.push({ line, field, sentence }),
  }
  if (slug !== slugOf(slug) || slug === '404') {
    const better = slugOf(slug) === '404' ? 'error-404' : slugOf(slug)
    reading.report(
      1,
      'file name',
      `it becomes the address: small letters, digits and single hyphens, as ${better || 'moss-on-roofs'}.md.`,
    )
  }

  reportUnknown(source, known.facts, reading.report)
  const root = markdown.parse(source)
  fillIn(root, known.facts)
  const { children } = root
  const [first] = children
  const frontMatter =
    first?.type === 'yaml'
      ? readFrontMatter(first.value, lineOf(first) + 1, known, reading.report)
      : undefined
  if (first?.type !== 'yaml') {
    reading.report(1, 'front matter', 'the file starts with the fields between two lines of ---.')
  }

  const body = children.filter(({ type }) => type !== 'yaml')
  const start = body.findIndex((node) => node.type === 'heading')
  const intro = introOf(start < 0 ? body : body.slice(0, start), first, reading)
  const sections = sectionsOf(start < 0 ? [] : body.slice(start), reading)
  if (start < 0) {
    reading.report(
      lineOf(body.at(-1) ?? first ?? body[0] ?? emptyRoot),
      'sections',
      'there is none; start each with a heading, as ## Signs of moss.',
    )
  }

  const references = [...(frontMatter?.references ?? []), ...reading.references]
  const parsed = { slug, isDraft: isDraftFile, problems, references }
  if (problems.length > 0 || !frontMatter) return parsed
  return {
    ...parsed,
    ...articleAndSummary(slug, known.facts.name, frontMatter.matter, intro, sections),
  }
}

/** Reports names in braces that are not facts, anywhere in the file. */
function reportUnknown(source: string, facts: Facts, report: Report) {
  for (const [index, line] of source.split('\n').entries()) {
    for (const unknown of unknownPlaceholders(line, facts)) {
      report(index + 1, 'text', `{${unknown}} is not a fact; there are ${namesOf(facts)}.`)
    }
  }
}

/** Replaces the names of facts by the facts; after parsing, since a fact may look like Markdown. */
function fillIn(node: Nodes, facts: Facts) {
  if (node.type === 'text') node.value = withFacts(node.value, facts)
  if ('children' in node) for (const child of node.children) fillIn(child, facts)
}

const emptyRoot: Root = { type: 'root', children: [] }

function introOf(
  nodes: RootContent[],
  frontMatter: RootContent | undefined,
  reading: Reading,
): Inline[] {
  const [only, second] = nodes
  if (only?.type === 'paragraph' && !second) return inlinesOf(only, 'intro', reading)
  const misplaced = second ?? only
  const line = misplaced ? lineOf(misplaced) : (frontMatter?.position?.end.line ?? 1)
  reading.report(
    line,
    'intro',
    'what comes before the first ## heading is one paragraph, the intro.',
  )
  return []
}

function sectionsOf(nodes: RootContent[], reading: Reading): Section[] {
  const sections: Section[] = []
  const lineById = new Map<string, number>()
  let heading: Heading | undefined
  const isEmpty = () => heading?.depth === 2 && sections.at(-1)?.blocks.length === 0
  const reportEmpty = () => {
    if (!heading || !isEmpty()) return
    reading.report(
      lineOf(heading),
      wordsOf(heading),
      'the section is empty; write it, or take the heading out.',
    )
  }
  for (const node of nodes) {
    if (node.type === 'heading') {
      reportEmpty()
      heading = node
      const title = wordsOf(node)
      const report = (sentence: string) =>
        reading.report(lineOf(node), title || 'heading', sentence)
      if (node.depth !== 2) {
        const mark = '#'.repeat(node.depth)
        report(`a heading starts with ##, not ${mark}; the article's title is in the front matter.`)
        continue
      }
      const id = partIdOf(title)
      if (!id) report('a heading has words, as ## Signs of moss.')
      const line = lineById.get(id)
      if (line) report(`line ${line} has the same heading; tell them apart.`)
      lineById.set(id, lineOf(node))
      sections.push({ id, title, blocks: [] })
      continue
    }
    const section = sections.at(-1)
    const block = blockOf(node, section?.title ?? 'text', reading)
    if (block) section?.blocks.push(block)
    // The problem of this block is reported; the section must not be reported as empty too.
    else heading = undefined
  }
  reportEmpty()
  return sections
}

function articleAndSummary(
  slug: string,
  companyName: string | undefined,
  matter: FrontMatter,
  intro: Inline[],
  sections: Section[],
) {
  const { title, description, category, date, draft = false, author, image, alt, cta } = matter
  const path = `/blog/${slug}`
  const titleWithCompany = `${title} | ${companyName}`
  const words = wordsIn([intro, sections])
  const article: Article = {
    slug,
    title,
    // Search engines cut longer titles off.
    seo: { title: titleWithCompany.length <= 65 ? titleWithCompany : title, description },
    categoryBadge: category,
    date,
    isDraft: draft,
    author,
    featuredImage: { src: image, alt },
    intro,
    tableOfContents: sections.map(({ id, title }) => ({ id, label: title })),
    sections,
    cta,
    minutes: Math.max(1, Math.round(words / 220)),
  }
  const summary: ArticleSummary = {
    slug,
    title,
    excerpt: description,
    category,
    date,
    author,
    image,
    alt,
    path,
  }
  return { article, summary }
}

/** Keys whose values readers do not see. */
const hiddenKeys = ['id', 'type', 'path']

/** How many words readers see in a part of an article, at any depth. */
function wordsIn(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean).length
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value)
    .filter(([key]) => !hiddenKeys.includes(key))
    .reduce((sum, [, one]) => sum + wordsIn(one), 0)
}
