import { schemaKey } from './step.ts'
import { keysOf, sentences, words } from './values.ts'

/** What search engines and the tab of the browser show of a page. */
export const head = keysOf({
  title: words('what the tab of the browser says').describe('What the tab of the browser says.'),
  description: sentences('a sentence or two').describe('What search engines show below the title.'),
})

/** The keys that the file of every page has. */
export const pageKeys = {
  ...schemaKey,
  label: words('what links to the page say').describe('What links to the page say.'),
  head: head.describe('What search engines and the tab say of the page.'),
}

const howHeadingsAreWritten =
  '\\n begins a new line, and the word between two * keeps the small mark of the brand beside it: Drag the *line.*'

export const heading = sentences('a heading').describe(`The heading. ${howHeadingsAreWritten}`)

export const text = sentences('a sentence or two').describe('The sentence or two with it.')

export const section = { heading, text }

/** A part with nothing but a heading. */
export const headed = keysOf({ heading })
