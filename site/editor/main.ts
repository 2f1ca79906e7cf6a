import { init, registerCustomFormat, registerEditorComponent } from '@sveltia/cms'
import { articleFormat } from './article-format.ts'
import { articleParts } from './article-parts.ts'
import type { EditorData } from './editor-data.ts'
import { jsonFormat } from './json-format.ts'
import { askOnly } from './known-hosts.ts'

askOnly(['https://api.github.com'])
const data: EditorData = await (await fetch('data.json')).json()

for (const [name, { schema, kind, schemaPath }] of Object.entries(data.formats)) {
  const rules = { root: schema, pictures: data.pictures }
  if (kind === 'article') registerCustomFormat(name, 'md', articleFormat(rules))
  else registerCustomFormat(name, 'json', jsonFormat(rules, schemaPath))
}
for (const part of articleParts) registerEditorComponent(part)
init({ config: { ...data.config, load_config_file: false } })
