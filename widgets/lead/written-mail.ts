import type { Fault, MailResult } from '../rules/lead/lead-state.ts'
import { maskedAddress } from '../rules/text/mask.ts'
import { answerTimeout, isOut } from './fetch.ts'
import { newId } from './lead-memory.ts'
import { type MailParams, sendMail, turn, type Urgency } from './mail.ts'
import type { Settings } from './settings.ts'

/** A mail with its whole content: a retry, even from another page, sends the same. */
export interface WrittenMail {
  /** Sends it once, and calls `onPost` when the request is made. */
  send(onPost?: () => void): Promise<MailResult>
  /** Whether the request has left by now, and arrives even if the page is left. */
  isOut(): Promise<boolean>
  /** Whether the owner has another account by now. If so, the mail goes there from then on. */
  followAccount(): Promise<boolean>
}

/**
 * Writes a mail from the current settings. It says where the visitor came from, the page's address
 * without its query and its private parts, and the version of the script and the prices.
 */
export function writeMail(
  settings: Settings,
  params: MailParams,
  leadId: string,
  urgency: Urgency,
): WrittenMail {
  const { cameFrom, isTest, isDry, priceList } = settings
  let account = settings.account()
  const mail = {
    ...params,
    ...(isTest && { service: `TEST ${params.service}`, test: 'yes' }),
    lead_id: leadId,
    ...cameFrom,
    page: maskedAddress(pageAddress()),
    version: WIDGETS_VERSION,
    price_list: priceList,
  }
  return {
    send: (onPost) =>
      isDry ? dryAnswer(mail, urgency, onPost) : sendMail(account, mail, urgency, onPost),
    isOut: async () => isDry || isOut(account.origin),
    async followAccount() {
      const newest = await settings.newestAccount()
      if (!newest || JSON.stringify(newest) === JSON.stringify(account)) return false
      account = newest
      return true
    },
  }
}

/** Sends a mail that nobody waits for; once more if the service is busy, or the owner has another account. */
export async function sendNotice(settings: Settings, params: MailParams): Promise<MailResult> {
  const mail = writeMail(settings, params, newId(), 'notice')
  const answer = await mail.send()
  const isWorthRetrying =
    answer === 'busy' || (answer === 'refused' && (await mail.followAccount()))
  return isWorthRetrying ? mail.send() : answer
}

/** The email addresses that a tester enters to see what happens when a lead fails. */
const faults: ReadonlyMap<string, Fault> = new Map([
  ['refused@dry.example', 'refused'],
  ['busy@dry.example', 'busy'],
  ['silent@dry.example', 'timeout'],
  ['unreachable@dry.example', 'unreachable'],
])

/** About how long the mail service takes to answer, in milliseconds. */
const answerTime = 600

/** Waits its turn and answers as the mail service would, but sends nothing. Calls `onPost` as `sendMail` does. */
export async function dryAnswer(
  params: MailParams,
  urgency: Urgency,
  onPost = () => {},
): Promise<MailResult> {
  const email = params.email ?? params.from_email ?? ''
  const answer = faults.get(email.toLowerCase()) ?? 'sent'
  await turn(urgency)
  onPost()
  await pause(answer === 'timeout' ? answerTimeout : answerTime)
  return answer
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/**
 * The page's address. A document that another page wrote into a frame has none, only `about:srcdoc` or
 * its own content, so what is known about that page's address is returned; '' if nothing is.
 */
function pageAddress(): string {
  const { href } = location
  if (/^(http|file)/.test(href)) return href
  // The base is the other page's whole address, unless that page has a <base>.
  const { referrer, baseURI } = document
  return [baseURI, referrer].find((one) => one.startsWith(referrer) && /^http/.test(one)) ?? ''
}
