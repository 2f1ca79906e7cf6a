import { appendFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contentFolder } from '../content/content-folder.ts'
import { contentPath } from '../environment/content-path.ts'
import { environment } from '../environment/environment.ts'
import { writeLicenses } from '../licenses.ts'
import { buildEditor } from './bundle.ts'
import { editorData } from './config.ts'
import { editorHeaders } from './headers.ts'

/**
 * Adds the page /edit/ to a built site, and its headers. Does nothing if EDITOR_REPO is not set.
 */
export async function addEditor(dist: string, mode: string): Promise<void> {
  const { editor } = environment(mode)
  if (!editor) return
  console.log('Building the editor')
  const data = editorData({
    ...editor,
    folder: contentFolder,
    path: contentPath(contentFolder) ?? '',
    folderName: basename(contentFolder),
  })
  const folder = join(dist, 'edit')
  await buildEditor(folder)
  await writeLicenses(folder)
  writeFileSync(join(folder, 'data.json'), JSON.stringify(data))
  appendFileSync(join(dist, '_headers'), editorHeaders)
}
