import { keysOf, listOf, words } from '../fields.ts'
import { schemaKey } from './step.ts'

/** pages/blog.json */
export const blogFile = keysOf({
  ...schemaKey,
  categories: listOf(words('what an article may be about'), 'categories').describe(
    'What an article may be about; the blog has a button for each, in this order.',
  ),
})
