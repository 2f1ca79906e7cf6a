import type { RootContent } from 'mdast'
import type { Scripts } from './browser/page-data.ts'
import type { ElementsManifest } from './element-descriptions.ts'

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
  /** The styles of the page. */
  css: string
  /** Whether the build has EmailJS ids: without them leads go to the local mailbox. */
  isLive: boolean
  /** The attributes that answer a question for the visitor. */
  answeringAttributes: readonly string[]
}
