import { maskedAddress } from '../rules/text/mask.ts'

/** The element at each place. */
const holders = new Map<string, WeakRef<Element>>()

/**
 * The end of an element's storage key, so that elements with the same tag keep separate choices:
 * the name that the page gave it, else the page's path and, from the second element on, its number.
 * A dialog follows the visitor from page to page, so its key has no path.
 */
export function placeOf(host: Element, name: string | undefined, isDialog: boolean): string {
  if (name) return `:${name}`
  const selector = host.localName + (isDialog ? '[mode=dialog]' : ':not([mode=dialog])')
  const order = [...document.querySelectorAll(selector)].indexOf(host)
  const page = isDialog ? '' : maskedAddress(location.pathname)
  // An element in a shadow root of the page has no number here, and one that was added late may get
  // the number of another. Such an element takes the next free number.
  for (let number = Math.max(1, order + 1); ; number++) {
    const place = page + (number > 1 ? `:${number}` : '')
    const holder = holders.get(place)?.deref()
    if (holder?.isConnected && holder !== host) continue
    holders.set(place, new WeakRef(host))
    return place
  }
}
