import type { z } from 'zod'
import type { NotFoundContent } from '../../../content-types/pages.ts'
import { schemaKey } from '../parts/step.ts'
import { keysOf, sentences, words } from '../parts/values.ts'

/** pages/not-found.json */
export const notFoundFile = keysOf({
  ...schemaKey,
  title: words('what the tab of the browser says').describe('What the tab of the browser says.'),
  text: sentences('a sentence').describe('Over the home page, which is shown instead.'),
}) satisfies z.ZodType<NotFoundContent>
