import type { Root } from 'mdast'
import { toString as wordsOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { slugOf } from '../../articles/slug.ts'
import type { GuidePart, PageFacts } from '../../pages/partners/facts.ts'

const markdown = unified().use(remarkParse).use(remarkGfm)

/** What differs by host, with the placeholder of the guide for it. */
interface Place {
  /** The site's address, without a slash at the end: `https://HOST`. */
  host: string
  /** `PHONE`. */
  phone: string
  /** The three letters of `CURRENCY`. */
  currency: string
  /** `LANGUAGES`: what visitors can choose, each by its own name. */
  languages: readonly string[]
  /** `VERSION`, and the quote builder's `INTEGRITY`; without a release to pin, both stay in the text. */
  release: PageFacts['release']
  /** `PACKAGE`: the file that `npm i` takes. */
  packed: string
  /** By tag, the line of CSS that keeps its room free. */
  rooms: Readonly<Record<string, string>>
}

/** The guide for one host. The text before its first section explains the placeholders: it keeps all but HOST. */
export function fillGuide(
  source: string,
  { host, phone, currency, languages, release, packed, rooms }: Place,
): string {
  const start = source.indexOf('\n## ')
  const intro = source.slice(0, start)
  const sections = source
    .slice(start)
    .replaceAll('PHONE', phone)
    .replaceAll('CURRENCY', currency)
    .replaceAll('LANGUAGES', new Intl.ListFormat('en-GB').format(languages))
    .replaceAll('VERSION', release?.version ?? 'VERSION')
    .replaceAll('PACKAGE', packed)
    .replace(/([a-z-]+):not\(:defined.*\}/g, (rule, tag) => rooms[tag] ?? rule)
    .replaceAll('INTEGRITY', release?.scripts['quote-builder.js']?.integrity ?? 'INTEGRITY')
  return (intro + sections).replaceAll('https://HOST', host)
}

/** The sections of the guide. The text before the first one is for readers of the file. */
export function readGuide(source: string): GuidePart[] {
  const parts: GuidePart[] = []
  for (const node of (markdown.parse(source) as Root).children) {
    if (node.type === 'heading' && node.depth === 2) {
      const title = wordsOf(node)
      parts.push({ id: slugOf(title), title, nodes: [] })
    } else parts.at(-1)?.nodes.push(node)
  }
  return parts
}
