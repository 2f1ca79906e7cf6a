import type { z } from 'zod'
import type { Step } from '../../../../widgets/rules/company/catalogue.ts'
import { question } from '../parts/question.ts'
import { schemaKey, stepKeys } from '../parts/step.ts'
import { anyOf, keysOf, nameLike } from '../parts/values.ts'

/** The last step of every service; without questions it is left out. */
export const extrasFile = keysOf({
  ...schemaKey,
  ...stepKeys,
  id: nameLike('extras', /^extras$/).describe('Always extras.'),
  questions: anyOf(question).describe('What every service offers besides.'),
}) satisfies z.ZodType<Step>
