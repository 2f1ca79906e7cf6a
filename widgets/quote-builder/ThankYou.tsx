import { useLayoutEffect, useRef } from 'react'

/** Stands in place of the wizard once a lead was taken, where the page stays. */
export function ThankYou() {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className="wizard">
      <h2 ref={heading} tabIndex={-1}>
        Thank You!
      </h2>
      <p role="status">Your Cleaning Request Has Been Submitted. We contact you within 24 hours.</p>
    </div>
  )
}
