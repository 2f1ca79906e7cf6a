import { closing, hero, questions } from 'virtual:content/pages/faq'
import { Mail, Plus } from 'lucide-react'
import { type ToggleEvent, useEffect } from 'react'
import { Link } from 'wouter'
import { Call } from '../../components/blocks/Call.tsx'
import { PageHeading } from '../../components/blocks/PageHeading.tsx'
import { Numeral } from '../../components/blocks/Price.tsx'
import { CallButton } from '../../components/CallButton.tsx'
import { LinkedText } from '../../components/LinkedText.tsx'
import * as words from '../../words/site.ts'
import './FaqPage.css'

/** The FAQ: one question open at a time. */
export function FaqPage() {
  useEffect(() => {
    revealAnswer()
    addEventListener('hashchange', revealAnswer)
    return () => removeEventListener('hashchange', revealAnswer)
  }, [])

  return (
    <>
      <div className="split wrap faq">
        <div className="stay">
          <PageHeading text={hero.heading} />
          <p className="lead">{hero.text}</p>
          <ul className="on-ink faq-short">
            {questions.map(
              ({ id, inShort }) =>
                inShort && (
                  <li key={id}>
                    <a href={`#${id}`}>
                      <Numeral size={1} isDollars={inShort.dollars}>
                        {inShort.figure}
                      </Numeral>
                      <span>{inShort.text}</span>
                    </a>
                  </li>
                ),
            )}
          </ul>
        </div>
        <div className="faq-list">
          {questions.map(({ id, question, answer }) => (
            <details key={id} name="faq" className="on-card" onToggle={onToggle}>
              <summary>
                <h2 className="d5">{question}</h2>
                <span className="tile-icon">
                  <Plus aria-hidden />
                </span>
              </summary>
              {/* An address ending in #id opens the details around it, even without a script. */}
              <p id={id} className="marks">
                <LinkedText text={answer} />
              </p>
            </details>
          ))}
        </div>
      </div>
      <Call ground="gold" heading={closing.heading}>
        <p>{closing.text}</p>
        <div className="actions">
          <Link href="/inquiries" className="btn btn-ink">
            <Mail className="icon" aria-hidden />
            {words.faq.contactUs}
          </Link>
          <CallButton />
        </div>
      </Call>
    </>
  )
}

/**
 * Opens the question that the address names and scrolls to it. Browsers try it too, but older ones
 * do not open it, and Chromium may not scroll to an answer that is still unfolding.
 */
function revealAnswer() {
  const item = document.getElementById(location.hash.slice(1))?.closest('details')
  if (!item) return
  item.open = true
  // Only after the page change, which scrolls to the top.
  requestAnimationFrame(() => item.scrollIntoView())
}

/** Keeps the opened question in view, although an answer above it may close. */
async function onToggle(event: ToggleEvent<HTMLDetailsElement>) {
  closeOthers(event)
  const { currentTarget: item } = event
  if (!item.open) return
  // The other answer closes with an animation.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  item.firstElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Closes the other questions in browsers that do not support the name of a details element. */
function closeOthers({ currentTarget: item }: ToggleEvent<HTMLDetailsElement>) {
  if (!item.open || 'name' in HTMLDetailsElement.prototype) return
  for (const other of document.querySelectorAll<HTMLDetailsElement>('.faq-list details')) {
    if (other !== item) other.open = false
  }
}
