import type { z } from 'zod'
import type { FooterContent } from '../../../content-types/pages.ts'
import { schemaKey } from '../parts/step.ts'
import { keysOf, optional, sentences, words } from '../parts/values.ts'

/** footer.json */
export const footerFile = keysOf({
  ...schemaKey,
  invite: sentences('a sentence').describe('Over the phone number, at the end of every page.'),
  note: optional(
    words('a few words').describe('A remark in small letters, such as on the pictures.'),
  ),
}) satisfies z.ZodType<FooterContent>
