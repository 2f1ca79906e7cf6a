import type { ServedArea } from './types.ts'

/*
 * Two more things that the last step of the quote builder can ask for, beside name, email and phone.
 * Both are off, and customers may leave both empty. What you switch on, name in the privacy policy (about.ts).
 */

/**
 * `true` asks for the day the customer would like you to come: one of the next 60, and none on which
 * you are closed by the `hours` in business.ts or the dates below. It is a wish: the day is agreed when
 * you answer.
 */
export const preferredDay: boolean = false

/** Dates on which nobody can be asked to come: '2026-12-24', or '12-25' for every year. [] for none. */
export const closedDates: string[] = []

/**
 * Asks for the postal code of the place to clean, to tell who is in your area: `{ served: ['V3', 'V4N'] }`
 * lists how the codes you serve begin. Who is outside reads that you may still come, and can send all the
 * same; the mail says `outside`. `null` asks for no code.
 */
export const postalCode: ServedArea | null = null
