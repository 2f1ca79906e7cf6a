import { z } from 'zod'
import type { Question, Step } from '../../widgets/rules/company/catalogue.ts'
import { oneOf } from '../problems/problems.ts'
import { dollars, percent } from './amounts.ts'
import {
  absence,
  idLike,
  list,
  longText,
  number,
  object,
  optional,
  optionId,
  postalBeginning,
  questionId,
  shortText,
  text,
} from './fields.ts'
import { references } from './references.ts'
import { translated, translatedCount } from './translated.ts'
import { plainId, smallName, when } from './when.ts'

/* What the steps of a service and the extras ask, and what it costs. */

/** What stands for something in the links of quotes. */
export const code = optional(
  idLike(
    /^[a-z0-9]{1,12}$/,
    'up to 12 small letters and digits, such as carpet',
    'What stands for this in the links of quotes, for ever. By default the first twelve letters of the id, small and without hyphens.',
  ).meta({ isFixed: true }),
)

const fileName = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const icon = idLike(
  fileName,
  'the name of a file in the folder icons, such as bed',
  'The name of a drawing in the folder icons, without .svg.',
).meta({ names: 'icons' })

const answeredId = {
  id: questionId(
    'What the answer goes by in events and conditions. It never changes, and means the same in every service.',
  ).meta({ isFixed: true }),
  attribute: optional(
    idLike(
      smallName,
      'small letters and hyphens, such as driveway-size',
      'The attribute by which a page answers this, where it is not the id.',
    ).meta({ isFixed: true }),
  ),
  code,
}

const label = translated(shortText('What it is called; visitors read this.', 60))
const line = optional(
  translated(shortText('What a line of the price calls it, where that is not the label.', 60)),
)
const price = optional(dollars('A flat price in dollars. Without it, it costs nothing.'))

/** Minutes; where any are given, quotes say about how long the work takes. */
const minutes = (description: string) =>
  optional(
    number('a number of minutes, such as 45', description)
      .int({ error: ({ input }) => `${input} is no whole number; write whole minutes, as 45.` })
      .min(1, { error: ({ input }) => `${input} is no time; leave it out, or write 1 or more.` })
      .max(2880, { error: ({ input }) => `${input} is more than two days; write minutes, as 45.` }),
  )

const mostFault = (fault: string) => (issue: { input: unknown }) =>
  `${issue.input} ${fault}; write 1 to 99.`

const count = object({
  ...answeredId,
  one: translatedCount(shortText('What one is called, such as Bedroom.', 40)),
  many: translatedCount(shortText('What several are called, such as Bedrooms.', 40)),
  spoken: optional(
    translated(
      shortText(
        'What one is called in the middle of a sentence. By default the same in small letters.',
        40,
      ),
    ),
  ),
  icon,
  each: dollars('What each costs, in dollars.'),
  minutes: minutes('How many minutes one takes.'),
  most: optional(
    number('the highest count', 'The highest count; by default 99.')
      .int({ error: mostFault('is no whole number') })
      .min(1, { error: mostFault('counts nothing') })
      .max(99, { error: mostFault('is more than 99') }),
  ),
}).meta({ title: 'thing to count' })

/** What options and areas have. */
const chosen = (what: string) => ({
  id: optionId(`What ${what} goes by in events and conditions. It never changes.`).meta({
    isFixed: true,
  }),
  code,
  label,
})

const drawn = {
  icon: optional(icon.describe('A drawing in the folder icons, for the plan and the receipt.')),
}

const tile = {
  tile: optional(
    idLike(
      fileName,
      'the name of a file in the folder media/tiles, such as oven',
      'The drawing on its tile, in a step that asks nothing else: a file in the folder media/tiles, without .svg. By default its icon.',
    ).meta({ names: 'tiles' }),
  ),
}

const option = object({
  ...chosen('this'),
  line,
  price,
  minutes: minutes('How many minutes it takes.'),
  ...drawn,
}).meta({ title: 'option' })

