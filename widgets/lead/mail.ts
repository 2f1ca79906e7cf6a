import { type EmailJSResponseStatus, init, send } from '@emailjs/browser'
import type { MailResult } from '../rules/lead/lead-state.ts'
import { maskedAddress } from '../rules/text/mask.ts'
import { dryAnswer } from './dry-answer.ts'
import { isOut, NoAnswer } from './fetch.ts'
import { newId } from './lead-memory.ts'
import { type MailAccount, mailboxKey } from './mail-account.ts'
import type { Settings } from './settings.ts'

/** Only texts, not nested, because an EmailJS template shows nothing else. */
export type MailParams = Readonly<Record<string, string>>

/** A mail with its whole content: a retry, even from another page, sends the same. */
export interface WrittenMail {
  /** Sends it once, and calls `onPost` when the request is made. */
  send(onPost?: () => void): Promise<MailResult>
  /** Whether the request has left by now, and arrives even if the page is left. */
  isOut(): Promise<boolean>
  /**
   * Whether the owner has another account: `newest` looks up where leads go by now, and `reserve` is the
   * one for what is refused. If so, the mail goes there from then on.
   */
  followAccount(next: 'newest' | 'reserve'): Promise<boolean>
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
      isDry
        ? inTurn(urgency, () => dryAnswer(mail), onPost)
        : sendMail(account, mail, urgency, onPost),
    isOut: async () => isDry || isOut(account.origin),
    async followAccount(next) {
      if (isDry) return false
      const before = account
      // Each is the other's reserve, so that a retry begins with the account of the last try, and
      // never stays with a reserve that refuses.
      const swapped = before.other && { ...before.other, other: before }
      account = (next === 'newest' ? await settings.newestAccount() : swapped) ?? before
      return idsOf(account) !== idsOf(before)
    },
  }
}

const idsOf = ({ other: _, ...ids }: MailAccount) => JSON.stringify(ids)

/**
 * Sends a mail that nobody waits for; once more if the service is busy, or the owner has moved to
 * another account. It never goes to the reserve, whose mails are kept for leads.
 */
export async function sendNotice(settings: Settings, params: MailParams): Promise<MailResult> {
  const mail = writeMail(settings, params, newId(), 'notice')
  const answer = await mail.send()
  const isWorthRetrying =
    answer === 'busy' || (answer === 'refused' && (await mail.followAccount('newest')))
  return isWorthRetrying ? mail.send() : answer
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

/** Waits its turn and sends one mail through EmailJS. Calls `onPost` when the request is made. Never rejects. */
export async function sendMail(
  account: MailAccount,
  params: MailParams,
  urgency: Urgency,
  onPost?: () => void,
): Promise<MailResult> {
  // Nobody knows where the mailbox of a local build is.
  if (account.publicKey === mailboxKey && !account.origin) return 'unreachable'
  try {
    const post = () => {
      // EmailJS shares its settings among all mails, and two accounts on a page must not mix.
      init({ publicKey: account.publicKey, origin: account.origin })
      return send(account.serviceId, account.templateId, { ...params })
    }
    return resultOf(await inTurn(urgency, post, onPost))
  } catch (error) {
    return error instanceof NoAnswer ? error.reason : 'unreachable'
  }
}

/** Only the status 200 or the text OK means that a mail was sent. */
function resultOf({ status, text }: EmailJSResponseStatus): MailResult {
  if (status === 200 || text === 'OK') return 'sent'
  return status === 429 || status >= 500 ? 'busy' : 'refused'
}

/** EmailJS takes one mail a second; a little more allows for its clock. In milliseconds. */
const spacing = 1100

/** A lead waits only for other leads. A notice that somebody viewed a quote waits for every other mail. */
export type Urgency = 'lead' | 'notice'

/** When the last lead and the last mail went, or will go: counted from the page's start, as clocks may change. */
let lastLead = Number.NEGATIVE_INFINITY
let lastMail = Number.NEGATIVE_INFINITY

/** Waits its turn, and makes the request; `onPost` is called as soon as it is made. */
async function inTurn<Answer>(
  urgency: Urgency,
  post: () => Promise<Answer>,
  onPost = () => {},
): Promise<Answer> {
  await turn(urgency)
  const answer = post()
  onPost()
  return answer
}

/** Waits until a mail may go. When the visitor leaves the page, it may go at once. */
export function turn(urgency: Urgency): Promise<void> {
  return urgency === 'lead' ? leadTurn() : noticeTurn()
}

async function leadTurn(): Promise<void> {
  const now = performance.now()
  const start = Math.max(now, lastLead + spacing)
  lastLead = start
  lastMail = Math.max(lastMail, start)
  if (start > now) await pause(start - now)
}

async function noticeTurn(): Promise<void> {
  let isLeaving = false
  // Checked again after each wait, because a lead may have gone in the meantime.
  while (!isLeaving && lastMail + spacing > performance.now()) {
    isLeaving = await pause(lastMail + spacing - performance.now())
  }
  lastMail = Math.max(lastMail, performance.now())
}

/** Waits for a time, or until the visitor leaves the page: then it resolves to true. */
function pause(milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isLeaving: boolean) => {
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
      resolve(isLeaving)
    }
    const leave = () => end(true)
    const timer = setTimeout(end, milliseconds, false)
    addEventListener('pagehide', leave)
  })
}
