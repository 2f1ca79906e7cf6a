import { aborted } from '../business/aborted.ts'
import { ownOf } from '../rules/text/table.ts'

/** How long the service may take to answer before a send counts as failed, in milliseconds. */
export const patience = 20_000

/** Why a mail never got an answer of the service: there was no way to it (offline, blocked, no such host), or none came in time. */
export class NoAnswer extends Error {
  readonly reason: 'unreachable' | 'timeout'

  constructor(reason: NoAnswer['reason']) {
    super(reason)
    this.reason = reason
  }
}

/**
 * What EmailJS fetches with: the build puts it in place of `fetch` (vite.widget.config.ts). The
 * SDK's own request is cut off when the page is left, and has no timeout:
 * https://github.com/emailjs-com/emailjs-sdk/blob/master/src/api/sendPost.ts
 * Rejects with a NoAnswer.
 */
export async function fetch(url: string, request: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(patience)
  // Own properties alone: what a page adds to Object.prototype would count as an option of the request.
  const lasting = ownOf<RequestInit>({ ...request, keepalive: true, credentials: 'omit', signal })
  try {
    // Raced, because a page may have a fetch of its own that does not heed the signal.
    return await Promise.race([answer(url, lasting), aborted(signal)])
  } catch {
    // Whatever was thrown: WebKit calls a timeout an AbortError, and a page's own fetch may throw anything.
    throw new NoAnswer(signal.aborted ? 'timeout' : 'unreachable')
  }
}

/** The statuses that a Response may have no text with. */
const bodiless = [204, 205, 304]

/**
 * The answer, read to its end and copied: what a page's own fetch hands over may not be a Response. A service
 * worker of the page, or its own fetch, can make up an answer while nothing was sent: only one that comes from another
 * origin by CORS is the service's by its status, and any other by the text OK.
 */
async function answer(url: string, request: RequestInit): Promise<Response> {
  const given = await window.fetch(url, request)
  const text = await given.text()
  // As a number, so that an answer without a status is refused here and does not count as a 200.
  const status = Number(given.status)
  const isOfService = given.type === 'cors' || text === 'OK' || status >= 400
  if (!isOfService) throw new NoAnswer('unreachable')
  return new Response(bodiless.includes(status) ? null : text, { status })
}
