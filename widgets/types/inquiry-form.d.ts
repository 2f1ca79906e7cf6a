import type { Service } from './answers.js'
import type { CameFrom, LastDetails, Reason, WidgetElement } from './widget-element.js'

/** The detail of `inquirysent`, and the start of the others. */
export interface Inquiry extends CameFrom {
  /** '' where none was chosen. */
  readonly service: Service | ''
  /** The same however often this message is sent, and in its mail. */
  readonly lead_id: string
  /** From a tag with `test`, and from no other. */
  readonly test?: true
}

/** The detail of `inquirysubmit`. */
export interface InquirySubmit extends Inquiry {
  /** Where the page is about to go. */
  readonly url: string
}

/** The detail of `inquiryfailed`. */
export interface InquiryFailure extends Inquiry {
  /** Why the message did not go. */
  readonly reason: Reason
  /**
   * Sends the same message once more, now or later; the next event says what became of it. Works once for each
   * failure, while no newer one came and the visitor changed nothing. Returns whether it does.
   */
  readonly retry: () => boolean
}

/** The events of `<inquiry-form>`, heard on it and on everything around it. None names a person. */
export interface InquiryFormEvents {
  /** In `mode="dialog"`: the dialog was opened. */
  inquiryopen: CustomEvent<object>
  /** In `mode="dialog"`: the dialog was closed. */
  inquiryclose: CustomEvent<object>
  /** The message was taken. */
  inquirysent: CustomEvent<Inquiry>
  /** The page is about to leave for `url`; `preventDefault()` keeps it. */
  inquirysubmit: CustomEvent<InquirySubmit>
  /**
   * The message was not taken. `preventDefault()` keeps the visitor waiting for at most 30 seconds, in which your
   * page can call `retry()`; else the visitor reads that it did not go.
   */
  inquiryfailed: CustomEvent<InquiryFailure>
}

/**
 * Name, email, phone, service and message in one card.
 *
 * @tag inquiry-form
 * @csspart form - Everything.
 * @csspart notice - What became of sending: what to fix, thanks, or what else there is to do.
 * @csspart send - The button that sends.
 */
declare class InquiryFormElement extends WidgetElement {
  /**
   * Preselects the service.
   * @attr service
   */
  service: Service | ''
}

interface InquiryFormElement extends LastDetails<InquiryFormEvents> {}

export type { InquiryFormElement }

declare global {
  interface HTMLElementTagNameMap {
    'inquiry-form': InquiryFormElement
  }
  interface GlobalEventHandlersEventMap extends InquiryFormEvents {}
}
