import { join } from 'node:path'
import { z } from 'zod'
import { contentFolder } from '../content/content-folder.ts'
import { contentFiles, serviceKind } from './content-files.ts'

/** Nothing is known here, so editors accept every name; the build checks whether it exists. */
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

/** The JSON Schemas for editors: the text of each file of site/content/schema, by its name. */
export function jsonSchemas(): Readonly<Record<string, string>> {
  const kinds = [serviceKind, ...Object.values(contentFiles)]
  return Object.fromEntries(
    kinds.flatMap(({ schema, schemaName, title }) => {
      if (schemaName === undefined) return []
      // Every editor knows version 7.
      const json = z.toJSONSchema(schema(anything), { target: 'draft-7', io: 'input' })
      return [[`${schemaName}.json`, `${JSON.stringify({ title, ...json }, null, 2)}\n`]]
    }),
  )
}
