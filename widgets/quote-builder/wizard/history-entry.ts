/** The address and the stored name of its history entry, when the script first runs. */
const initial = { address: location.href, entry: storedEntryName() }
let entryCount = 0

/**
 * A name for the current history entry, which tells a link that is pressed again (a new entry) from
 * a reload or Back (an older entry). Safari before 26.2 has no Navigation API: there the name that
 * the page stored counts, and without one each later address is new. '' for an entry that existed
 * before the page was loaded.
 */
export function historyEntry(): string {
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
