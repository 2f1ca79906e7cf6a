import type { RootContent } from 'mdast'
import type { PageData, PageLanguage, Scripts } from './browser/page-data.ts'
import type { ElementDescription, ElementsManifest } from './element-descriptions.ts'

/** The page's headline, line by line. */
export const headline = ['Your page.', 'Our prices.', 'One paste.'] as const

/** A section of the guide: widgets/README.md has one below each `##`. */
export interface GuidePart {
  id: string
  title: string
  nodes: RootContent[]
}

/** A release as manifest.json lists it. */
interface Pin {
  version: string
  scripts: Scripts
  /** By tag, the attributes that its code knows. */
  attributes: Readonly<Record<string, readonly string[]>>
}

/** What the page is made from. */
export interface PageFacts {
  guide: GuidePart[]
  manifest: ElementsManifest
  /** The release to pin; undefined before the first. */
  release: Pin | undefined
  /** The site's address as the build knows it, without a slash at the end. */
  host: string
  /** The size of the quote builder over the wire, in thousands of bytes. */
  weight: string
  /** The file and the description of the picture that links to the page show. */
  share: Record<'file' | 'alt', string>
  /** The styles of the page. */
  css: string
  /** Whether the build has EmailJS ids: without them leads go to the local mailbox. */
  isLive: boolean
  /** The attributes that answer a question for the visitor. */
  answeringAttributes: readonly string[]
  /** Every language that there is, English first. */
  languages: PageLanguage[]
}

/**
 * The release for the page's script, with the attributes of the page that it lacks. Every release
 * knows the attributes that answer a question, because they come with the company's data.
 */
export function releaseFor(
  release: PageFacts['release'],
  elements: Pick<ElementDescription, 'tag' | 'attributes'>[],
  answering: readonly string[],
): PageData['release'] {
  if (!release) return undefined
  const { version, scripts, attributes: released } = release
  const lacks = elements.map(({ tag, attributes }) => {
    const known = [...(released[tag] ?? []), ...answering]
    const names = attributes.map(({ name }) => name)
    return [tag, names.filter((name) => !known.includes(name))]
  })
  return { version, scripts, lacks: Object.fromEntries(lacks) }
}
