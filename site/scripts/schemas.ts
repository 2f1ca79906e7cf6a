/** Writes the JSON schemas from which code editors know what the content's files may contain. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '../build/content/content-folder.ts'
import { jsonSchemaTexts } from '../content-schema/files.ts'

const folder = join(contentFolder, 'schema')
mkdirSync(folder, { recursive: true })
for (const [file, text] of Object.entries(jsonSchemaTexts()))
  writeFileSync(join(folder, file), text)
