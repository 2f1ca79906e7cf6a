/** A form sent sooner than this with the hidden field filled in is a robot's; later, a browser may have filled it. In milliseconds. */
const robotPace = 3000

/** Nobody reads, fills in and sends a form sooner than this unless the browser fills it in. In milliseconds. */
const personsPace = 2000

/**
 * Whether a robot filled the form: `website` is the hidden field, `shownFor` how many milliseconds it has been there.
 * Where the page filled in who the visitor is (`isPrefilled`), a person can be as fast.
 */
export function isRobot(website: string, shownFor: number, isPrefilled: boolean): boolean {
  return website !== '' && shownFor < robotPace && !isPrefilled
}

/** What a mail says of a form that a robot may have sent, and perhaps a person. */
export function suspicion(website: string, shownFor: number): { suspect?: 'yes' } {
  return website !== '' || shownFor < personsPace ? { suspect: 'yes' } : {}
}
