import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { close, Icon, up } from '../../element/Icon.tsx'
import { Amounts, LiveText } from '../../fields/Amounts.tsx'
import { money } from '../../rules/company/money.ts'
import { type Quote, roundingNote, taxText } from '../../rules/engine/quote.ts'
import type { WizardStep } from '../../rules/wizard/wizard-steps.ts'
import * as en from '../../words/en.ts'
import type { LinkedQuote } from '../quote/linked-quote.ts'

/** The service, every line of its price, and the total. */
export function Receipt({ quoted }: { quoted: LinkedQuote }) {
  const { service, choices, quote } = quoted
  const { total, taxes } = quote
  return (
    <section className="receipt" part="receipt">
      <Icon path={service?.icon ?? ''} />
      <h3>{service?.name}</h3>
      <small>
        <LiveText text={choices} />
      </small>
      <Lines quote={quote} />
      <p className="total">
        {en.total}{' '}
        <b>
          <Amounts text={money(total * 100)} />
        </b>
      </p>
      <small className="rounding">
        <LiveText text={roundingNote(quote)} />
      </small>
      {taxes.map((tax) => (
        <p key={tax.label} className="tax">
          {taxText(tax)}{' '}
          <b>
            <Amounts text={money(tax.price)} />
          </b>
        </p>
      ))}
    </section>
  )
}

/** Every line of a price, money to the right. */
function Lines({ quote }: { quote: Quote }) {
  return (
    <ul className="lines">
      {quote.lines.map(({ label, price }) => (
        <li key={label} className={price < 0 ? 'discount' : ''}>
          <span>{label}</span>{' '}
          <b>
            <Amounts text={money(price)} />
          </b>
        </li>
      ))}
    </ul>
  )
}

interface BreakdownProps {
  quote: Quote
  /** The step after this one. */
  next: WizardStep | undefined
  isOpen: boolean
  tab: RefObject<HTMLButtonElement | null>
  onShow(opens: boolean): void
  /** The focus leaves an element of the panel, for another one in the panel or elsewhere. */
  onLeave(event: FocusEvent): void
}

/** The floating `Total: $X` tab and the `Quote Breakdown` panel it opens. */
export function Breakdown({ quote, next, isOpen, tab, onShow, onLeave }: BreakdownProps) {
  const total = money(quote.total * 100)
  return (
    <div className={isOpen ? 'dock open' : 'dock'}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer's way to close. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a keyboard has Escape and the button. */}
      <div className="scrim" onClick={() => onShow(false)} />
      <aside className="panel" part="panel" aria-label={en.price} onBlur={onLeave}>
        <button
          ref={tab}
          type="button"
          className="tab"
          part="total"
          aria-expanded={isOpen}
          onClick={() => onShow(!isOpen)}
        >
          <span>
            {en.totalLabel} <Amounts text={total} />
          </span>
          <Icon path={up} />
        </button>
        {isOpen && (
          <div>
            <h3>{en.breakdown}</h3>
            <button type="button" aria-label={en.closeBreakdown} onClick={() => onShow(false)}>
              <Icon path={close} />
            </button>
            <PriceShares quote={quote} />
            <Lines quote={quote} />
            <small>
              <LiveText text={roundingNote(quote)} />
            </small>
            {/* The final quote and the contact step have no questions to prepare for. */}
            {next?.intro && (
              <p>
                <LiveText text={en.nextStep(next.heading, next.intro)} />
              </p>
            )}
          </div>
        )}
      </aside>
    </div>
  )
}

/** A bar with a segment for each charged line, as long as the line's share. */
function PriceShares({ quote }: { quote: Quote }) {
  const chargedLines = quote.lines.filter(({ price }) => price > 0)
  return (
    <div className="mix">
      {chargedLines.map(({ label, price }) => (
        <i key={label} style={{ flexGrow: price }} />
      ))}
    </div>
  )
}

/** Whether the breakdown fits next to the step: from 50 em of the widget on, as in wide.css. */
export function isWide(form: HTMLFormElement): boolean {
  const fontSize = Number.parseFloat(getComputedStyle(form).fontSize)
  // The width inside the padding, which is what the style sheet measures.
  const width = form.firstElementChild?.clientWidth ?? 0
  return width >= 50 * fontSize
}

/**
 * Whether the breakdown is open. If it fits next to the step, it opens as soon as there is a price;
 * it closes when it no longer fits, because it would cover the step.
 */
export function useBreakdown(form: RefObject<HTMLFormElement | null>, hasPrice: boolean) {
  const [isOpen, setIsOpen] = useState(false)
  const tab = useRef<HTMLButtonElement>(null)

  // Not before there is a price: measuring a page that is still being built delays it.
  useLayoutEffect(() => {
    const { current } = form
    if (!hasPrice || !current) return
    let wasWide = isWide(current)
    setIsOpen(wasWide)
    const closeWhenNarrow = () => {
      const isWideNow = isWide(current)
      if (wasWide && !isWideNow) setIsOpen(false)
      wasWide = isWideNow
    }
    // In the next frame: WebKit reports an error when the size changes again in the same frame.
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(closeWhenNarrow)
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [form, hasPrice])

  /** Closes a sheet that would cover the element the keyboard moves to. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const leavesPanel = relatedTarget !== null && !currentTarget.contains(relatedTarget)
    if (leavesPanel && form.current && !isWide(form.current)) setIsOpen(false)
  }

  /** Opens or closes the breakdown. The tab gets the focus, as the focused part may go away. */
  const show = (opens: boolean) => {
    tab.current?.focus()
    setIsOpen(opens)
  }
  return { isOpen, tab, show, leave }
}