const optionsOf = <Option extends z.ZodType>(option: Option) =>
  list(option, 'options', 'What can be chosen, in order.')

const kind = <const Kind extends string, Shape extends z.ZodRawShape>(
  kind: z.ZodLiteral<Kind>,
  shape: Shape,
) => object({ ...answeredId, when, kind, ...shape })

const counts = kind(z.literal('counts').describe('How many of each.'), {
  counts: list(count, 'what is counted', 'What is counted, in order.'),
  atLeastOne: optional(
    translated(longText('What visitors read who count nothing. Without it they may go on.')),
  ),
})

const one = kind(z.literal('one').describe('One of several.'), {
  label,
  options: optionsOf(
    option
      .extend({
        percent: optional(
          percent(
            'Added to what the service counts, or with a minus taken off: 20 adds a fifth. An option has a percent or a price.',
          ),
        ),
      })
      .meta({ title: 'option' }),
  ),
  default: optional(optionId('The id of the option that is chosen at first.')),
  as: optional(
    z
      .literal('list', {
        error: ({ input }) => `${absence(input)}; write "list", or leave it out for radio buttons.`,
      })
      .describe('Shows a list that opens, where radio buttons would take too much room.'),
  ),
  placeholder: optional(
    translated(shortText('The first entry of a list, which stands for no choice.', 50)),
  ),
  required: optional(
    translated(longText('What visitors read who have not chosen. Without it they may go on.')),
  ),
  line: optional(
    object({
      less: translated(shortText('What follows the option where it costs less: discount.', 24)),
      more: translated(shortText('What follows the option where it costs more: rush fee.', 24)),
      beside: optional(
        translated(
          text('What it is called beside the choice, where that is not what the receipt says.'),
        ),
      ),
    }).describe('What a change by percent is called on the receipt.'),
  ),
})

const many = kind(z.literal('many').describe('Any of several.'), {
  label,
  options: optionsOf(option.extend(tile).meta({ title: 'option' })),
})

const yes = kind(z.literal('yes').describe('A check mark.'), {
  label,
  line,
  price,
  minutes: minutes('How many minutes it takes.'),
  ...drawn,
  ...tile,
})

const group = object({
  ...chosen('the area'),
  begins: list(
    postalBeginning,
    'how its postal codes begin, as "V3", "V4N",',
    'How its postal codes begin. Of two areas the one with the longer beginning counts.',
  ),
  line,
  fee: optional(dollars('What the way there costs, in dollars.')),
}).meta({ title: 'area' })

const area = kind(
  z
    .literal('area')
    .describe('Where the visitor is, by postal code.')
    .register(references, { to: 'postal codes' }),
  {
    label,
    groups: list(group, 'areas', 'The areas, each with the postal codes in it and its fee.'),
    outside: translated(
      longText('What visitors read whose postal code is in no area. They can go on.'),
    ),
  },
)

const kinds = [counts, one, many, yes, area] as const

export const question = z
  .discriminatedUnion('kind', kinds, {
    error: ({ code, input }) =>
      code === 'invalid_union'
        ? `${absence(Object(input).kind)}; choose ${oneOf(kinds.map(({ shape }) => shape.kind.value))}.`
        : `${absence(input)}; write a question between { and }.`,
  })
  .meta({ title: 'question' }) satisfies z.ZodType<Question>

/** What every step has, besides its questions. */
export const stepKeys = {
  id: plainId('What the step goes by; no other of the service has it.'),
  name: translated(shortText('What the step is called; shown beside "Step 2 of 5".', 40)),
  heading: translated(longText('What the step asks.')),
  intro: optional(translated(longText('The sentence under the heading.'))),
  event: idLike(
    /^[A-Za-z]\w{0,39}$/,
    'letters, digits and _, such as home_selection',
    'What Tag Manager hears when visitors leave the step.',
  ),
  when,
}

export const step = object({
  ...stepKeys,
  questions: list(question, 'questions', 'What the step asks, in order.'),
}).meta({ title: 'step' }) satisfies z.ZodType<Step>
