import { useEffect } from 'react'
import { bookedHash } from '../../widgets/rules/embed/booked-hash.ts'
import { codeInHash } from '../../widgets/rules/embed/quote-link.ts'
import { addScript } from '../loading/add-script.ts'
import { navigate, preload } from '../routing/navigation.ts'

/** The detail of `quotesubmit` and `inquirysubmit` (widgets/types), as far as it is used here. */
interface Leaving {
  url: string
  quote_link?: string
  partner: string
  reference: string
}

/**
 * Loads a widget's script where the page's head does not have it: for a visitor who came by a link
 * within the site. When the widget announces with the event `leaving` that it goes on to a page of this
 * site, that becomes a page change without a page load.
 */
export function useWidget(script: string, leaving: string) {
  useEffect(() => {
    if (!document.querySelector(`script[src="${script}"]`)) addScript(script)
    // Loaded now, so that the thank-you shows even if the connection is lost while the visitor types.
    preload('/booked')
    const stayHere = (event: Event) => {
      const { detail } = event as CustomEvent<Leaving>
      const url = new URL(detail.url, location.href)
      if (url.origin !== location.origin) return
      event.preventDefault()
      const { quote_link: link, partner, reference } = detail
      // The thanks say what was quoted, by the code at the end of the quote's link.
      const code = link ? codeInHash(new URL(link).hash) : ''
      navigate(url.pathname + url.search + bookedHash({ code, partner, reference, from: '' }))
    }
    document.addEventListener(leaving, stayHere)
    return () => document.removeEventListener(leaving, stayHere)
  }, [script, leaving])
}
