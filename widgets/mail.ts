import { version } from '@emailjs/browser/package.json'

/** Where mail goes: the ids of an EmailJS account, and the origin of its service. */
export interface MailAccount {
  service: string
  template: string
  key: string
  origin: string
}

/** Flat strings only: an EmailJS template shows nothing else. */
export type MailParams = Readonly<Record<string, string>>

/**
 * Why a mail did not go. `unreachable`: it never left (offline, blocked, no such host). `timeout`:
 * no answer in 20 s. `refused`: the service said no (4xx). `busy`: 429 or 5xx, twice.
 */
export type MailFault = 'unreachable' | 'timeout' | 'refused' | 'busy'

/** EmailJS takes one mail a second; a little more keeps clear of its clock. In milliseconds. */
const spacing = 1100

/** How long the service may take to answer before a send counts as failed, in milliseconds. */
const patience = 20_000

let nextTurn = 0

/** Waits until a mail may go, or until the page is left: then it goes at once or never. */
function turn(): Promise<void> {
  const now = Date.now()
  const wait = nextTurn - now
  nextTurn = Math.max(now, nextTurn) + spacing
  return new Promise((resolve) => {
    if (wait <= 0) return resolve()
    setTimeout(resolve, wait)
    addEventListener('pagehide', () => resolve(), { once: true })
  })
}

/**
 * Sends one mail through EmailJS, spaced from the one before; `again` allows for a second time when
 * the service is busy. Resolves when it was taken (any 2xx); rejects with a MailFault.
 *
 * This is the REST call of @emailjs/browser 4.4, to the byte (tests/unit/mail.test.ts holds them
 * side by side), made here because the library's own request is cut off when the page is left, has
 * no timeout, reads localStorage on load, which throws where storage is blocked, and costs 0.6 kB.
 */
export async function sendMail(
  account: MailAccount,
  params: MailParams,
  again = true,
): Promise<void> {
  const { service, template, key, origin } = account
  const request: RequestInit = {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify({
      lib_version: version,
      user_id: key,
      service_id: service,
      template_id: template,
      template_params: params,
    }),
    keepalive: true,
    credentials: 'omit',
  }
  for (; ; again = false) {
    await turn()
    const signal = AbortSignal.timeout(patience)
    let answer: Response
    try {
      answer = await fetch(`${origin}/api/v1.0/email/send`, { ...request, signal })
    } catch {
      // Whatever was thrown: WebKit's timeout is an AbortError, and a page's own fetch may throw at once.
      throw (signal.aborted ? 'timeout' : 'unreachable') satisfies MailFault
    }
    const { ok, status } = answer
    if (ok) return
    const busy = status === 429 || status > 499
    if (!busy || !again) throw (busy ? 'busy' : 'refused') satisfies MailFault
  }
}

/** An id for one intent of a visitor: the same on every retry. Works on http pages too. */
export function newLeadId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2)
}
