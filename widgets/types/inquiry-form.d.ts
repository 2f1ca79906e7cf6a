import type { CameFrom, LastDetails, Reason, Service, WidgetElement } from './widget-element.js'

/** The detail of `inquirysent`, and the start of the others. */
export interface Inquiry extends CameFrom {
  /** '' where none was chosen. */
  readonly service: Service | ''
  /** The same however often this message is sent, and in its mail. */
  readonly lead_id: string
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
  /** The message was not taken. */
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
