/** Writes the schemas by which editors know what the JSON files of site/content may say. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const folder = fileURLToPath(new URL('../content/schema/', import.meta.url))
const source = fileURLToPath(new URL('../build/content/json-schemas.ts', import.meta.url))

const { module } = await runnerImport(source, { configFile: false, logLevel: 'silent' })
const { jsonSchemas } = /** @type {typeof import('../build/content/json-schemas.ts')} */ (module)
mkdirSync(folder, { recursive: true })
for (const [file, text] of Object.entries(jsonSchemas())) writeFileSync(folder + file, text)
