import { bookedHash } from '../rules/booked-hash.ts'
import { maskedAddress } from '../rules/mask.ts'
import type { Settings } from './settings.ts'

/** Where the thanks are. Our own page says what was quoted, by its `code`, and offers the way back to a partner's page. */
export function thanksUrl({ successUrl, home, cameFrom }: Settings, code = ''): string {
  if (successUrl !== `${home}/booked`) return successUrl
  const { partner, reference } = cameFrom
  const from = location.origin === home ? '' : maskedAddress(location.href)
  return successUrl + bookedHash({ code, partner, reference, from })
}
