import { maskedAddress } from '../rules/text/mask.ts'

/** The value that this tab saved under a key with this version; undefined without one, or if storage is blocked. */
export function loadFromSession(key: string, version: number): object | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return stored?.version === version ? stored : undefined
  } catch {
    return undefined
  }
}

/** Saves a value in this tab until it is closed. If storage is blocked or full, nothing happens. */
export function saveToSession(key: string, version: number, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ version, ...value }))
  } catch {
    // The widget still works; only after a reload it starts empty.
  }
}

/** Removes the value saved under a key. */
export function removeFromSession(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // If storage is blocked, nothing was saved.
  }
}

/** The element that uses each suffix. */
const holders = new Map<string, WeakRef<Element>>()

/**
 * The end of an element's storage key, so that elements with the same tag keep separate choices:
 * the name that the page gave it, else the page's path and, from the second element on, its number.
 * A dialog follows the visitor from page to page, so its key has no path.
 */
export function keySuffixOf(host: Element, name: string | undefined, isDialog: boolean): string {
  if (name) return `:${name}`
  const selector = host.localName + (isDialog ? '[mode=dialog]' : ':not([mode=dialog])')
  const order = [...document.querySelectorAll(selector)].indexOf(host)
  const page = isDialog ? '' : maskedAddress(location.pathname)
  // An element in a shadow root of the page has no number here, and one that was added late may get
  // the number of another. Such an element takes the next free number.
  for (let number = Math.max(1, order + 1); ; number++) {
    const suffix = page + (number > 1 ? `:${number}` : '')
    const holder = holders.get(suffix)?.deref()
    if (holder?.isConnected && holder !== host) continue
    holders.set(suffix, new WeakRef(host))
    return suffix
  }
}
