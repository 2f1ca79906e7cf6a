/** Writes the JSON schemas from which code editors know what the content's files may contain. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsonSchemas, schemaFolder } from '../build/schemas/json-schemas.ts'

mkdirSync(schemaFolder, { recursive: true })
for (const [file, text] of Object.entries(jsonSchemas())) {
  writeFileSync(join(schemaFolder, file), text)
}
