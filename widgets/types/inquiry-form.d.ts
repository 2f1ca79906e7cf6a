import type { Service } from './answers.js'
import type { CameFrom, LastDetails, Reason, WidgetElement } from './widget-element.js'

/** The detail of `inquirysent`, and part of the other details. */
export interface Inquiry extends CameFrom {
  /** '' if none was chosen. */
  readonly service: Service | ''
  /** Stays the same however often this message is sent, and is in its mail. */
  readonly lead_id: string
  /** Only from a tag with `test`. */
  readonly test?: true
}

/** The detail of `inquirysubmit`. */
export interface InquirySubmit extends Inquiry {
  /** Where the page is about to go. */
  readonly url: string
}

/** The detail of `inquiryfailed`. */
export interface InquiryFailure extends Inquiry {
  /** Why the message was not sent. */
  readonly reason: Reason
  /**
   * Sends the same message once more, now or later; the next event says what became of it. Works
   * once for each failure, until a newer failure comes or the visitor changes something. Returns
   * whether it works.
   */
  readonly retry: () => boolean
}

/** The events of `<inquiry-form>`, which reach it and everything around it. None names a person. */
export interface InquiryFormEvents {
  /** In `mode="dialog"`: the dialog was opened. */
  inquiryopen: CustomEvent<object>
  /** In `mode="dialog"`: the dialog was closed. */
  inquiryclose: CustomEvent<object>
  /** The message was accepted. */
  inquirysent: CustomEvent<Inquiry>
  /** The page is about to leave for `url`; `preventDefault()` keeps it. */
  inquirysubmit: CustomEvent<InquirySubmit>
  /**
   * The message was not accepted. `preventDefault()` keeps the visitor waiting for at most 30
   * seconds, in which your page can call `retry()`; otherwise the visitor reads that it was not
   * sent.
   */
  inquiryfailed: CustomEvent<InquiryFailure>
}

/**
 * Name, email, phone, service and message in one card.
 *
 * @tag inquiry-form
 * @csspart form - Everything.
 * @csspart notice - The result of sending: what to fix, thanks, or what else there is to do.
 * @csspart send - The button that sends.
 */
declare class InquiryFormElement extends WidgetElement {
  /** Preselects the service. */
  get service(): Service | ''
  set service(value: Service | '' | null | undefined)
}

interface InquiryFormElement extends LastDetails<InquiryFormEvents> {}

export type { InquiryFormElement }

declare global {
  interface HTMLElementTagNameMap {
    'inquiry-form': InquiryFormElement
  }
  interface GlobalEventHandlersEventMap extends InquiryFormEvents {}
}
