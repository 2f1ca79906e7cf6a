import type { QuoteBuilderAnswers, Service } from './answers.js'
import type { CameFrom, LastDetails, Reason, WidgetElement } from './widget-element.js'

/** One line of a price. */
export interface QuoteLine {
  readonly label: string
  /** In cents, negative for a discount. */
  readonly price: number
}

/** The detail of `quotestep`. */
export interface QuoteStep {
  /** '' before one is chosen. */
  readonly service: Service | ''
  /** From 1. */
  readonly step: number
  /** How many steps there are. */
  readonly of: number
  /** The name of the step, such as `Your Quote`. */
  readonly name: string
}

/** The detail of `quotechange`, and part of all details below. */
export interface Quote {
  /** '' before one is chosen. */
  readonly service: Service | ''
  /** In whole dollars. */
  readonly total: number
  /** The lines that make it up. */
  readonly lines: readonly QuoteLine[]
}

/** The detail of `quoteview`. */
export interface QuoteView extends Quote, CameFrom {
  /** The address that opens this quote again, on our site or where `quote-link` says; '' if it has none. */
  readonly quote_link: string
  /** Only from a tag with `test`. */
  readonly test?: true
}

/** The detail of `quotesent`, and part of the two details below. */
export interface QuoteLead extends QuoteView {
  /** Stays the same however often this lead is sent, and is in its mail. */
  readonly lead_id: string
}

/** The detail of `quotesubmit`. */
export interface QuoteSubmit extends QuoteLead {
  /** Where the page is about to go; '' when it stays. */
  readonly url: string
}

/** The detail of `quotefailed`. */
export interface QuoteFailure extends QuoteLead {
  /** Why the lead was not sent. */
  readonly reason: Reason
  /**
   * Sends the same lead once more, now or later; the next event says what became of it. Works once
   * for each failure, until a newer failure comes or the visitor changes something. Returns whether
   * it works.
   */
  readonly retry: () => boolean
  /**
   * Says that your page takes over this lead and shows the visitor what becomes of it: the element
   * dispatches `quotesubmit`, and begins a new quote if your page prevents that. Works once.
   * Returns whether it was accepted.
   */
  readonly handOver: () => boolean
}

/** The detail of `next_step`. */
export interface NextStepTaken {
  /** `slot`: to choose a time. `deposit`: to pay one. `text`, also where its message was only copied, `whatsapp`, `call` or another `link`. */
  readonly kind: 'slot' | 'deposit' | 'text' | 'whatsapp' | 'call' | 'link'
  /** The service of the quote. */
  readonly service: Service
  /** The id of the lead, which is in its mail too. */
  readonly lead_id: string
  /** Only from a tag with `test`. */
  readonly test?: true
}

/**
 * The events of `<quote-builder>`, which reach it and everything around it. None names a person.
 */
export interface QuoteBuilderEvents {
  /** A step is reached. */
  quotestep: CustomEvent<QuoteStep>
  /** In `mode="dialog"`: the dialog was opened. */
  quoteopen: CustomEvent<object>
  /** In `mode="dialog"`: the dialog was closed. */
  quoteclose: CustomEvent<object>
  /** The price or a line of it changed, or earlier choices were restored. */
  quotechange: CustomEvent<Quote>
  /** The button of the final quote was pressed. */
  quoteview: CustomEvent<QuoteView>
  /** The page is about to leave for `url`; `preventDefault()` keeps it, and thanks are shown in place. */
  quotesubmit: CustomEvent<QuoteSubmit>
  /** The lead was accepted. */
  quotesent: CustomEvent<QuoteLead>
  /**
   * The lead was not accepted. `preventDefault()` keeps the visitor waiting for at most 30 seconds,
   * in which your page can call `retry()`; otherwise the visitor reads that it was not sent.
   */
  quotefailed: CustomEvent<QuoteFailure>
  /** The visitor took one of the company's next steps, next to the thanks. */
  next_step: CustomEvent<NextStepTaken>
}

/**
 * An instant quote, line by line, in a wizard of a few steps.
 *
 * @tag quote-builder
 * @cssprop [--ground=var(--paper)] - The background of everything: `none` shows your page's.
 * @cssprop [--inset=clamp(.7em, 4%, 1.65em)] - The space between its edge and its content.
 * @cssprop [--top-bar=0px] - How high a bar of your page at the top of the screen is: what stays in view stays below it.
 * @csspart wizard - Everything.
 * @csspart start - Everything, on the step that the tag's attributes start with: `room.css` keeps its height free.
 * @csspart progress - The step and its bar.
 * @csspart heading - The step's heading.
 * @csspart back - The Back button.
 * @csspart continue - The button that goes on, that sends, and that starts a new quote.
 * @csspart panel - The price next to or below the step.
 * @csspart total - The total in it, which opens its lines.
 * @csspart price - The final quote, and the thanks in its place.
 * @csspart receipt - Every line of the price, next to the final quote, the contact fields and the thanks.
 * @csspart keep - Under the final quote and the thanks: copies its link, shares, mails and prints it.
 */
declare class QuoteBuilderElement extends WidgetElement {
  /** Preselects the service and starts on the first step that your page has not answered. */
  get service(): Service | ''
  set service(value: Service | '' | null | undefined)
  /**
   * Where the link that a visitor copies leads: http(s), or a path of your site, to a page of yours
   * with this tag. `off`: quotes have no link, and `#q=` in your page's address opens none. Without
   * it, to our site, with your name.
   */
  get quoteLink(): string
  set quoteLink(value: string | null | undefined)
  /**
   * `off`: once a lead has arrived, the thanks do not offer what the company lets visitors do at once, such as choosing a
   * time. Our own thank-you page does not offer it to your visitors either.
   */
  get nextSteps(): 'off' | ''
  set nextSteps(value: 'off' | '' | null | undefined)
  /**
   * Shows a step, counted from 1 as in `quotestep`, and returns the one shown now: at most the
   * first that the visitor has not answered. The heading takes the focus, and nothing is counted or
   * mailed. Nothing changes for anything but a whole number from 1, or while a lead is under way.
   * Returns 0 while no step is shown: before the tag is rendered, in a dialog that was never
   * opened, and next to the thanks.
   */
  goTo(step: number): number
}

interface QuoteBuilderElement extends QuoteBuilderAnswers, LastDetails<QuoteBuilderEvents> {}

export type { QuoteBuilderElement }

declare global {
  interface HTMLElementTagNameMap {
    'quote-builder': QuoteBuilderElement
  }
  interface GlobalEventHandlersEventMap extends QuoteBuilderEvents {}
}
