import type { Condition } from './catalogue.ts'

/** What a visitor may do once their quote has arrived: a card with a button. At most three are shown for any answers. */
export type NextStep = LinkStep | MessageStep | CallStep

interface NextStepBase {
  /** The words of the button. */
  readonly label: string
  /** A sentence about it. */
  readonly text: string
  /** It is shown only if all of these hold. They may be about every question of the service, and about the extras. */
  readonly when?: readonly Condition[]
}

/** Leads to a page where the company has an account, such as its booking service. */
interface LinkStep extends NextStepBase {
  readonly kind: 'slot' | 'deposit' | 'link'
  /**
   * An https:// address with placeholders: any of them in the values of its query, and in its path those that are
   * never empty. Its host and its fragment have none.
   */
  readonly url: string
}

/** Begins a message to the company. */
interface MessageStep extends NextStepBase {
  readonly kind: 'text' | 'whatsapp'
  readonly phone: StepPhone
  /** How the message begins, with placeholders. */
  readonly message: string
}

interface CallStep extends NextStepBase {
  readonly kind: 'call'
  readonly phone: StepPhone
}

interface StepPhone {
  /** As people read it. */
  readonly shown: string
  /** With the code of the country and without a plus: 16045550142. */
  readonly digits: string
}

/** What addresses and messages of next steps may have in braces: what is known of the lead. */
export const leadPlaceholders = [
  'lead_id',
  'service',
  'total',
  'quote_link',
  'preferred_date',
  'name',
  'email',
  'phone',
] as const

export type LeadPlaceholder = (typeof leadPlaceholders)[number]

/** Those that every lead has, so that they can also be part of a path. */
export const knownOfEveryLead: readonly LeadPlaceholder[] = ['lead_id', 'service', 'total']
