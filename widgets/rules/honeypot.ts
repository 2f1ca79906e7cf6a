/** Whoever fills the hidden field sooner is a robot; later, it may be a browser's odd autofill. In milliseconds. */
const robotPace = 3000

/** Nobody reads a form, fills it in and sends it sooner, but a browser may for them. In milliseconds. */
const personsPace = 2000

/** Whether a robot filled the form: `website` is the hidden field, `shownFor` how many milliseconds it has been there. */
export function isRobot(website: string, shownFor: number): boolean {
  return website !== '' && shownFor < robotPace
}

/** What a mail says of a form that a robot may have sent, and perhaps a person. */
export function suspicion(website: string, shownFor: number): { suspect?: 'yes' } {
  return website !== '' || shownFor < personsPace ? { suspect: 'yes' } : {}
}
