/** @jsxImportSource react */
import type { QuoteBuilderElement } from 'goldcrest-widgets'
import { InquiryForm, QuoteBuilder } from 'goldcrest-widgets/react'
import { startTransition, useRef, useState } from 'react'

/** A partner's page with both components. The scripts come from `widgets`, a folder's address. */
export function App({ widgets }: { widgets: string }) {
  const [isAway, setAway] = useState(false)
  const [eventLines, setEventLines] = useState<string[]>([])
  const quote = useRef<QuoteBuilderElement>(null)
  const hear = ({ type, detail }: CustomEvent) =>
    setEventLines((all) => [...all, `${type} ${detail.step ?? detail.total ?? detail.service}`])

  return (
    <>
      <button type="button" onClick={() => startTransition(() => setAway(!isAway))}>
        Turn the page
      </button>
      <button
        type="button"
        onClick={() => setEventLines([`ref ${quote.current?.quotestep?.name}`])}
      >
        Ask
      </button>
      {!isAway && (
        <>
          <QuoteBuilder
            ref={quote}
            className="price"
            service="airbnb"
            partner="Fleetwood"
            script={{ src: `${widgets}/quote-builder.js` }}
            onQuoteStep={hear}
            onQuoteChange={hear}
          >
            Call us.
          </QuoteBuilder>
          <InquiryForm
            successUrl="none"
            service="commercial"
            script={{ src: `${widgets}/inquiry-form.js` }}
            onInquirySent={hear}
          />
        </>
      )}
      <ol aria-label="Heard">
        {eventLines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end, so an index is stable.
          <li key={at}>{line}</li>
        ))}
      </ol>
    </>
  )
}
