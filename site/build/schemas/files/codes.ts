import { z } from 'zod'
import type { Codes } from '../../../content-types/codes.ts'
import { keysOf, optional, words } from '../parts/values.ts'

const id = words('what it stands for')

const part = keysOf({
  id,
  kind: words('its kind'),
  options: optional(z.record(z.string(), id)),
})

/** site/content/codes.json, which builds write. Every record in it is by code. */
export const codesFile = z.record(
  z.string(),
  keysOf({ id, parts: z.record(z.string(), part) }),
) satisfies z.ZodType<Codes>
