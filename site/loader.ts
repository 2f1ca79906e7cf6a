import './styles/site.css'
import { keepTaps } from './loading/early-taps.ts'
import { mindFirstStep } from './loading/first-step.ts'
import { loadFontsLate } from './loading/late-fonts.ts'
import { booked } from './routing/booked.ts'
import { keepEarlyStep } from './routing/early-step.ts'
import { isQuoteOpen } from './routing/open-quote.ts'
import { stepEntryOf } from './routing/step-entry.ts'
import { tidyPath } from './routing/tidy-path.ts'

/**
 * All the script of a page until its visitor does something: a page is whole without the client, which
 * then comes at once.
 */

/** For a visitor who only reads, the client comes this long after the page, in milliseconds: films start then. */
const longestWait = 4000

/** What a visitor does first: some screen readers and voices press with a click alone. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'click']

const { documentElement } = document

/** Whether the markup may not show what the address, or the visitor's last quote, asks for. */
function isLive(): boolean {
  const drawn = document.getElementById('root')?.dataset.path
  const isElsewhere = drawn !== tidyPath(location.pathname)
  // The client shows the step of the entry, and follows Back and Forward.
  const hasStep = stepEntryOf(history.state) !== undefined
  const { code, from } = booked()
  const isBooked = code !== '' || from !== ''
  return isElsewhere || hasStep || location.search !== '' || isQuoteOpen() || isBooked
}

/** React writes a translated page anew: better before the visitor has begun with it. */
const isTranslated = () => documentElement.matches('.translated-ltr, .translated-rtl')

let isStarted = false

function start() {
  if (isStarted) return
  isStarted = true
  const later = document.querySelector<HTMLTemplateElement>('#later')
  if (later) document.head.append(later.content)
  import('./client.tsx')
    .then((client) => client.start())
    .catch((error) => {
      // Where the line broke off, the next sign tries again: presses are kept until then.
      awaitSign()
      throw error
    })
}

/** The frame that answers the visitor comes first. */
function startAfterFrame() {
  for (const sign of signs) removeEventListener(sign, startAfterFrame)
  requestAnimationFrame(() => setTimeout(start))
}

function awaitSign() {
  isStarted = false
  for (const sign of signs) addEventListener(sign, startAfterFrame, { passive: true })
}

loadFontsLate()
keepTaps()
keepEarlyStep()
mindFirstStep()
if (isLive() || isTranslated()) {
  start()
} else {
  new MutationObserver(start).observe(documentElement, { attributeFilter: ['class', 'lang'] })
  awaitSign()
  addEventListener('load', () => setTimeout(start, longestWait))
}
