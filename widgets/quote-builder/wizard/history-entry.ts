/** The address and the page's note on its history entry, when the script first runs. */
const atFirst = { address: location.href, entry: notedEntry() }
let opened = 0

/**
 * Tells a link that is pressed again, which makes a new history entry, from a reload or Back, which do
 * not. '' if the entry existed before the page was loaded. Safari before 26.2 has no Navigation API: there the
 * page's own note of an entry counts, and without one each address that comes later is new.
 */
export function historyEntry(): string {
  const key = globalThis.navigation?.currentEntry?.key
  if (key) return key
  const entry = notedEntry()
  const isFirst = location.href === atFirst.address && entry === atFirst.entry
  if (isFirst && wasLoadedBefore()) return ''
  return entry || `${performance.timeOrigin}-${opened++}`
}

/** Our own pages note a name for each entry, and so does React Router. */
function notedEntry(): string {
  const { entry, key } = Object(history.state)
  const noted = entry ?? key
  return typeof noted === 'string' ? noted : ''
}

function wasLoadedBefore(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded instanceof PerformanceNavigationTiming && loaded.type !== 'navigate'
}
