import { blankInquiry, type Inquiry, type InquiryErrors, inquiryErrors } from './inquiry.ts'

/** Where a visitor stands with the contact form. */
export interface InquiryState {
  readonly inquiry: Inquiry
  readonly phase: 'idle' | 'sending' | 'sent' | 'failed'
  /** What was wrong when the button was pressed and still is; undefined before it found anything. */
  readonly errors: InquiryErrors | undefined
  /** Counts what the visitor was told: each time, the focus goes there. */
  readonly outcomes: number
}

export type InquiryAction =
  | { type: 'typed'; fields: Partial<Inquiry> }
  /** The button was pressed and something is wrong. */
  | { type: 'rejected'; errors: InquiryErrors }
  | { type: 'sending' }
  | { type: 'failed' }
  /** `inquiry` is what was sent; `service` what the page preselects in the next, blank form. */
  | { type: 'sent'; inquiry: Inquiry; service: string }

export function newInquiryState(service: string): InquiryState {
  return { inquiry: blankInquiry(service), phase: 'idle', errors: undefined, outcomes: 0 }
}

export function reduceInquiry(state: InquiryState, action: InquiryAction): InquiryState {
  const outcomes = state.outcomes + 1
  switch (action.type) {
    case 'typed': {
      const inquiry = { ...state.inquiry, ...action.fields }
      const phase = state.phase === 'sent' ? 'idle' : state.phase
      return { ...state, inquiry, phase, errors: stillWrong(state.errors, inquiry) }
    }
    case 'rejected':
      return { ...state, phase: 'idle', errors: action.errors, outcomes }
    case 'sending':
      return { ...state, phase: 'sending', errors: undefined }
    case 'failed':
      return { ...state, phase: 'failed', outcomes }
    case 'sent': {
      // What was typed while the mail was under way is the start of another inquiry.
      const isUnchanged = state.inquiry === action.inquiry
      const inquiry = isUnchanged ? blankInquiry(action.service) : state.inquiry
      return { ...state, phase: 'sent', inquiry, outcomes }
    }
  }
}

/** Whether a field shows that it is right: once the button has found something wrong in the form. */
export function isShownRight(
  { inquiry, errors }: InquiryState,
  field: keyof InquiryErrors,
): boolean {
  return errors !== undefined && !inquiryErrors(inquiry)[field]
}

/**
 * An error keeps its words until its field is right, because other words would be read out at every
 * letter; a field that becomes wrong waits for the button.
 */
function stillWrong(told: InquiryErrors | undefined, inquiry: Inquiry): InquiryErrors | undefined {
  if (!told) return undefined
  const wrong = inquiryErrors(inquiry)
  const left = Object.entries(told).filter(([field]) => field in wrong)
  return Object.fromEntries(left)
}
