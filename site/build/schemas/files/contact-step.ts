import type { z } from 'zod'
import { isTypedOut } from '../../../../widgets/rules/company/preferred-day.ts'
import type { ContactStep, ServedArea } from '../../../content-types/company.ts'
import type { Known } from '../parts/known.ts'
import { hasPostalCodes, noPostalCodes, postalBeginning } from '../parts/postal-beginning.ts'
import { schemaKey } from '../parts/step.ts'
import { anyOf, keysOf, listOf, wordsThat, yesOrNo } from '../parts/values.ts'

const postalCode = keysOf({
  served: listOf(postalBeginning, 'how the postal codes you serve begin, as "V3", "V4N",').describe(
    'How the postal codes you serve begin: V3 for all of a city, V4N for a part of it, V4N 1A1 for one.',
  ),
}) satisfies z.ZodType<ServedArea>

const isDate = (text: string) => isTypedOut(/^\d\d-\d\d$/.test(text) ? `2028-${text}` : text)

const closedDate = wordsThat(
  'a date, as 2026-12-24, or 12-25 for every year',
  isDate,
  (text) => `"${text}" is not a date; write one as 2026-12-24, or 12-25 for every year.`,
)

/** contact-step.json. The privacy policy must mention what is switched on here. */
export const contactStepFile = ({ country }: Known) =>
  keysOf({
    ...schemaKey,
    preferredDay: yesOrNo.describe(
      'Whether it asks for the day on which customers would like you to come: one of the next 60 on which you are open. It is a wish; they may leave it empty.',
    ),
    closedDates: anyOf(closedDate).describe(
      'Dates on which you are closed, so that nobody can ask you to come, and /location says so: 2026-12-24, or 12-25 for every year.',
    ),
    postalCode: postalCode
      .nullable()
      .refine((settings) => settings === null || hasPostalCodes(country), { error: noPostalCodes })
      .describe(
        'Asks for the postal code, to tell who is in your area; who is outside can send all the same. null asks for none.',
      ),
  }) satisfies z.ZodType<ContactStep>
