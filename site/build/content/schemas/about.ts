import { choice, keysOf, listOf, words } from '../fields.ts'
import { pointKeys, points } from './points.ts'
import { schemaKey } from './step.ts'

const value = keysOf({
  icon: choice(['quality', 'eco', 'reliable', 'professional']).describe('The icon over it.'),
  ...pointKeys,
})

const section = keysOf({
  title: words('a heading').describe('The heading.'),
  text: listOf(words('a paragraph'), 'paragraphs').describe('A paragraph each.'),
})

/** pages/about.json */
export const aboutFile = keysOf({
  ...schemaKey,
  story: points.describe('Our Story, a card each.'),
  values: listOf(value, 'values').describe('Our Values.'),
  privacy: listOf(section, 'sections').describe(
    'The privacy policy; how to reach you about it follows by itself.',
  ),
})
