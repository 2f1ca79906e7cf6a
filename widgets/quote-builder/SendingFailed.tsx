import { useLayoutEffect, useRef } from 'react'
import { focusMessage } from '../fields/focus-message.ts'

interface SendingFailedProps {
  /**
   * `failed`: the lead did not go. `unconfirmed`: the page was loaded again before it was known. `nowhere`: there is
   * nowhere to send to.
   */
  problem: 'failed' | 'unconfirmed' | 'nowhere'
  /** Whether a try is under way behind the message. */
  isSending: boolean
  /** As people read it, and as a link. */
  phone: string
  telHref: string
  /** A mail link that carries the quote. */
  mailto: string
}

const sentences = {
  failed: 'There was an issue sending your quote. Please try again.',
  unconfirmed: 'Your quote may not have reached us.',
  nowhere: 'Nothing can be sent from here.',
}

const before = {
  failed: 'Or call',
  unconfirmed: 'Send it once more, or call',
  nowhere: 'Please call',
}

/** Says that the lead did not go, and what else there is to do. One that answers a press takes the focus. */
export function SendingFailed({ problem, isSending, phone, telHref, mailto }: SendingFailedProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (problem === 'failed') focusMessage(box.current)
  }, [problem])
  return (
    <div ref={box} className="alert" role="alert" tabIndex={-1}>
      <p>{sentences[problem]}</p>
      {problem === 'failed' && (
        <button type="submit" disabled={isSending}>
          Try again
        </button>
      )}
      <p>
        {before[problem]} <a href={telHref}>{phone}</a>, or <a href={mailto}>email us this quote</a>
        .
      </p>
    </div>
  )
}
