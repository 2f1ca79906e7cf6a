import './styles/site.css'
import { keepTaps } from './loading/early-taps.ts'
import { setUpFirstStep } from './loading/first-step.ts'
import { loadFontsLate } from './loading/late-fonts.ts'
import { bookedParams } from './routing/booked.ts'
import { keepEarlySteps } from './routing/early-steps.ts'
import { isLeadPending } from './routing/pending-lead.ts'
import { stepEntryOf } from './routing/step-history-rules.ts'
import { tidyPath } from './routing/tidy-path.ts'

/**
 * The only script of a page until the visitor does something. A page is complete without the
 * client, which is loaded at the first interaction.
 */

/**
 * How long after the page's load event the client starts for a visitor who only reads, in
 * milliseconds; films start with it.
 */
const longestWait = 4000

/**
 * Events of a visitor's first interaction. `click` is among them because some screen readers and
 * voice controls send no other event.
 */
const interactions = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'click',
]

const { documentElement } = document

/** Whether the prerendered page may differ from what the address or the last quote asks for. */
function isLive(): boolean {
  const prerenderedPath = document.getElementById('_root')?.dataset.path
  const isElsewhere = prerenderedPath !== tidyPath(location.pathname)
  // Only the client can show the step of a history entry and follow Back and Forward.
  const hasStep = stepEntryOf(history.state) !== undefined
  const { code, from } = bookedParams()
  const isBooked = code !== '' || from !== ''
  // What the client draws of the quote moves the rest of the page, which waits for it.
  if (code) documentElement.dataset.booked = ''
  return isElsewhere || hasStep || location.search !== '' || isLeadPending() || isBooked
}

/** React draws a translated page again, best before the visitor starts using it. */
const isTranslated = () => documentElement.matches('[class*=translated-]')

let isStarted = false

function start() {
  if (isStarted) return
  isStarted = true
  const template = document.querySelector<HTMLTemplateElement>('#_later')
  if (template) document.head.append(template.content)
  import('./client.tsx')
    .then((client) => client.start())
    .catch((error) => {
      delete documentElement.dataset.booked
      // If the connection broke, the next interaction tries again; presses are kept until then.
      awaitInteraction()
      throw error
    })
}

/** Lets the browser draw its response to the interaction first. */
function startAfterFrame() {
  for (const type of interactions) removeEventListener(type, startAfterFrame)
  requestAnimationFrame(() => setTimeout(start))
}

function awaitInteraction() {
  isStarted = false
  for (const type of interactions) addEventListener(type, startAfterFrame, { passive: true })
}

// After a reload or Back, whose entry has a state, the browser scrolls to where the visitor was.
if (location.hash || history.state) documentElement.dataset.whole = ''
loadFontsLate()
keepTaps()
keepEarlySteps()
setUpFirstStep()
if (isLive() || isTranslated()) {
  start()
} else {
  new MutationObserver(start).observe(documentElement, { attributeFilter: ['class', 'lang'] })
  awaitInteraction()
  addEventListener('load', () => setTimeout(start, longestWait))
}
