import { z } from 'zod'
import type { Question } from '../../../../widgets/rules/company/catalogue.ts'
import { oneOf } from '../../problems/problems.ts'
import { when } from './condition.ts'
import { attribute, code, icon, optionId, questionId } from './names.ts'
import { postalBeginning } from './postal-beginning.ts'
import { dollars, percent } from './prices.ts'
import { absence, keysOf, listOf, number, optional, sentences, words } from './values.ts'

const id = questionId
  .meta({ isFixed: true })
  .describe(
    'What the answer goes by in events and conditions. It never changes, and means the same in every service.',
  )
const questionKeys = {
  id,
  attribute: optional(attribute),
  code: optional(code),
  when: optional(when),
}
const label = words('what it is called').describe('What visitors read.')
const line = optional(
  words('what a line of the price calls it').describe(
    'What a line of the price calls it, where that is not the label.',
  ),
)
const price = optional(dollars.describe('A flat price in dollars. Without it, it costs nothing.'))

const count = keysOf({
  id,
  attribute: optional(attribute),
  code: optional(code),
  one: words('what one is called').describe('What one is called, such as Bedroom.'),
  many: words('what several are called').describe('What several are called, such as Bedrooms.'),
  spoken: optional(
    words('what one is called in a sentence').describe(
      'What one is called in the middle of a sentence. By default the same in small letters.',
    ),
  ),
  icon,
  each: dollars.describe('What each costs, in dollars.'),
  most: optional(
    number('the highest count')
      .int({ error: ({ input }) => `${input} is no whole number; write 1 to 99.` })
      .min(1, { error: ({ input }) => `${input} counts nothing; write 1 to 99.` })
      .max(99, { error: ({ input }) => `${input} is more than 99; write 1 to 99.` })
      .describe('The highest count; by default 99.'),
  ),
}).meta({ title: 'thing to count' })

const optionKeys = {
  id: optionId
    .meta({ isFixed: true })
    .describe('What this goes by in events and conditions. It never changes.'),
  code: optional(code),
  label,
  line,
  price,
}

const counts = keysOf({
  ...questionKeys,
  kind: z.literal('counts').describe('How many of each.'),
  counts: listOf(count, 'what is counted').describe('What is counted, in order.'),
  atLeastOne: optional(
    sentences('a sentence').describe(
      'What visitors read who count nothing. Without it they may go on.',
    ),
  ),
})

const one = keysOf({
  ...questionKeys,
  kind: z.literal('one').describe('One of several.'),
  label,
  options: listOf(
    keysOf({
      ...optionKeys,
      percent: optional(
        percent.describe(
          'Added to what the service counts, or with a minus taken off: 20 adds a fifth. An option has a percent or a price.',
        ),
      ),
    }).meta({ title: 'option' }),
    'options',
  ).describe('What can be chosen, in order.'),
  default: optional(optionId.describe('The id of the option that is chosen at first.')),
  as: optional(
    z
      .literal('list', {
        error: ({ input }) => `${absence(input)}; write "list", or leave it out for radio buttons.`,
      })
      .describe('Shows a list that opens, where radio buttons would take too much room.'),
  ),
  placeholder: optional(
    words('what stands for no choice').describe('The first entry of a list: no choice.'),
  ),
  required: optional(
    sentences('a sentence').describe(
      'What visitors read who have not chosen. Without it they may go on.',
    ),
  ),
  line: optional(
    keysOf({
      less: words('what a discount is called').describe(
        'Follows the option where it costs less: discount.',
      ),
      more: words('what a surcharge is called').describe(
        'Follows the option where it costs more: rush fee.',
      ),
      beside: optional(
        words('what it is called beside the choice').describe(
          'The same beside the choice, where that is not what the receipt says.',
        ),
      ),
    }).describe('What a change by percent is called on the receipt.'),
  ),
})

const many = keysOf({
  ...questionKeys,
  kind: z.literal('many').describe('Any of several.'),
  label,
  options: listOf(keysOf(optionKeys).meta({ title: 'option' }), 'options').describe(
    'What can be chosen, in order.',
  ),
})

const yes = keysOf({
  ...questionKeys,
  kind: z.literal('yes').describe('A check mark.'),
  label,
  line,
  price,
})

const area = keysOf({
  ...questionKeys,
  kind: z.literal('area').describe('Where the visitor is, by postal code.'),
  label,
  groups: listOf(
    keysOf({
      id: optionId
        .meta({ isFixed: true })
        .describe('What the area goes by in events and conditions. It never changes.'),
      code: optional(code),
      label,
      begins: listOf(postalBeginning, 'how its postal codes begin, as "V3", "V4N",').describe(
        'How its postal codes begin. Of two areas the one with the longer beginning counts.',
      ),
      line,
      fee: optional(dollars.describe('What the way there costs, in dollars.')),
    }).meta({ title: 'area' }),
    'areas',
  ).describe('The areas, each with the postal codes in it and its fee.'),
  outside: sentences('a sentence').describe(
    'What visitors read whose postal code is in no area. They can go on.',
  ),
})

const kinds = ['counts', 'one', 'many', 'yes', 'area'] as const

export const question = z
  .discriminatedUnion('kind', [counts, one, many, yes, area], {
    error: ({ code, input }) =>
      code === 'invalid_union'
        ? `${absence(Object(input).kind)}; choose ${oneOf(kinds)}.`
        : `${absence(input)}; write a question between { and }.`,
  })
  .meta({ title: 'question' }) satisfies z.ZodType<Question>
