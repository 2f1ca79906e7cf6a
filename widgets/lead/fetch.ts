/** How long the service may take to answer before a send counts as failed, in milliseconds. */
const patience = 20_000

/** Why a mail never got an answer: there was no way (offline, blocked, no such host), or none came in time. */
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
  try {
    return await window.fetch(url, { ...request, keepalive: true, credentials: 'omit', signal })
  } catch {
    // Whatever was thrown: WebKit calls a timeout an AbortError, and a page's own fetch may throw anything.
    throw new NoAnswer(signal.aborted ? 'timeout' : 'unreachable')
  }
}
