import type { CmsConfig } from '@sveltia/cms'
import type { PictureFiles } from './form-values.ts'
import type { JsonSchema } from './json-schema.ts'

/** How the files of a kind are read and written. */
export interface FileFormat {
  readonly schema: JsonSchema
  /** Of an article, the rest is Markdown below its fields. */
  readonly kind: 'json' | 'article'
  /** Where a new file finds its schema. */
  readonly schemaPath: string
}

/** The folder of this computer that the owner opens in the editor. */
export interface LocalFolder {
  readonly name: string
  /** From the root of the disk. */
  readonly path: string
  /** Where the content is within it. */
  readonly contentPath: string
  /** Whether git looks after it; Sveltia opens no other. */
  readonly hasGit: boolean
}

/** What the editor gets of the content that it edits. */
export interface EditorData {
  /** What the company is called. */
  readonly name: string
  readonly config: CmsConfig
  /** By the names that the config knows them by. */
  readonly formats: Readonly<Record<string, FileFormat>>
  readonly pictures: PictureFiles
  /** Whether it edits a folder of this computer, and shows the site beside it. */
  readonly isLocal: boolean
  readonly folder?: LocalFolder
}
