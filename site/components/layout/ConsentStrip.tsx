import { accept, heading, refuse, text } from 'virtual:content/consent'
import { useRef } from 'react'
import { Link } from 'wouter'
import { useBeforePaint, useReady } from '../../hooks/prerendered.ts'
import { useConsent } from '../../hooks/use-consent.ts'
import { type Consent, giveConsent } from '../../loading/counting.ts'
import * as words from '../../words/site.ts'
import './ConsentStrip.css'

/** Asks whether the visit may be counted, over the end of the screen so that nothing moves. */
export function ConsentStrip() {
  const strip = useRef<HTMLElement>(null)
  const consent = useConsent()
  const isReady = useReady()
  // The prerendered page does not know who has answered.
  const isShown = isReady && !consent
  useBeforePaint(() => {
    document.documentElement.toggleAttribute('data-consent', isShown)
  }, [isShown])
  if (!isShown) return null

  const answer = (given: Exclude<Consent, undefined>) => {
    const hasFocus = strip.current?.contains(document.activeElement)
    giveConsent(given)
    // The pressed button is gone: the keyboard goes on at the page.
    if (hasFocus) document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    <section ref={strip} className="consent on-ink" aria-labelledby="_consent">
      <div>
        <h2 id="_consent" className="d6">
          {heading}
        </h2>
        <p>
          {text} <Link href="/about#privacy">{words.frame.privacyPolicy}</Link>
        </p>
      </div>
      <div className="actions">
        <button type="button" className="btn btn-s btn-line" onClick={() => answer('denied')}>
          {refuse}
        </button>
        <button type="button" className="btn btn-s btn-line" onClick={() => answer('granted')}>
          {accept}
        </button>
      </div>
    </section>
  )
}
