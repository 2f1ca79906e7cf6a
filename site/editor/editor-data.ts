import type { CmsConfig } from '@sveltia/cms'
import type { PictureFiles } from './form-values.ts'
import type { JsonSchema } from './json-schema.ts'

/** How the files of a kind are read and written. */
export interface FileFormat {
  readonly schema: JsonSchema
  /** An article has Markdown below its fields. */
  readonly kind: 'json' | 'article'
  /** The path from a new file to its schema. */
  readonly schemaPath: string
}

/** The folder on this computer that the owner opens in the editor. */
export interface LocalFolder {
  readonly name: string
  /** From the root of the disk. */
  readonly path: string
  /** Where the content is within it. */
  readonly contentPath: string
  /** Whether it is in a git repository; Sveltia opens no other folder. */
  readonly hasGit: boolean
}

/** What the editor gets to know about the content that it edits. */
export interface EditorData {
  /** The company's name. */
  readonly name: string
  readonly config: CmsConfig
  /** The formats, by their names in the config. */
  readonly formats: Readonly<Record<string, FileFormat>>
  readonly pictures: PictureFiles
  /** The languages besides English in which the forms edit texts, by their codes. */
  readonly languages: readonly string[]
  /** Whether it edits a folder on this computer, and shows the site next to the forms. */
  readonly isLocal: boolean
  readonly folder?: LocalFolder
}
