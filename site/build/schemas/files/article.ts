import type { z } from 'zod'
import type { ArticleContent } from '../../../content-types/pages.ts'
import { head, headed, pageKeys, section } from '../parts/page.ts'
import { keysOf, sentences } from '../parts/values.ts'

/** pages/article.json */
export const articleFile = keysOf({
  ...pageKeys,
  head: head.describe('What the tab says where there is no such article.'),
  price: headed.describe('Over what having it done starts at, beside an article.'),
  missing: keysOf({
    ...section,
    others: sentences('a heading').describe('Over the newest articles, which are offered instead.'),
  }).describe('What an address shows that has no article.'),
}) satisfies z.ZodType<ArticleContent>
