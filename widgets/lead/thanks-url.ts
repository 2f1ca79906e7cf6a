import { bookedHash } from '../rules/embed/booked-hash.ts'
import { maskedAddress } from '../rules/text/mask.ts'
import type { Settings } from './settings.ts'

/** Where the thanks are. Our own page says what was quoted, by its `code`, and offers the way back to a partner's page. */
export function thanksUrl({ successUrl, home, cameFrom }: Settings, code = ''): string {
  if (successUrl !== `${home}/booked`) return successUrl
  const { partner, reference } = cameFrom
  const from = location.origin === home ? '' : pageToReturnTo()
  return successUrl + bookedHash({ code, partner, reference, from })
}

/** This page; where its address may name a person, and is not passed on, the first of its site. */
function pageToReturnTo(): string {
  const { origin, pathname } = location
  const page = origin + pathname
  return maskedAddress(page) === page ? page : `${origin}/`
}
