import type { Privacy } from '../fields/PrivacyNote.tsx'
/** What the owner's content says. */
export interface InquiryContent {
  /** What each service is called, by its id. */
  readonly services: Readonly<Record<string, string>>
  /** As people read it, and as a link. */
  readonly phone: string
  readonly telHref: string
  /** The recipient of every inquiry. */
  readonly email: string
  /** Within how many hours a lead hears back. */
  readonly responseHours: number
  readonly privacy: Privacy
}
