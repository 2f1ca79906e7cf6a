import { join } from 'node:path'
import { z } from 'zod'
import { contentFolder } from '../content/content-folder.ts'
import { contentFiles, serviceKind } from './content-files.ts'

/** Editors accept whatever is named; whether it is there, the build knows. */
export const anything = {
  isPage: () => true,
  country: 'CA',
  services: [],
  masters: [],
  gallery: [],
  drawings: [],
  places: [],
  questions: [],
  icons: [],
  films: [],
}

export const schemaFolder = join(contentFolder, 'schema')

/** The schemas of content as JSON Schema, for editors: the text of each file of site/content/schema, by its name. */
export function jsonSchemas(): Readonly<Record<string, string>> {
  const kinds = [serviceKind, ...Object.values(contentFiles)]
  return Object.fromEntries(
    kinds.flatMap(({ schema, schemaName, title }) => {
      if (schemaName === undefined) return []
      // Version 7 is the one that every editor knows.
      const written = z.toJSONSchema(schema(anything), { target: 'draft-7', io: 'input' })
      return [[`${schemaName}.json`, `${JSON.stringify({ title, ...written }, null, 2)}\n`]]
    }),
  )
}
