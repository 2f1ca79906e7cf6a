import type { z } from 'zod'
import { postalCodeOf } from '../../../../widgets/rules/postal-code.ts'
import { isTypedOut } from '../../../../widgets/rules/preferred-day.ts'
import type { ServedArea } from '../../../content/types.ts'
import { anyOf, keysOf, listOf, wordsThat, yesOrNo } from '../fields.ts'

/** The beginning of a postal code as it is written, which may be all of it; '' when it can be none. */
function beginningOf(text: string): string {
  const typed = text.replaceAll(' ', '')
  const whole = postalCodeOf(typed + 'A1A1A1'.slice(typed.length))
  return whole.slice(0, typed.length > 3 ? typed.length + 1 : typed.length)
}

const beginning = wordsThat(
  'how the postal codes begin, as V3 or V4N',
  (text) => beginningOf(text) === text,
  (text) =>
    `"${text}" begins no Canadian postal code; write ${beginningOf(text) || 'the first letters and digits of one, as V3 or V4N'}.`,
)

const postalCode = keysOf({
  served: listOf(beginning, "how the postal codes you serve begin, as 'V3', 'V4N',"),
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
