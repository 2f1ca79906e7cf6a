import { useLayoutEffect, useRef } from 'react'

interface SendingFailedProps {
  /** As people read it, and as a link. */
  phone: string
  telHref: string
  /** A mail link that carries the quote. */
  mailto: string
}

/** Says that the lead did not go, and what else there is to do. Takes the focus when it appears. */
export function SendingFailed({ phone, telHref, mailto }: SendingFailedProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className="alert" role="alert" tabIndex={-1}>
      <p>There was an issue sending your quote. Please try again.</p>
      <button type="submit">Try again</button>
      <p>
        Or call <a href={telHref}>{phone}</a>, or <a href={mailto}>email us this quote</a>.
      </p>
    </div>
  )
}
