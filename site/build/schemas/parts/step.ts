import type { z } from 'zod'
import type { Step } from '../../../../widgets/rules/company/catalogue.ts'
import { when } from './condition.ts'
import { plainId } from './names.ts'
import { question } from './question.ts'
import { keysOf, listOf, nameLike, optional, sentences, words } from './values.ts'

/** The key that tells editors where the JSON Schema of a file is. */
export const schemaKey = {
  $schema: optional(words('where its schema is').describe('Lets editors say what can be written.')),
}

export const stepKeys = {
  id: plainId.describe('What the step goes by; no other of the service has it.'),
  name: words('what the step is called').describe('Shown beside "Step 2 of 5".'),
  heading: sentences('a heading').describe('What the step asks.'),
  intro: optional(sentences('a sentence').describe('The sentence under the heading.')),
  event: nameLike('letters, digits and _, such as home_selection', /^[A-Za-z]\w{0,39}$/).describe(
    'What Tag Manager hears when visitors leave the step.',
  ),
  when: optional(when),
}

export const step = keysOf({
  ...stepKeys,
  questions: listOf(question, 'questions').describe('What the step asks, in order.'),
}).meta({ title: 'step' }) satisfies z.ZodType<Step>
