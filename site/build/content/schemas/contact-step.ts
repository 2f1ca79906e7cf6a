import type { z } from 'zod'
import { isTypedOut } from '../../../../widgets/rules/preferred-day.ts'
import type { ServedArea } from '../../../content/types.ts'
import { anyOf, keysOf, listOf, wordsThat, yesOrNo } from '../fields.ts'
import { postalBeginning } from '../postal-beginning.ts'

const postalCode = keysOf({
  served: listOf(postalBeginning, "how the postal codes you serve begin, as 'V3', 'V4N',"),
}) satisfies z.ZodType<ServedArea>

const isDate = (text: string) => isTypedOut(/^\d\d-\d\d$/.test(text) ? `2028-${text}` : text)

const closedDate = wordsThat(
  'a date, as 2026-12-24, or 12-25 for every year',
  isDate,
  (text) => `"${text}" is not a date; write one as 2026-12-24, or 12-25 for every year.`,
)

export const contactStepFile = keysOf({
  closedDates: anyOf(closedDate),
  preferredDay: yesOrNo,
  postalCode: postalCode.nullable(),
})
