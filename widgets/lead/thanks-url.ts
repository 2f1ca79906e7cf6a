import { bookedHash } from '../rules/embed/booked-hash.ts'
import { maskedAddress } from '../rules/text/mask.ts'
import type { Settings } from './settings.ts'

/** The address of the thanks. Our own page shows the quote of `code`, and offers the way back to a partner's page. */
export function thanksUrl({ successUrl, home, cameFrom }: Settings, code = ''): string {
  if (!home || successUrl !== `${home}/booked`) return successUrl
  const { partner, reference } = cameFrom
  const from = location.origin === home ? '' : pageToReturnTo()
  return successUrl + bookedHash({ code, partner, reference, from })
}

/** The address of this page, or of its site's first page if this one may name a person. */
function pageToReturnTo(): string {
  const { origin, pathname } = location
  const page = origin + pathname
  return maskedAddress(page) === page ? page : `${origin}/`
}

/** Leaves for an address: in the frame that the widget is in, or in the whole window around it. */
export function leaveFor(url: string, target: 'self' | 'top'): void {
  // If the frame may not navigate the window, `open` does nothing; other ways would throw.
  if (target === 'top') open(url, '_top')
  else location.assign(url)
}
