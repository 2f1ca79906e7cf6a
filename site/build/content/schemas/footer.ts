import type { z } from 'zod'
import type { FooterContent } from '../../../page-content.ts'
import { keysOf, optional, sentences, words } from '../fields.ts'
import { schemaKey } from './step.ts'

/** footer.json */
export const footerFile = keysOf({
  ...schemaKey,
  invite: sentences('a sentence').describe('Over the phone number, at the end of every page.'),
  note: optional(
    words('a few words').describe('A remark in small letters, such as on the pictures.'),
  ),
}) satisfies z.ZodType<FooterContent>
