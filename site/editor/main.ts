import { init, registerCustomFormat, registerEditorComponent } from '@sveltia/cms'
import { articleFormat } from './article-format.ts'
import { articleParts } from './article-parts.ts'
import { chooseFolderWith } from './choose-folder.ts'
import type { EditorData } from './editor-data.ts'
import { jsonFormat } from './json-format.ts'
import { allowOnly } from './known-hosts.ts'
import { announceOpened } from './opened.ts'

const data: EditorData = await (await fetch('data.json')).json()
const { config, folder, formats, isLocal, name, pictures } = data

allowOnly(isLocal ? [] : ['https://api.github.com'])
if (folder) chooseFolderWith(folder.contentPath)
document.documentElement.classList.toggle('is-local', isLocal)

for (const [formatName, { schema, kind, schemaPath }] of Object.entries(formats)) {
  const rules = { root: schema, pictures }
  const format = kind === 'article' ? articleFormat(rules) : jsonFormat(rules, schemaPath)
  registerCustomFormat(formatName, kind === 'article' ? 'md' : 'json', {
    ...format,
    // Sveltia reads the files as soon as it has access to them.
    fromFile(text: string) {
      announceOpened()
      return format.fromFile(text)
    },
  })
}
for (const part of articleParts(pictures)) registerEditorComponent(part)
init({
  config: {
    ...config,
    ...(name && { app_title: name }),
    logo: { src: '/favicon.svg' },
    load_config_file: false,
  },
})
