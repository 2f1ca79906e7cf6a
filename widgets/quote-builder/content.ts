import type { BusinessData, QuoteBusinessData, SheetContent } from '../rules/business.ts'
import type { WizardContent } from '../rules/wizard-steps.ts'
import type { Questions } from './when-and-where.tsx'

type Facts = BusinessData['company']

/** What the company's data says, as the quote builder shows it. */
export interface QuoteContent
  extends WizardContent,
    Pick<QuoteBusinessData, 'offer' | 'testimonial' | 'privacy' | 'hasSpark'>,
    Pick<Facts, 'name' | 'phone' | 'telHref' | 'email' | 'responseHours'> {
  /** What the contact step asks beside who somebody is, if anything. */
  readonly whenAndWhere: Questions | undefined
  /** What the printed page says of the company. */
  readonly sheet: SheetContent
}
