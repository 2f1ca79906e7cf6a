import type { Collection } from '@sveltia/cms'
import type { EditorData } from './editor-data.ts'
import { type JsonSchema, resolved } from './json-schema.ts'

/** Where in the editor something is: a form, and the field in it. */
export interface Place {
  /** What the form is called. */
  readonly form: string
  /** The address of the form in the editor. */
  readonly hash: string
  /** The labels of the field and of what it is in, outermost first. */
  readonly labels: readonly string[]
  /** The field as Sveltia names it, such as `hours.0.days`; '' for the whole form. */
  readonly keyPath: string
}

/** What of the editor's data leads to places. */
export type Forms = Pick<EditorData, 'config' | 'formats'>

/**
 * The place of a field such as `hours 1.days` in a file of the content, whatever folder the content is in; undefined
 * if no form edits the file.
 */
export function placeOf(file: string, field: string, forms: Forms): Place | undefined {
  const path = pathOf(field)
  for (const collection of forms.config.collections as readonly Collection[]) {
    const found = formIn(collection, file)
    const root = found && forms.formats[found.format]?.schema
    if (!root) continue
    return {
      form: found.form,
      hash: `#/collections/${collection.name}/entries/${found.entry}`,
      labels: labelsAt(path, root, root) ?? [],
      keyPath: path.join('.'),
    }
  }
  return undefined
}

/** The place of a form that Sveltia names by its collection and entry; a new one has no name. */
export function placeOfForm(collection: string, entry: string, { config }: Forms): Place {
  const found = (config.collections as readonly Collection[]).find(
    ({ name }) => name === collection,
  )
  const { label_singular: kind = 'file' } = (found ?? {}) as { label_singular?: string }
  const file =
    found && 'files' in found ? found.files.find(({ name }) => name === entry) : undefined
  return {
    form: file?.label ?? (entry ? titled(entry) : `A new ${kind.toLowerCase()}`),
    hash: `#/collections/${collection}/${entry ? `entries/${entry}` : 'new'}`,
    labels: [],
    keyPath: '',
  }
}

/** The place of a folder of pictures or films, of which the editor shows those with pictures. */
export function placeOfFolder(folder: string, { config }: Forms): Place {
  if (folder === 'articles') {
    return { form: 'Articles', hash: '#/collections/articles', labels: [], keyPath: '' }
  }
  const path = config.media_folder?.replace(/media\/masters$/, folder)
  return {
    form: folder === 'media' ? 'Films' : `Pictures in ${folder}`,
    hash: `#/assets/${folder === 'media' ? '-/all' : path}`,
    labels: [],
    keyPath: '',
  }
}

/** `steps 1.questions 2` as steps, 0, questions, 1. */
function pathOf(field: string): (string | number)[] {
  return field
    .split('.')
    .filter(Boolean)
    .flatMap((part) => {
      const [key = '', ...numbers] = part.split(' ')
      return [key, ...numbers.map((number) => Number(number) - 1)]
    })
}

/** The form of a collection that edits a file. */
function formIn(collection: Collection, file: string) {
  if ('files' in collection) {
    const found = collection.files.find((one) => file.endsWith(`/${contentFile(one.file)}`))
    return found && { form: found.label ?? '', entry: found.name, format: `${found.format}` }
  }
  const [, folder, entry] = /(services|articles)\/([^/]+)\.(?:json|md)$/.exec(file) ?? []
  if (folder !== collection.name || !entry) return undefined
  return { form: titled(entry), entry, format: `${collection.format}` }
}

/** The path of a file within the content: with its folder for pages, without for others. */
function contentFile(path: string): string {
  return path
    .split('/')
    .slice(/(?:^|\/)pages\/[^/]+$/.test(path) ? -2 : -1)
    .join('/')
}

/** The name of an entry's file as words. */
const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** The labels along a path; undefined if the schema has no such path. */
function labelsAt(
  [key, ...rest]: readonly (string | number)[],
  unresolved: JsonSchema,
  root: JsonSchema,
): string[] | undefined {
  if (key === undefined) return []
  const { anyOf, oneOf, ...schema } = resolved(unresolved, root)
  for (const shape of [...(anyOf ?? []), ...(oneOf ?? [])]) {
    const found = labelsAt([key, ...rest], shape, root)
    if (found) return found
  }
  if (typeof key === 'number') return schema.items && labelsAt(rest, schema.items, root)
  const { properties = {}, additionalProperties: record } = schema
  const property = properties[key] ?? (typeof record === 'object' ? record : undefined)
  if (!property) return undefined
  const [place] = rest
  const label = (properties[key] && property.title) ?? key
  const within = labelsAt(rest, property, root)
  return within && [typeof place === 'number' ? `${label} ${place + 1}` : label, ...within]
}
