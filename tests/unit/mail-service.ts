import { afterEach, beforeEach, vi } from 'vitest'

/** The account that the mails of these tests go to, and what one says. */
export const account = {
  serviceId: 's1',
  templateId: 't1',
  publicKey: 'k1',
  origin: 'https://mail.example',
}
export const params = { name: 'Ann', message: 'Two dogs.\nSide door.' }

interface Request extends RequestInit {
  url: string
  /** Milliseconds since the test began. */
  at: number
}

/** The requests of a test. */
export const requests: Request[] = []

/** The statuses or failures that the service answers in turn; after that, 200. */
export const answers: (number | Error)[] = []

/** The page's listeners for being left. */
export const leaving = new Set<() => void>()

/** The module under test: loaded for each test, because it remembers when the last mail was sent. */
export let mail: typeof import('../../widgets/lead/mail.ts')

/** Before each test, a page with its own clock and a mail service that has answered nothing. */
export function serveMails() {
  beforeEach(async () => {
    vi.useFakeTimers()
    requests.length = 0
    answers.length = 0
    leaving.clear()
    const began = performance.now()
    vi.stubGlobal('window', {
      async fetch(url: string, init: RequestInit) {
        requests.push({ ...init, url, at: performance.now() - began })
        const next = answers.shift() ?? 200
        if (next instanceof Error) throw next
        return ofType('cors', new Response(next === 204 ? null : 'as it likes', { status: next }))
      },
    })
    vi.stubGlobal('location', new URL('https://partner.example/prices'))
    vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
      if (type === 'pagehide') leaving.add(listener)
    })
    vi.stubGlobal('removeEventListener', (type: string, listener: () => void) => {
      if (type === 'pagehide') leaving.delete(listener)
    })
    vi.resetModules()
    mail = await import('../../widgets/lead/mail.ts')
    // The build uses this in place of the SDK's own.
    vi.stubGlobal('fetch', (await import('../../widgets/lead/fetch.ts')).fetch)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

/** An answer with a browser's type: `cors` comes from another origin, `basic` from a page's service worker. */
export function ofType(type: 'cors' | 'basic', response: Response): Response {
  return Object.defineProperty(response, 'type', { value: type })
}

/** The result of a mail once all timers have run. */
export async function outcome(sending: Promise<string>): Promise<string> {
  await vi.runAllTimersAsync()
  return sending
}
