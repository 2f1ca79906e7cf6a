import { z } from 'zod'
import { chargesFile } from './schemas/charges.ts'
import { extrasFile } from './schemas/extras.ts'
import { offerFile } from './schemas/offer.ts'
import { serviceFile } from './schemas/service.ts'
import { wizardFile } from './schemas/wizard.ts'

const schemas = {
  service: [serviceFile, 'A service: what it asks and what it charges'],
  extras: [extrasFile, 'What every service offers besides'],
  charges: [chargesFile, 'What every quote is subject to'],
  wizard: [wizardFile, 'What the wizard says around the questions'],
  offer: [offerFile, 'A discount that is announced'],
} as const

/** The schemas of content as JSON Schema, for editors: the text of each file of site/content/schema, by its name. */
export function jsonSchemas(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, [schema, title]]) => {
      // Version 7 is the one that every editor knows.
      const written = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' })
      return [`${name}.json`, `${JSON.stringify({ title, ...written }, null, 2)}\n`]
    }),
  )
}
