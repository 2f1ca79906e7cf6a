/* What the quote builder says around every step. */

export const progress = 'Progress'
export const stepOf = (step: number, of: number) => `Step ${step} of ${of}`
/** Follows `Step 2 of 5` for screen readers. */
export const stepName = (name: string) => `: ${name}`

export const back = 'Back'
export const startOver = 'Start a new quote'

/** A new total, for screen readers; `one` and `many` of the currency are `dollar` and `dollars`. */
export const newTotal = (total: number, { one, many }: { one: string; many: string }) =>
  total === 1 ? `1 ${one} in total` : `${total} ${many} in total`

export const serviceMissing = 'Choose a service to go on.'

/**
 * `zero` is the price as it is written, such as `$0`; `advice` is what the visitor can do about it,
 * such as `Go back and count your rooms`.
 */
export const nothingCharged = (zero: string, advice: string, hasExtras: boolean) =>
  hasExtras
    ? `Your total is ${zero}. ${advice}, or choose an extra.`
    : `Your total is ${zero}. ${advice}.`
