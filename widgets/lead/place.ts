import { maskedAddress } from '../rules/text/mask.ts'

/** By place, the element that has it. */
const holders = new Map<string, WeakRef<Element>>()

/**
 * What tells the stored choices of one element from those of another with the same tag, as the end of
 * their key: the name that the page gave it, else the page's path and, from the second on, its order
 * among its like. A dialog goes with the visitor from page to page, so its page does not count.
 */
export function placeOf(host: Element, name: string | undefined, isDialog: boolean): string {
  if (name) return `:${name}`
  const like = host.localName + (isDialog ? '[mode=dialog]' : ':not([mode=dialog])')
  const order = [...document.querySelectorAll(like)].indexOf(host)
  const page = isDialog ? '' : maskedAddress(location.pathname)
  // One in a shadow root of the page has no order, and one that came late may have another's.
  for (let next = Math.max(1, order + 1); ; next++) {
    const place = page + (next > 1 ? `:${next}` : '')
    const holder = holders.get(place)?.deref()
    if (holder?.isConnected && holder !== host) continue
    holders.set(place, new WeakRef(host))
    return place
  }
}
