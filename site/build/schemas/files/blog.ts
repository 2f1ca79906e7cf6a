import type { z } from 'zod'
import type { BlogContent } from '../../../content-types/pages.ts'
import { heading, pageKeys, text } from '../parts/page.ts'
import { keysOf, listOf, words } from '../parts/values.ts'

/** pages/blog.json */
export const blogFile = keysOf({
  ...pageKeys,
  hero: keysOf({
    kicker: words('a few words').describe('A few words over the heading.'),
    heading,
    text,
  }).describe('The head of the page.'),
  categories: listOf(words('what an article may be about'), 'categories').describe(
    'What an article may be about; the blog has a button for each, in this order.',
  ),
}) satisfies z.ZodType<BlogContent>
