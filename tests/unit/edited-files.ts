import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Collection, Field } from '@sveltia/cms'
import { editorData } from '../../site/build/editor/config.ts'
import { articleFormat } from '../../site/editor/article-format.ts'
import type { FormRules } from '../../site/editor/form-values.ts'
import { jsonFormat } from '../../site/editor/json-format.ts'

type Form = Record<string, unknown>

/** A file that the editor has a form for. */
export interface Edited {
  readonly file: string
  readonly text: string
  readonly fields: readonly Field[]
  readonly rules: FormRules
  readonly open: (text: string) => Form
  readonly save: (form: Form) => string
}

/** Every file of a company of the fixtures that the editor has a form for. */
export function editedFiles(company: string): readonly Edited[] {
  const folder = fileURLToPath(new URL(`../fixtures/${company}`, import.meta.url))
  const data = editorData({ folder, path: 'content', folderName: company })
  return (data.config.collections as Collection[]).flatMap((collection) =>
    filesOf(collection, folder).map(({ file, format = '', fields }): Edited => {
      const { schema, kind, schemaPath } = data.formats[format] ?? missing(format)
      const { pictures, languages } = data
      const rules = { root: schema, pictures, languages }
      const { fromFile, toFile } =
        kind === 'json' ? jsonFormat(rules, schemaPath) : articleFormat(rules)
      return {
        file,
        text: readFileSync(`${folder}/${file}`, 'utf8').trim(),
        fields,
        rules,
        // Both go through the editor as plain data.
        open: (text) => structuredClone(fromFile(text)),
        save: (form) => toFile(structuredClone(form)).trim(),
      }
    }),
  )
}

export function edited(company: string, file: string): Edited {
  return editedFiles(company).find((one) => one.file === file) ?? missing(file)
}

function filesOf(collection: Collection, folder: string) {
  if ('files' in collection) {
    const there = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return collection.files
      .map((file) => ({ ...file, file: file.file.replace('content/', '') }))
      .filter(({ file }) => there.includes(file))
  }
  const place = collection.folder.replace('content/', '')
  return readdirSync(`${folder}/${place}`).map((name) => ({
    ...collection,
    file: `${place}/${name}`,
  }))
}

function missing(name: string): never {
  throw new Error(`There is no ${name}.`)
}
