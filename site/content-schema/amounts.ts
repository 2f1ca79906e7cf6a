import { number } from './fields.ts'

/** An amount of dollars, 0 or more, in whole cents. */
export const dollars = (description: string) =>
  number('a number of dollars, such as 80', description)
    .min(0, {
      error: ({ input }) => `${input} is less than nothing; write ${-Number(input)}, or 0.`,
    })
    .max(100_000, { error: ({ input }) => `${input} is more than 100000; write dollars, as 80.` })
    .refine((amount) => Number(amount.toFixed(2)) === amount, {
      error: ({ input }) => `${input} has a part of a cent; write ${Number(input).toFixed(2)}.`,
    })

/** A percentage that is added or, with a minus, taken off. */
export const percent = (description: string) =>
  number('a number of percent, such as 20 or -15', description)
    .gt(-100, {
      error: ({ input }) => `${input} leaves nothing to pay; write a number above -100.`,
    })
    .max(1000, { error: ({ input }) => `${input} is more than 1000; write percent, as 20.` })
    .refine((number) => number === 0 || Math.abs(number) >= 1, {
      error: ({ input }) => {
        const meant = Math.round(Number(input) * 100)
        return `${input} is less than one percent; write ${meant} for ${meant} %.`
      },
    })
