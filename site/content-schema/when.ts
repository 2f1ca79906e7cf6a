import { z } from 'zod'
import type { Condition } from '../../widgets/rules/company/catalogue.ts'
import { idLike, list, number, object, optional, optionId, questionId } from './fields.ts'

/** Small letters and hyphens, as of the id of a step. */
export const smallName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** The id of a step or a service. */
export const plainId = (description: string) =>
  idLike(smallName, 'a name of small letters and hyphens, such as frequency', description)

const conditionQuestion = questionId('The id of an earlier question.')
const conditionAnswers = list(
  z.union([optionId('The id of an option or an area.'), z.boolean()]),
  'answers',
  'Ids of options or areas; true or false for a check mark.',
)

const condition = z
  .union(
    [
      object({ question: conditionQuestion, is: conditionAnswers }).describe(
        'A question was answered with one of these.',
      ),
      object({ question: conditionQuestion, isNot: conditionAnswers }).describe(
        'It was answered, and with none of these.',
      ),
      object({
        count: questionId('The id of an earlier count.'),
        atLeast: number('a number', 'How many must be counted.').int().min(1).max(99),
      }).describe('At least so many were counted.'),
      object({
        service: list(
          plainId('The id of a service.').meta({ names: 'services' }),
          'ids',
          'The services that it is for.',
        ),
      }).describe('In the extras and the next steps: the service is one of these.'),
    ],
    {
      error:
        'is not a condition; write { "question": …, "is": […] }, { "question": …, "isNot": […] }, { "count": …, "atLeast": 1 } or, in the extras and the next steps, { "service": […] }.',
    },
  )
  .meta({ id: 'condition', title: 'condition' }) satisfies z.ZodType<Condition>

/** Conditions, all of which must hold for something to be shown. */
export const conditions = (description: string) =>
  optional(list(condition, 'conditions', description))

/** The conditions under which a question or a step is shown. */
export const when = conditions(
  'Asked only where all of this holds. What it names must be asked before.',
)
