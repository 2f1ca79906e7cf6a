import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { bookedHash, codeInHash } from '../../widgets/rules/embed/quote-link.ts'
import type { SentContact } from '../../widgets/rules/lead/person.ts'
import { addScript } from '../loading/scripts.ts'
import { noBookedParams } from '../routing/booked.ts'
import { keepContact, leadState } from '../routing/sent-leads.ts'

/** The fields used here of the detail of `quotesubmit` and `inquirysubmit` (widgets/types). */
interface SubmitDetail {
  url: string
  quote_link?: string
  lead_id: string
  partner: string
  reference: string
}

/** The property used here of an element (widgets/types). */
interface SendingElement extends EventTarget {
  sentContact?: SentContact
}

/**
 * Loads a widget's script if the head of the page lacks it, as after a link within the site. When
 * the widget announces with its event `submitEvent` that it goes to a page of this site, the page
 * changes without a page load.
 */
export function useWidget(script: string, submitEvent: string) {
  const [, navigate] = useLocation()

  useEffect(() => {
    if (!document.querySelector(`script[src="${script}"]`)) addScript(script)
    const changePage = (event: Event) => {
      const { detail } = event as CustomEvent<SubmitDetail>
      const url = new URL(detail.url, location.href)
      if (url.origin !== location.origin) return
      event.preventDefault()
      const { quote_link: link, lead_id: leadId, partner, reference } = detail
      // The thank-you page reads the quote from the code at the end of the quote link.
      const code = link ? codeInHash(new URL(link).hash) : ''
      keepContact(leadId, (event.target as SendingElement).sentContact)
      const hash = bookedHash({ ...noBookedParams, code, partner, reference })
      navigate(url.pathname + url.search + hash, { state: leadState(leadId) })
    }
    document.addEventListener(submitEvent, changePage)
    return () => document.removeEventListener(submitEvent, changePage)
  }, [script, submitEvent, navigate])
}
