/** Writes the schemas by which editors know what the JSON files of the content may say. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const source = fileURLToPath(new URL('../build/schemas/json-schemas.ts', import.meta.url))

const { module } = await runnerImport(source, { configFile: false, logLevel: 'silent' })
const { jsonSchemas, schemaFolder } =
  /** @type {typeof import('../build/schemas/json-schemas.ts')} */ (module)
mkdirSync(schemaFolder, { recursive: true })
for (const [file, text] of Object.entries(jsonSchemas())) {
  writeFileSync(join(schemaFolder, file), text)
}
