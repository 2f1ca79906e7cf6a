import type { z } from 'zod'
import type { Step } from '../../../../widgets/rules/catalogue.ts'
import { anyOf, keysOf, nameLike } from '../fields.ts'
import { question } from './question.ts'
import { schemaKey, stepKeys } from './step.ts'

/** The step that every service has last; without questions there is none. */
export const extrasFile = keysOf({
  ...schemaKey,
  ...stepKeys,
  id: nameLike('extras', /^extras$/).describe('Always extras.'),
  questions: anyOf(question).describe('What every service offers besides.'),
}) satisfies z.ZodType<Step>
