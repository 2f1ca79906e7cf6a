import { useLayoutEffect, useRef } from 'react'
import { focusMessage } from '../../fields/focus-message.ts'
import * as words from '../../words/contact.ts'
import * as formWords from '../../words/form.ts'

interface SendingFailedProps {
  /**
   * `failed`: the lead was not sent. `unconfirmed`: the page was loaded again before the outcome
   * was known. `nowhere`: there is nowhere to send to.
   */
  problem: 'failed' | 'unconfirmed' | 'nowhere'
  /** Whether another attempt is running while the message is shown. */
  isSending: boolean
  /** The phone number as people read it, and its link. */
  phone: string
  telHref: string
  /** A mail link that carries the quote. */
  mailto: string
}

/**
 * Says that the lead was not sent, or may not have been, and how else to get in touch. It takes the
 * focus if sending failed after a press.
 */
export function SendingFailed({ problem, isSending, phone, telHref, mailto }: SendingFailedProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (problem === 'failed') focusMessage(box.current)
  }, [problem])
  const { text, otherWays } = words.notSent[problem]
  return (
    <div ref={box} className="alert" role="alert" tabIndex={-1}>
      <p>{text}</p>
      {problem === 'failed' && (
        <button type="submit" disabled={isSending}>
          {formWords.tryAgain}
        </button>
      )}
      <p>
        {otherWays(
          <a key="phone" href={telHref}>
            {phone}
          </a>,
          <a key="email" href={mailto}>
            {words.emailThis}
          </a>,
        )}
      </p>
    </div>
  )
}
