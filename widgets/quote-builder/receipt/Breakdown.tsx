import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { close, Icon, up } from '../../element/Icon.tsx'
import { useSay } from '../../element/useLanguage.ts'
import { Amounts, LiveText } from '../../fields/Amounts.tsx'
import { EmptyPlan, Plan } from '../../plan/Plan.tsx'
import { money } from '../../rules/company/money.ts'
import { roundingNote } from '../../rules/engine/quote.ts'
import type { Thing, Things } from '../../rules/engine/things.ts'
import type { WizardStep } from '../../rules/wizard/wizard-steps.ts'
import * as en from '../../words/en.ts'
import type { LinkedQuote } from '../quote/linked-quote.ts'
import { Lines } from './Receipt.tsx'

interface BreakdownProps {
  quoted: LinkedQuote
  plan: GrowingQuote
  /** The step after this one. */
  next: WizardStep | undefined
  isOpen: boolean
  tab: RefObject<HTMLButtonElement | null>
  onShow(opens: boolean): void
  /** The focus leaves an element of the panel, for another one in the panel or elsewhere. */
  onLeave(event: FocusEvent): void
}

/**
 * The `Quote Breakdown` panel, with the floating `Total: $X` tab as soon as there is a total. Next
 * to the step the panel is always there, and the tab opens its lines; elsewhere the tab opens the
 * panel, over the step.
 */
export function Breakdown(props: BreakdownProps) {
  const say = useSay()
  const { quoted, plan, next, isOpen, tab, onShow, onLeave } = props
  const { quote, service } = quoted
  const total = money(quote.total * 100, say)
  return (
    <div className={isOpen ? 'dock open' : 'dock'}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer's way to close. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a keyboard has Escape and the button. */}
      <div className="scrim" onClick={() => onShow(false)} />
      <aside className="panel" part="panel" aria-label={say(en.priceSoFar)} onBlur={onLeave}>
        {quote.total > 0 && (
          <button
            ref={tab}
            type="button"
            className="tab"
            part="total"
            aria-expanded={isOpen}
            onClick={() => onShow(!isOpen)}
          >
            <span>
              <Amounts text={say(en.totalOf, { total })} />
            </span>
            <Icon path={up} />
          </button>
        )}
        <div className="bill">
          <header>
            <h3>{say(en.breakdown)}</h3>
            <span>
              <Icon path={service?.icon ?? ''} />
              {service?.name}
            </span>
          </header>
          <button type="button" aria-label={say(en.closeBreakdown)} onClick={() => onShow(false)}>
            <Icon path={close} />
          </button>
          <GrowingPlan {...plan} shape="sheet" />
          {isOpen && (
            <>
              <Lines quoted={quoted} />
              <small>
                <LiveText text={roundingNote(quote, say)} />
              </small>
              {/* The final quote and the contact step have no questions to prepare for. */}
              {next?.intro && (
                <p>
                  <LiveText text={say(en.nextStep, { heading: next.heading, intro: next.intro })} />
                </p>
              )}
            </>
          )}
        </div>
      </aside>
    </div>
  )
}

/** What a quote is for, while the visitor chooses. */
interface GrowingQuote {
  things: Things
  /** What the service counts and offers, to be drawn before anything is chosen. */
  possible: Things
  /** The id of the thing that was added last; '' for none. */
  newest: string
  /** What to do first, while nothing is chosen. */
  invitation: string
}

interface GrowingPlanProps extends GrowingQuote {
  shape: 'strip' | 'sheet'
}

/** The plan while the visitor chooses; an empty one at first. */
export function GrowingPlan({ things, possible, newest, invitation, shape }: GrowingPlanProps) {
  const isEmpty = things.rooms.length + things.extras.length === 0
  return isEmpty ? (
    <EmptyPlan things={possible} shape={shape} text={invitation} />
  ) : (
    <Plan things={things} shape={shape} newest={newest} />
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

/**
 * The id of the thing that was added last on this step; '' for none, also after something was
 * taken away.
 */
export function useNewest(rooms: readonly Thing[], stepId: string): string {
  const seen = useRef({ rooms, stepId, newest: '' })
  const { current } = seen
  const unitsBefore = (id: string) => current.rooms.find((thing) => thing.id === id)?.units ?? 0
  const added = rooms.find(({ id, units }) => units > unitsBefore(id))
  const isSame = sum(rooms) === sum(current.rooms)
  const newest = added?.id ?? (isSame ? current.newest : '')
  seen.current = { rooms, stepId, newest: stepId === current.stepId ? newest : '' }
  return seen.current.newest
}

function sum(rooms: readonly Thing[]): number {
  return rooms.reduce((total, { units }) => total + units, 0)
}
