/** Writes the schemas by which editors know what the JSON files of the content may say. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importSource } from './import-source.js'

/** @type {typeof import('../build/schemas/json-schemas.ts')} */
const { jsonSchemas, schemaFolder } = await importSource('schemas/json-schemas.ts')

mkdirSync(schemaFolder, { recursive: true })
for (const [file, text] of Object.entries(jsonSchemas())) {
  writeFileSync(join(schemaFolder, file), text)
}
