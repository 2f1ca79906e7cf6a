import type { FocusEvent, RefObject } from 'react'
import { Icon } from '../../element/Icon.tsx'
import { Amounts } from '../../fields/Amounts.tsx'
import { LiveText } from '../../fields/LiveText.tsx'
import { money } from '../../rules/company/money.ts'
import type { Quote } from '../../rules/engine/quote.ts'
import { roundingNote } from '../../rules/engine/quote.ts'
import type { WizardStep } from '../../rules/wizard/wizard-steps.ts'
import * as words from '../../words/breakdown.ts'
import * as priceWords from '../../words/price.ts'
import { close, up } from '../quote/icons.ts'
import { Lines } from './Lines.tsx'

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
      <aside className="panel" part="panel" aria-label={words.label} onBlur={onLeave}>
        <button
          ref={tab}
          type="button"
          className="tab"
          part="total"
          aria-expanded={isOpen}
          onClick={() => onShow(!isOpen)}
        >
          <span>
            {priceWords.totalLabel} <Amounts text={total} />
          </span>
          <Icon path={up} />
        </button>
        {isOpen && (
          <div>
            <h3>{words.heading}</h3>
            <button type="button" aria-label={words.close} onClick={() => onShow(false)}>
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
                <LiveText text={words.next(next.heading, next.intro)} />
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
