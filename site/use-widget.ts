import { useEffect } from 'react'
import { navigate } from './navigation.ts'
import { loadPage } from './pages.ts'

/**
 * Brings a widget's script along for a visitor who came by a link, and makes its leaving for a page
 * of this site, which it announces with the event `leaving`, a page change without a page load.
 */
export function useWidget(script: string, leaving: string) {
  useEffect(() => {
    if (!document.querySelector(`script[src="${script}"]`)) {
      document.head.append(Object.assign(document.createElement('script'), { src: script }))
    }
    // Where it leads is ready before it goes there, whatever becomes of the line in between.
    loadPage('/booked').catch(() => {})
    const stayHere = (event: Event) => {
      const url = new URL((event as CustomEvent<{ url: string }>).detail.url, location.href)
      if (url.origin !== location.origin) return
      event.preventDefault()
      navigate(url.pathname + url.search + url.hash)
    }
    document.addEventListener(leaving, stayHere)
    return () => document.removeEventListener(leaving, stayHere)
  }, [script, leaving])
}
