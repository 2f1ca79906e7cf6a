/* The day and the postal code that the contact step may ask for. */

export const preferredDay = 'Preferred day'
export const closedOn = (days: string) => `Optional. Closed on ${days}.`
export const weekdays = {
  Monday: 'Mondays',
  Tuesday: 'Tuesdays',
  Wednesday: 'Wednesdays',
  Thursday: 'Thursdays',
  Friday: 'Fridays',
  Saturday: 'Saturdays',
  Sunday: 'Sundays',
}

export const dayUnfinished = 'Please finish the date, or clear it.'
export const dayPassed = 'This day has passed. Please choose a later one.'
export const dayTooFar = (days: number) => `Please choose a day within the next ${days} days.`
/** `day` is a date or several weekdays. */
export const dayClosed = (day: string) => `We are closed on ${day}. Please choose another day.`

export const postalCode = 'Postal code'
export const postalCodeWrong = 'This is no Canadian postal code. Please write one such as V3T 4W8.'
export const outsideArea = 'That is outside our usual area, but we may still come: ask us.'
