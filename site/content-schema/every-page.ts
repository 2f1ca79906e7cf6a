import type { z } from 'zod'
import { longText, object, optional, schemaKey, shortText, text, yesOrNo } from './fields.ts'

/** footer.json: the end of every page. */
export const footer = object({
  ...schemaKey,
  invite: longText('The sentence over the phone number, at the end of every page.'),
  note: optional(text('A remark in small letters, such as on the pictures.')),
})

/** consent.json: the question that comes before anything is counted. */
export const consent = object({
  ...schemaKey,
  ask: yesOrNo(
    'Whether visitors are asked before Tag Manager loads, as the law wants in Europe and Québec.',
  ),
  heading: text('The question.'),
  text: longText(
    'What is counted, and what happens without a yes; a link to the privacy policy follows.',
  ),
  accept: shortText('What the button for yes says.', 24),
  refuse: shortText('What the button for no says.', 24),
  change: shortText('What the link says that asks again, at the end of every page.', 40),
})

export type ConsentContent = z.infer<typeof consent>
