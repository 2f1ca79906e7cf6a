import type { z } from 'zod'
import type { QuoteBuilderContent } from '../../../content-types/pages.ts'
import { heading, pageKeys, section } from '../parts/page.ts'
import { keysOf } from '../parts/values.ts'

/** pages/quote-builder.json */
export const quoteBuilderFile = keysOf({
  ...pageKeys,
  heading,
  fallback: keysOf(section).describe(
    'Where the quote does not show up; your phone and address follow.',
  ),
}) satisfies z.ZodType<QuoteBuilderContent>
