import { useLayoutEffect } from 'react'

/**
 * Keeps the page from scrolling while `isLocked`. It adds its own style sheet and leaves the page's
 * elements and styles as they are.
 */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return
    const lock = new CSSStyleSheet()
    // The space of a scroll bar stays reserved, so that nothing shifts.
    const hasScrollBar = innerWidth > document.documentElement.clientWidth
    const gutter = hasScrollBar ? 'stable' : 'auto'
    lock.replaceSync(`:root{overflow:hidden!important;scrollbar-gutter:${gutter}!important}`)
    document.adoptedStyleSheets.push(lock)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== lock)
    }
  }, [isLocked])
}
