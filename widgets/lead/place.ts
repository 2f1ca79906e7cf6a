import { maskedAddress } from '../rules/mask.ts'

/**
 * What tells the stored choices of one element from those of another with the same tag, as the end of
 * their key: the name that the page gave it, else the page and, from the second on, its order on it.
 * A dialog goes with the visitor from page to page, and has one place for all of them.
 */
export function placeOf(host: Element, name: string | undefined, isDialog: boolean): string {
  if (name) return `:${name}`
  if (isDialog) return ''
  const order = [...document.querySelectorAll(host.localName)].indexOf(host)
  return maskedAddress(location.pathname) + (order > 0 ? `:${order + 1}` : '')
}
