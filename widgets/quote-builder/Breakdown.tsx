import { Icon } from '../fields/Icon.tsx'
import { close, up } from './icons.ts'
import { Lines } from './Lines.tsx'
import { money, type Quote } from './quote.ts'
import type { Step } from './wizard.ts'

interface BreakdownProps {
  quote: Quote
  /** The step after this one. */
  next: Step | undefined
  open: boolean
  onOpen(open: boolean): void
}

/** The floating `Total: $X` tab and the `Quote Breakdown` panel it opens (spec §4). */
export function Breakdown({ quote, next, open, onOpen }: BreakdownProps) {
  const total = money(quote.total * 100)
  return (
    <div className={open ? 'dock open' : 'dock'}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer's second way to close. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button are the keyboard's. */}
      <div className="scrim" onClick={() => onOpen(false)} />
      <aside className="panel" part="panel" aria-label="Price">
        <button
          type="button"
          className="tab"
          part="total"
          aria-expanded={open}
          onClick={() => onOpen(!open)}
        >
          <span>
            Total: <span key={total}>{total}</span>
          </span>
          <Icon path={up} />
        </button>
        {open && (
          <div>
            <h3>Quote Breakdown</h3>
            <button type="button" aria-label="Close the breakdown" onClick={() => onOpen(false)}>
              <Icon path={close} />
            </button>
            <div className="mix">
              {quote.lines.map(
                ({ label, price }) => price > 0 && <i key={label} style={{ flexGrow: price }} />,
              )}
            </div>
            <Lines quote={quote} />
            {next?.lead && (
              <p>
                Next: {next.heading} {next.lead}
              </p>
            )}
          </div>
        )}
      </aside>
    </div>
  )
}
