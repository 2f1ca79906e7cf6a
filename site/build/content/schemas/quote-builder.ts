import type { z } from 'zod'
import type { QuoteBuilderContent } from '../../../page-content.ts'
import { keysOf } from '../fields.ts'
import { heading, pageKeys, section } from './page.ts'

/** pages/quote-builder.json */
export const quoteBuilderFile = keysOf({
  ...pageKeys,
  heading,
  fallback: keysOf(section).describe(
    'Where the quote does not show up; your phone and address follow.',
  ),
}) satisfies z.ZodType<QuoteBuilderContent>
