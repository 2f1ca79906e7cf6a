import { type Dispatch, useLayoutEffect } from 'react'
import { warnOnce } from '../../element/read-attributes.ts'
import { loadedAddress } from '../../lead/visit.ts'
import type { Catalogue } from '../../rules/company/catalogue.ts'
import { codeInHash } from '../../rules/embed/quote-link.ts'
import { startOfLink } from '../../rules/engine/start.ts'
import type { Action } from '../../rules/wizard/wizard.ts'

/** Read when the script first runs, because the page's router may remove it from the address before a tag exists. */
let initialCode = codeInHash(location.hash) || codeBeforeRouter()

/** The code of the quote link that the visitor followed to this page; '' without a link. */
export function followedLink(): string {
  return codeInHash(location.hash) || initialCode
}

/** The code that the page's router removed from the address before the script ran; '' once the page has changed. */
function codeBeforeRouter(): string {
  const [page = '', hash = ''] = loadedAddress().split('#')
  const isSamePage = page === location.href.replace(/#.*/, '')
  return isSamePage ? codeInHash(`#${hash}`) : ''
}

/** The action that opens a link; undefined without a code. */
export function linkAction(catalogue: Catalogue, code: string): Action | undefined {
  if (!code) return undefined
  const start = startOfLink(catalogue, code)
  return start ? { type: 'open', start, entry: historyEntry() } : { type: 'unreadableLink' }
}

/** Opens each link that appears in the address after the page has loaded. */
export function useFollowedLink(
  isOn: boolean,
  catalogue: Catalogue,
  dispatch: Dispatch<Action>,
): void {
  useLayoutEffect(() => {
    if (!isOn) return
    warnIfUnreadable(linkAction(catalogue, followedLink()))
    // A tag has used the initial code, so from now on only the address counts.
    initialCode = ''
    const openLink = () => {
      const action = linkAction(catalogue, codeInHash(location.hash))
      if (action) dispatch(action)
      warnIfUnreadable(action)
    }
    addEventListener('hashchange', openLink)
    return () => removeEventListener('hashchange', openLink)
  }, [isOn, catalogue, dispatch])
}

function warnIfUnreadable(action: Action | undefined): void {
  if (action?.type !== 'unreadableLink') return
  warnOnce('<quote-builder>: the quote link in the address is not complete, so it was not opened.')
}

/** The address and the stored name of its history entry, when the script first runs. */
const initial = { address: location.href, entry: storedEntryName() }
let entryCount = 0

/**
 * A name for the current history entry, which tells a link that is pressed again (a new entry) from
 * a reload or Back (an older entry). Safari before 26.2 has no Navigation API: there the name that
 * the page stored counts, and without one each later address is new. '' for an entry that existed
 * before the page was loaded.
 */
function historyEntry(): string {
  const key = globalThis.navigation?.currentEntry?.key
  if (key) return key
  const entry = storedEntryName()
  const isFirst = location.href === initial.address && entry === initial.entry
  if (isFirst && wasLoadedBefore()) return ''
  return entry || `${performance.timeOrigin}-${entryCount++}`
}

/** Our own pages store a name in each history entry, and so does React Router. */
function storedEntryName(): string {
  const { entry, key } = Object(history.state)
  const name = entry ?? key
  return typeof name === 'string' ? name : ''
}

function wasLoadedBefore(): boolean {
  const [pageLoad] = performance.getEntriesByType('navigation')
  return pageLoad instanceof PerformanceNavigationTiming && pageLoad.type !== 'navigate'
}
