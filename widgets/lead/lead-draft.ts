import { conventions } from '../rules/company/conventions.ts'
import type { Dollars } from '../rules/company/money.ts'
import { bookedHash } from '../rules/embed/quote-link.ts'
import type { Reason } from '../rules/lead/lead-state.ts'
import { isRobot, type Person, type SentContact, sentContactOf } from '../rules/lead/person.ts'
import { maskedAddress } from '../rules/text/mask.ts'
import { type MailParams, type WrittenMail, writeMail } from './mail.ts'
import type { Settings } from './settings.ts'

/** What one press sends, fixed at that moment: a retry sends the same, even from another page. */
export interface LeadDraft {
  readonly subject: string
  readonly person: SentContact
  /** Where the page goes after sending; '' to stay. */
  readonly url: string
  readonly isRobot: boolean
  /** The detail of the lead's events, without its id. */
  readonly detail: object
  /** Writes the lead's mail with an id. */
  writeMail(leadId: string): WrittenMail
  /** Pushes to the page's data layer that the lead arrived, or that it failed. */
  count(leadId: string): void
  countFailure(leadId: string, reason: Reason): void
  /** Goes to `url`. `leadId` is the id of the lead if it has arrived; otherwise ''. */
  leave(leadId: string): void
}

/** What the visitor sends by a press of the button. */
interface Sending {
  /** The form, with its hidden field, and for how many milliseconds it was shown. */
  readonly fields: Person & { readonly website: string }
  readonly shownFor: number
  readonly subject: string
  /** An inquiry has no total. */
  readonly detail: { readonly service: string; readonly total?: Dollars }
  /** The code of the quote, for our thank-you page; '' for none. */
  readonly code?: string
  /** Whether our thank-you page may offer next steps; never after a test, of which it knows nothing. */
  readonly hasNextSteps?: boolean
  /** What the mail says. */
  readonly params: MailParams
}

/**
 * The lead of a press. That it arrived, or failed, is pushed to the page's data layer; a test has another event, which
 * nobody counts as a conversion.
 */
export function leadDraft(settings: Settings, sending: Sending): LeadDraft {
  const { track, cameFrom, isTest, contact: known } = settings
  const { fields, shownFor, subject, detail, code = '', hasNextSteps, params } = sending
  const { service, total = 0 } = detail
  const isPrefilled = Boolean(known.name || known.email || known.phone)
  const push = (event: string, details: object, leadId: string) => {
    const { partner } = cameFrom
    track(event, { ...details, lead_id: leadId, service, partner, ...testMark(isTest) })
  }
  return {
    subject,
    person: sentContactOf(fields),
    url: settings.successUrl,
    isRobot: isRobot(fields.website, shownFor, isPrefilled),
    detail,
    writeMail: (leadId) => writeMail(settings, params, leadId, 'lead'),
    count: (leadId) => {
      const currency = conventions().currency.code
      push(isTest ? 'test_lead' : 'generate_lead', { value: total, currency }, leadId)
    },
    countFailure: (leadId, reason) => push('lead_failed', { reason }, leadId),
    leave: (leadId) =>
      leaveFor(
        thanksUrl(settings, code, hasNextSteps && !isTest ? leadId : ''),
        settings.successTarget,
      ),
  }
}

/** The mark that only the events of a test carry. */
export function testMark(isTest: boolean): { readonly test?: true } {
  return isTest ? { test: true } : {}
}

/** The address of the thanks. Our own page shows the quote of `code`, and offers the way back to a partner's page. */
function thanksUrl({ successUrl, home, cameFrom }: Settings, code: string, leadId: string): string {
  if (!home || successUrl !== `${home}/booked`) return successUrl
  const from = location.origin === home ? '' : pageToReturnTo()
  return successUrl + bookedHash({ ...cameFrom, code, from, leadId })
}

/** The address of this page, or of its site's first page if this one may name a person. */
function pageToReturnTo(): string {
  const { origin, pathname } = location
  const page = origin + pathname
  return maskedAddress(page) === page ? page : `${origin}/`
}

/** Leaves for an address: in the frame that the widget is in, or in the whole window around it. */
function leaveFor(url: string, target: 'self' | 'top'): void {
  // If the frame may not navigate the window, `open` does nothing; other ways would throw.
  if (target === 'top') open(url, '_top')
  else location.assign(url)
}
