import type { z } from 'zod'
import type { WizardWords } from '../../../../widgets/rules/company/wizard-words.ts'
import { schemaKey } from '../parts/step.ts'
import { keysOf, listOf, sentences, words } from '../parts/values.ts'

const name = words('what the step is called').describe('Shown beside "Step 1 of 5".')
const heading = sentences('a heading').describe('The heading.')
const intro = sentences('a sentence').describe('The sentence under the heading.')
const button = words('what the button says').describe('What the button says.')
const listWithHeading = keysOf({
  heading,
  list: listOf(words('a line'), 'lines').describe('A line each.'),
})

/** The words of the wizard around the questions. */
export const wizardFile = keysOf({
  ...schemaKey,
  continue: words('what the button says').describe('The button of every step that has no other.'),
  service: keysOf({ name, heading, intro }).describe('The step that asks for the service.'),
  quote: keysOf({
    name,
    heading: sentences('a heading').describe('The heading; {off} is where an offer is named.'),
    button,
    priceNote: sentences('a sentence').describe('What is said of every price.'),
    included: listWithHeading.describe('What every price includes.'),
  }).describe('The final quote.'),
  contact: keysOf({ name, heading, intro, button }).describe('The step that asks who it is.'),
  thanks: keysOf({
    heading,
    title: words('a line').describe('The larger line below it.'),
    text: sentences('a sentence').describe('What happens now.'),
    next: listWithHeading.describe('What happens next, step by step.'),
  }).describe('What visitors read who have sent a quote.'),
}) satisfies z.ZodType<WizardWords>
