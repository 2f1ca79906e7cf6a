/** EmailJS takes one mail a second; a little more allows for its clock. In milliseconds. */
const spacing = 1100

/**
 * A lead waits only for other leads. A notice, which tells the owner that somebody viewed a quote, waits
 * for every other mail.
 */
export type Urgency = 'lead' | 'notice'

/**
 * When the last lead and the last mail of any kind went, or will go: in milliseconds since the page
 * began, so that a change of the clock does not matter.
 */
let lastLead = Number.NEGATIVE_INFINITY
let lastMail = Number.NEGATIVE_INFINITY

/** Waits until a mail may go. When the visitor leaves the page, it may go at once. */
export function turn(urgency: Urgency): Promise<void> {
  return urgency === 'lead' ? leadTurn() : noticeTurn()
}

async function leadTurn(): Promise<void> {
  const now = performance.now()
  const start = Math.max(now, lastLead + spacing)
  lastLead = start
  lastMail = Math.max(lastMail, start)
  if (start > now) await pause(start - now)
}

async function noticeTurn(): Promise<void> {
  let isLeaving = false
  // Checked again after each wait, because a lead may have gone in the meantime.
  while (!isLeaving && lastMail + spacing > performance.now()) {
    isLeaving = await pause(lastMail + spacing - performance.now())
  }
  lastMail = Math.max(lastMail, performance.now())
}

/** Waits for a time, or until the visitor leaves the page: then it resolves to true. */
function pause(milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isLeaving: boolean) => {
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
      resolve(isLeaving)
    }
    const leave = () => end(true)
    const timer = setTimeout(end, milliseconds, false)
    addEventListener('pagehide', leave)
  })
}
