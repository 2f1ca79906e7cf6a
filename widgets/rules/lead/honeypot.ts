/** Milliseconds: a hidden field filled in sooner than this was filled by a robot; later, maybe by a browser. */
const robotPace = 3000

/** Milliseconds: nobody reads, fills in and sends a form sooner than this, unless the browser fills it in. */
const personsPace = 2000

/**
 * Whether a robot filled the form: `website` is the hidden field, `shownFor` how many milliseconds
 * the form has been shown. If the page filled in who the visitor is (`isPrefilled`), a person can
 * be as fast.
 */
export function isRobot(website: string, shownFor: number, isPrefilled: boolean): boolean {
  return website !== '' && shownFor < robotPace && !isPrefilled
}

/** Marks the mail of a form that may be a robot's, but also a person's. */
export function suspicion(website: string, shownFor: number): { suspect?: 'yes' } {
  return website !== '' || shownFor < personsPace ? { suspect: 'yes' } : {}
}
