import { rejectWhenAborted } from '../business/fetch-business.ts'
import { ownProperties } from '../rules/text/table.ts'

/** How long the service may take to answer before a send counts as failed, in milliseconds. */
export const answerTimeout = 20_000

/** The service could not be reached (offline, blocked, no such host), or no answer came in time. */
export class NoAnswer extends Error {
  readonly reason: 'unreachable' | 'timeout'

  constructor(reason: NoAnswer['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** The part of a response that EmailJS reads. */
interface Answer {
  readonly ok: boolean
  readonly status: number
  text(): Promise<string>
}

/**
 * Replaces `fetch` in EmailJS; the build puts it there (vite.widget.config.ts). The SDK's own
 * request is cut off when the visitor leaves the page, and has no timeout:
 * https://github.com/emailjs-com/emailjs-sdk/blob/master/src/api/sendPost.ts
 * Rejects with a NoAnswer.
 */
export async function fetch(url: string, request: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(answerTimeout)
  // Only own properties: whatever a page adds to Object.prototype would count as an option of the
  // request.
  const options = ownProperties<RequestInit>({
    ...request,
    keepalive: true,
    credentials: 'omit',
    signal,
  })
  try {
    // Raced, because the page may have replaced fetch with one that ignores the signal.
    return await Promise.race([readAnswer(url, options), rejectWhenAborted(signal)])
  } catch {
    // The error itself is not reliable: WebKit calls a timeout an AbortError, and a page's own
    // fetch may throw anything.
    throw new NoAnswer(signal.aborted ? 'timeout' : 'unreachable')
  }
}

/**
 * Reads the response to its end, as a page's own fetch may return something that is not a Response.
 * Any status counts as `ok`, because mail.ts says what it means. A service worker of the page, or its own fetch, can make up a response although
 * nothing was sent; and a redirect turns the POST into a GET, whose page says nothing of the mail.
 * So a response counts as the service's only if it came from another origin by CORS and without a
 * redirect, has the text OK, or has an error status.
 */
async function readAnswer(url: string, request: RequestInit): Promise<Answer> {
  const response = await post(url, request)
  const text = await response.text()
  // As a number, so that a response without a status fails here and does not count as a 200.
  const status = Number(response.status)
  const isDirect = response.type === 'cors' && !response.redirected
  if (!isDirect && text !== 'OK' && !(status >= 400)) throw new NoAnswer('unreachable')
  answerTimes.set(url, performance.now())
  return { ok: true, status, text: async () => text }
}

/** How many requests under way would be cut off if the page were left. */
let mortalRequests = 0

/**
 * Browsers refuse a request that outlives its page if the bodies of all such requests under way,
 * also of the page's own, exceed 64 KiB: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch.
 * Then it is sent once more as one that needs its page. A refusal comes before a timer that is set
 * after the call, and an error of something that has left comes later, so that no mail goes twice.
 */
async function post(url: string, request: RequestInit): Promise<Response> {
  let isRefusal = true
  try {
    const answer = window.fetch(url, request)
    setTimeout(() => {
      isRefusal = false
    })
    return await answer
  } catch (error) {
    if (!isRefusal) throw error
  }
  mortalRequests++
  try {
    return await window.fetch(url, { ...request, keepalive: false })
  } finally {
    mortalRequests--
  }
}

/** When each service last answered, by its address. */
const answerTimes = new Map<string, number>()

/**
 * Browsers ask a service whether it takes the POST, and remember its consent for 5 seconds:
 * https://fetch.spec.whatwg.org/#cors-preflight-cache. Two more have passed when the answer is missed.
 */
const consentTime = 7000

/** The address to which the mails of an account go, whose service is at `origin`. */
export function mailAddress(origin: string): string {
  return `${origin}/api/v1.0/email/send`
}

/**
 * Whether a POST that has no answer yet has left for the service at `origin`, and arrives even if
 * the page is left. No browser tells when the POST follows its preflight, so this waits for the
 * answer to another request that needs the same preflight.
 */
export async function isOut(origin: string): Promise<boolean> {
  const url = mailAddress(origin)
  const answeredAt = answerTimes.get(url) ?? Number.NEGATIVE_INFINITY
  try {
    if (performance.now() - answeredAt > consentTime) {
      const headers = { 'Content-type': 'application/json' }
      await window.fetch(url, { method: 'HEAD', headers })
    }
    return mortalRequests === 0
  } catch {
    return false
  }
}
