import { rejectWhenAborted } from '../business/reject-when-aborted.ts'
import { ownProperties } from '../rules/text/table.ts'

/** How long the service may take to answer before a send counts as failed, in milliseconds. */
export const answerTimeout = 20_000

/**
 * The service never answered: it could not be reached (offline, blocked, no such host), or no
 * answer came in time.
 */
export class NoAnswer extends Error {
  readonly reason: 'unreachable' | 'timeout'

  constructor(reason: NoAnswer['reason']) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Replaces `fetch` in EmailJS; the build puts it there (vite.widget.config.ts). The SDK's own
 * request is cut off when the visitor leaves the page, and has no timeout:
 * https://github.com/emailjs-com/emailjs-sdk/blob/master/src/api/sendPost.ts
 * Rejects with a NoAnswer.
 */
export async function fetch(url: string, request: RequestInit): Promise<Response> {
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
    return await Promise.race([fetchCopy(url, options), rejectWhenAborted(signal)])
  } catch {
    // The error itself is not reliable: WebKit calls a timeout an AbortError, and a page's own
    // fetch may throw anything.
    throw new NoAnswer(signal.aborted ? 'timeout' : 'unreachable')
  }
}

/** The statuses with which a Response must not have a text. */
const bodiless = [204, 205, 304]

/**
 * Reads the response to its end and copies it, as a page's own fetch may return something that is
 * not a Response. A service worker of the page, or its own fetch, can make up a response although
 * nothing was sent. So a response counts as the service's only if it came from another origin by
 * CORS, has the text OK, or has an error status.
 */
async function fetchCopy(url: string, request: RequestInit): Promise<Response> {
  const response = await window.fetch(url, request)
  const text = await response.text()
  // As a number, so that a response without a status fails here and does not count as a 200.
  const status = Number(response.status)
  const isFromService = response.type === 'cors' || text === 'OK' || status >= 400
  if (!isFromService) throw new NoAnswer('unreachable')
  return new Response(bodiless.includes(status) ? null : text, { status })
}
