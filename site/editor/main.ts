import {
  init,
  registerCustomFormat,
  registerEditorComponent,
  registerEventListener,
} from '@sveltia/cms'
import { articleFormat } from './article-format.ts'
import { articleParts } from './article-parts.ts'
import { changedFiles } from './changed-files.ts'
import type { EditorData } from './editor-data.ts'
import { announceOpened } from './frame.ts'
import { chooseFolderWith } from './guide.ts'
import { jsonFormat } from './json-format.ts'

const data: EditorData = await (await fetch('data.json')).json()
const { config, folder, formats, isLocal, languages, name, pictures } = data

allowOnly(isLocal ? [] : ['https://api.github.com'])
if (folder) chooseFolderWith(folder.contentPath)
document.documentElement.classList.toggle('is-local', isLocal)

/** The database in which Sveltia keeps what belongs to this folder or repository. */
const database = `${config.backend.name}:${'repo' in config.backend ? config.backend.repo : ''}`
const files = changedFiles(database)
if (isLocal) registerEventListener({ name: 'preSave', handler: files.askBeforeSaving })

for (const [formatName, { schema, kind, schemaPath }] of Object.entries(formats)) {
  const rules = { root: schema, pictures, languages }
  const format = kind === 'article' ? articleFormat(rules) : jsonFormat(rules, schemaPath)
  registerCustomFormat(formatName, kind === 'article' ? 'md' : 'json', {
    ...format,
    // Sveltia reads the files as soon as it has access to them.
    fromFile(text: string) {
      announceOpened()
      return format.fromFile(text)
    },
    toFile: (form: Record<string, unknown>) => files.remember(format.toFile(form)),
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

/**
 * Refuses every request of the page to a host that is not in the list. Sveltia asks for its newest
 * version and for the state of GitHub, and no setting turns that off
 * (https://github.com/sveltia/sveltia-cms/blob/main/src/lib/services/backends/git/github/status.js).
 */
function allowOnly(hosts: readonly string[]): void {
  const { fetch } = window
  window.fetch = (input, init) => {
    const { protocol, origin } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    )
    const isKnown = protocol === 'blob:' || protocol === 'data:'
    if (isKnown || origin === location.origin || hosts.includes(origin)) return fetch(input, init)
    return Promise.reject(new TypeError(`The editor asks nothing of ${origin}.`))
  }
}
