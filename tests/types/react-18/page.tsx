/** @jsxImportSource react */
import type { QuoteBuilderElement } from 'goldcrest-widgets'
import { InquiryForm, QuoteBuilder } from 'goldcrest-widgets/react'
import { useRef } from 'react'
import type {} from '../../../widgets/types/react.js'

/** The components and the tags in React 18, whose own types are stricter about both. */
export function Page() {
  const quote = useRef<QuoteBuilderElement>(null)
  return (
    <>
      <QuoteBuilder ref={quote} onQuoteStep={({ detail }) => detail.step.toFixed()} />
      <InquiryForm successUrl="none" onInquirySent={({ detail }) => detail.utm_source} />
      <quote-builder service="residential" success-url="none" ref={quote} />
      {/* @ts-expect-error: React 18 would never call it. */}
      <quote-builder onquotestep={() => undefined} />
    </>
  )
}
