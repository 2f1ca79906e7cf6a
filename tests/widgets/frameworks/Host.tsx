/** @jsxImportSource react */
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { eventLine, events, type Given, isAway, onRoute } from './given.ts'

/** The tags, free to be given also what their types forbid. */
const QuoteBuilder = 'quote-builder' as unknown as ComponentType<Record<string, unknown>>
const InquiryForm = 'inquiry-form' as unknown as ComponentType<Record<string, unknown>>

/** The host page of every framework, in React 19, and in Preact, whose hooks have the same names. */
export function Host({ framework, initial }: { framework: string; initial: Given }) {
  const [given, setGiven] = useState(initial)
  const [stays, setStays] = useState(false)
  const [eventLines, setEventLines] = useState<string[]>([])
  const [away, setAway] = useState(() => typeof location !== 'undefined' && isAway())
  useEffect(() => onRoute(() => setAway(isAway())), [])

  const hear = (event: CustomEvent) => {
    setEventLines((all) => [...all, eventLine(event)])
    if (stays) event.preventDefault()
  }
  const listeners = Object.fromEntries(events.map((name) => [`on${name}`, hear]))
  const hearByRef = useCallback((event: Event) => {
    setEventLines((all) => [...all, `by ref: ${eventLine(event as CustomEvent)}`])
  }, [])
  const listen = useCallback(
    (element: HTMLElement | null) => element?.addEventListener('quotechange', hearByRef),
    [hearByRef],
  ) as (element: HTMLElement | null) => void

  return (
    <>
      <h1>{framework}</h1>
      <label>
        Given <textarea onInput={(event) => setGiven(JSON.parse(event.currentTarget.value))} />
      </label>
      <label>
        <input type="checkbox" checked={stays} onChange={() => setStays(!stays)} /> Keep visitors
      </label>
      <button id="price" type="button">
        What does it cost?
      </button>
      {away ? (
        <p>Nothing is for sale here.</p>
      ) : (
        <main>
          {given.quotes.map(({ key, ...quote }) => (
            <QuoteBuilder key={key} id={key} {...quote} {...listeners} ref={listen}>
              {given.inside && <p>{given.inside}</p>}
            </QuoteBuilder>
          ))}
          {given.inquiry && (
            <InquiryForm {...given.inquiry} {...listeners}>
              {given.inside}
            </InquiryForm>
          )}
        </main>
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
