import { useLayoutEffect, useRef } from 'react'
import { focusMessage } from '../fields/focus-message.ts'

interface SendingFailedProps {
  /** Whether there is anywhere to send to. */
  canSend: boolean
  /** As people read it, and as a link. */
  phone: string
  telHref: string
  /** A mail link that carries the quote. */
  mailto: string
}

/** Says that the lead did not go, and what else there is to do. Takes the focus when it appears. */
export function SendingFailed({ canSend, phone, telHref, mailto }: SendingFailedProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => focusMessage(box.current), [])
  return (
    <div ref={box} className="alert" role="alert" tabIndex={-1}>
      <p>
        {canSend
          ? 'There was an issue sending your quote. Please try again.'
          : 'Nothing can be sent from here.'}
      </p>
      {canSend && <button type="submit">Try again</button>}
      <p>
        {canSend ? 'Or' : 'Please'} call <a href={telHref}>{phone}</a>, or{' '}
        <a href={mailto}>email us this quote</a>.
      </p>
    </div>
  )
}
