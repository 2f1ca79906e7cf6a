import { useEffect } from 'react'
import { addScript } from '../add-script.ts'
import { navigate, preload } from '../routing/navigation.ts'

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
      const { detail } = event as CustomEvent<{ url: string; quote_link?: string }>
      const url = new URL(detail.url, location.href)
      if (url.origin !== location.origin) return
      event.preventDefault()
      // The thanks say what was quoted, by the code at the end of the quote's link.
      const { hash } = detail.quote_link ? new URL(detail.quote_link) : url
      navigate(url.pathname + url.search + hash)
    }
    document.addEventListener(leaving, stayHere)
    return () => document.removeEventListener(leaving, stayHere)
  }, [script, leaving])
}
