/** Whoever fills the hidden field sooner is a robot; later, it may be a browser's odd autofill. In milliseconds. */
const robotPace = 3000

/** Whether a robot filled the form: `website` is the hidden field, `shownFor` how many milliseconds it has been there. */
export function isRobot(website: string, shownFor: number): boolean {
  return website !== '' && shownFor < robotPace
}

/** What a mail says of a filled hidden field that may still be a person's. */
export function suspicion(website: string): { suspect?: 'yes' } {
  return website ? { suspect: 'yes' } : {}
}
