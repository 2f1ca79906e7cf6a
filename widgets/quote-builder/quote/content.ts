import type { ComponentType } from 'react'
import type { BusinessData, QuoteBusinessData, SheetContent } from '../../rules/company/business.ts'
import type { Contact } from '../../rules/lead/contact.ts'
import type { FindErrors, FormState } from '../../rules/lead/form-state.ts'
import type { WizardContent } from '../../rules/wizard/wizard-steps.ts'

type Facts = BusinessData['company']

/** The company's content that the quote builder shows. */
export interface QuoteContent
  extends WizardContent,
    Pick<QuoteBusinessData, 'offer' | 'testimonial' | 'privacy' | 'hasSpark'>,
    Pick<Facts, 'name' | 'phone' | 'telHref' | 'email' | 'responseHours'> {
  /** What the contact step asks beside who somebody is, if anything. */
  readonly whenAndWhere: WhenAndWhereFields | undefined
  /** What the printed page says of the company. */
  readonly sheet: SheetContent
}

/** What the contact step asks when the owner wants to know more than who somebody is. */
export interface ExtraFields {
  Fields: ComponentType<{
    state: FormState<Contact>
    onType(typed: Partial<Contact>): void
  }>
  errorsOf: FindErrors<Contact>
  /** What the mail says of the answers. */
  paramsOf(contact: Contact): Record<string, string>
}

export interface WhenAndWhereFields extends ExtraFields {
  /** What is left where a question of the service asked for the postal code already; undefined for nothing. */
  readonly withoutPostalCode: ExtraFields | undefined
}
