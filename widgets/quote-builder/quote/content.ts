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
  /** What the contact step asks besides name, email and phone, if anything. */
  readonly whenAndWhere: WhenAndWhereFields | undefined
  /** The company's details on the printed page. */
  readonly sheet: SheetContent
}

/** What the contact step asks when the owner wants more than name, email and phone. */
export interface ExtraFields {
  Fields: ComponentType<{
    state: FormState<Contact>
    onType(typed: Partial<Contact>): void
  }>
  errorsOf: FindErrors<Contact>
  /** The answers as the mail shows them. */
  paramsOf(contact: Contact): Record<string, string>
}

export interface WhenAndWhereFields extends ExtraFields {
  /** The fields where the service has asked for the postal code already; undefined if no others are left. */
  readonly withoutPostalCode: ExtraFields | undefined
}
