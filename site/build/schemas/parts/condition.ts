import { z } from 'zod'
import type { Condition } from '../../../../widgets/rules/company/catalogue.ts'
import { optionId, plainId, questionId } from './names.ts'
import { keysOf, listOf, number } from './values.ts'

const answers = listOf(z.union([optionId, z.boolean()]), 'answers').describe(
  'Ids of options or areas; true or false for a check mark.',
)
const question = questionId.describe('The id of an earlier question.')

const condition = z
  .union(
    [
      keysOf({ question, is: answers }).describe('A question was answered with one of these.'),
      keysOf({ question, isNot: answers }).describe('It was answered, and with none of these.'),
      keysOf({
        count: questionId.describe('The id of an earlier count.'),
        atLeast: number('a number').int().min(1).max(99).describe('How many must be counted.'),
      }).describe('At least so many were counted.'),
      keysOf({
        service: listOf(plainId.meta({ names: 'services' }), 'ids').describe(
          'The services in which it is asked.',
        ),
      }).describe('In the extras: the service is one of these.'),
    ],
    {
      error:
        'is not a condition; write { "question": …, "is": […] }, { "question": …, "isNot": […] }, { "count": …, "atLeast": 1 } or, in the extras, { "service": […] }.',
    },
  )
  .meta({ id: 'condition', title: 'condition' }) satisfies z.ZodType<Condition>

/** The conditions under which a question or a step is shown. */
export const when = listOf(condition, 'conditions').describe(
  'Asked only where all of this holds. What it names must be asked before.',
)
