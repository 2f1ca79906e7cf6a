/** EmailJS takes one mail a second; a little more keeps clear of its clock. In milliseconds. */
const spacing = 1100

/** A lead waits for other leads only. A notice lets every mail go before it. */
export type Urgency = 'lead' | 'notice'

/** When the last lead and the last mail of any kind went, or will go: milliseconds since the page began, which no change of the clock moves. */
let lastLead = Number.NEGATIVE_INFINITY
let lastMail = Number.NEGATIVE_INFINITY

/** Waits until a mail may go; when the page is left it may at once. */
export function turn(urgency: Urgency): Promise<void> {
  return urgency === 'lead' ? leadTurn() : noticeTurn()
}

async function leadTurn(): Promise<void> {
  const now = performance.now()
  const at = Math.max(now, lastLead + spacing)
  lastLead = at
  lastMail = Math.max(lastMail, at)
  if (at > now) await pause(at - now)
}

async function noticeTurn(): Promise<void> {
  let isLeaving = false
  // Asked again after each wait: a lead may have gone meanwhile.
  while (!isLeaving && lastMail + spacing > performance.now()) {
    isLeaving = await pause(lastMail + spacing - performance.now())
  }
  lastMail = Math.max(lastMail, performance.now())
}

/** Waits so many milliseconds, or until the page is left: then it resolves to true. */
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
