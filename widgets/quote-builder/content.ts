import type { Privacy } from '../fields/PrivacyNote.tsx'
import type { Offer } from '../rules/catalogue.ts'
import type { WizardContent } from '../rules/wizard-steps.ts'
import type { Questions } from './when-and-where.tsx'

/** What the owner's content says. */
export interface QuoteContent extends WizardContent {
  /** What the company is called. */
  readonly name: string
  readonly offer: Offer | null
  /** As people read it, and as a link. */
  readonly phone: string
  readonly telHref: string
  readonly email: string
  /** Within how many hours a lead hears back. */
  readonly responseHours: number
  readonly testimonial: Testimonial | null
  readonly privacy: Privacy
  /** What the contact step asks beside who somebody is, if anything. */
  readonly whenAndWhere: Questions | undefined
}

export interface Testimonial {
  readonly text: string
  readonly name: string
  readonly detail: string
}
