import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const account = {
  serviceId: 's1',
  templateId: 't1',
  publicKey: 'k1',
  origin: 'https://mail.example',
}
const params = { name: 'Ann', message: 'Two dogs.\nSide door.' }

interface Request extends RequestInit {
  url: string
  /** Milliseconds since the test began. */
  at: number
}
type Answer = number | Error

let requests: Request[] = []
let answers: Answer[] = []
let began = 0
let leaving = new Set<() => void>()
let mail: typeof import('../../widgets/lead/mail.ts')

/** Gives the `answers` in turn, and 200 after that. */
async function answer(url: string, init: RequestInit): Promise<Response> {
  requests.push({ ...init, url, at: performance.now() - began })
  const next = answers.shift() ?? 200
  if (next instanceof Error) throw next
  return ofType('cors', new Response(next === 204 ? null : 'as it likes', { status: next }))
}

/** An answer with a browser's type: `cors` comes from another origin, `basic` from a page's service worker. */
function ofType(type: 'cors' | 'basic', response: Response): Response {
  return Object.defineProperty(response, 'type', { value: type })
}

/** The result of a mail once all timers have run. */
async function outcome(sending: Promise<string>): Promise<string> {
  await vi.runAllTimersAsync()
  return sending
}

/** AbortSignal.timeout on the clock of the test. */
function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}

beforeEach(async () => {
  vi.useFakeTimers()
  requests = []
  answers = []
  leaving = new Set()
  began = performance.now()
  vi.stubGlobal('window', { fetch: answer })
  vi.stubGlobal('location', new URL('https://partner.example/prices'))
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'pagehide') leaving.add(listener)
  })
  vi.stubGlobal('removeEventListener', (type: string, listener: () => void) => {
    if (type === 'pagehide') leaving.delete(listener)
  })
  // The modules are loaded again, because they remember when the last mail was sent.
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

describe('the request', () => {
  test('matches that of the EmailJS SDK, to the account it was given', async () => {
    await outcome(mail.sendMail(account, params, 'lead'))
    const [request] = requests
    expect(request).toMatchObject({
      url: 'https://mail.example/api/v1.0/email/send',
      method: 'POST',
      headers: { 'Content-type': 'application/json' },
    })
    expect(JSON.parse(`${request?.body}`)).toEqual({
      lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      user_id: 'k1',
      service_id: 's1',
      template_id: 't1',
      template_params: params,
    })
  })

  test('outlives its page, carries no cookies and gives up after 20 seconds', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout')
    await outcome(mail.sendMail(account, params, 'lead'))
    expect(requests).toMatchObject([{ keepalive: true, credentials: 'omit' }])
    expect(limit.mock.calls).toEqual([[20_000]])
    expect(requests[0]?.signal).toBe(limit.mock.results[0]?.value)
  })

  test('goes to its own account when a page has two, also when the page is left meanwhile', async () => {
    const other = { ...account, publicKey: 'k2', origin: 'https://other.example' }
    for (const to of [account, other, account]) mail.sendMail(to, params, 'lead')
    await vi.advanceTimersByTimeAsync(10)
    for (const leave of [...leaving]) {
      leave()
      // A browser runs its microtasks after each listener.
      await vi.advanceTimersByTimeAsync(0)
    }
    const sent = requests.map(({ url, body }) => [new URL(url).host, JSON.parse(`${body}`).user_id])
    expect(sent).toEqual([
      ['mail.example', 'k1'],
      ['other.example', 'k2'],
      ['mail.example', 'k1'],
    ])
  })
})

/** A page's service worker can make an answer up, and a redirect turns the POST into a GET. */
describe.each<[from: string, Record<string, readonly string[]>]>([
  [
    'the service',
    {
      sent: ['200 whatever', '202 OK', '418 OK'],
      refused: ['201', '202', '204', '299', '400', '401', '403', '404', '412', '413', '422'],
      busy: ['429', '500', '502', '503', '504'],
    },
  ],
  [
    'the page itself',
    {
      unreachable: ['200 You are offline.', '204', '302'],
      sent: ['200 OK'],
      refused: ['404 Not found'],
      busy: ['503 Offline'],
    },
  ],
  [
    'a redirect',
    { unreachable: ['200 Thank you!'], sent: ['200 OK'], refused: ['403 Account not found'] },
  ],
])('an answer of %s, after one request,', (from, results) => {
  const rows = Object.entries(results).flatMap(([result, texts]) =>
    texts.map((text) => [text, result] as const),
  )
  test.each(rows)('%s means that the mail is %s', async (text, result) => {
    const status = Number.parseInt(text, 10)
    const body = text.slice(4)
    const response = new Response(status === 204 ? null : body, { status })
    const typed = ofType(from === 'the page itself' ? 'basic' : 'cors', response)
    const redirected = Object.defineProperty(typed, 'redirected', { value: from === 'a redirect' })
    const fetch = vi.fn(async () => redirected)
    vi.stubGlobal('window', { fetch })
    expect(await outcome(mail.sendMail(account, params, 'lead'))).toBe(result)
    expect(fetch).toHaveBeenCalledOnce()
  })
})

describe('a notice', () => {
  const settings = { account: () => account, cameFrom: {}, isTest: false } as never

  test('is sent a second time unchanged when the service is busy, but not a third time', async () => {
    const { sendNotice } = await import('../../widgets/lead/mail.ts')
    answers = [503]
    expect(await outcome(sendNotice(settings, params))).toBe('sent')
    const [first, again] = requests
    expect(again?.at).toBeGreaterThanOrEqual(1100)
    expect(again?.body).toBe(first?.body)
    answers = [503, 429]
    expect(await outcome(sendNotice(settings, params))).toBe('busy')
    expect(requests).toHaveLength(4)
  })
})

describe('a request that outlives its page', () => {
  test.each([new TypeError('Failed to fetch'), new DOMException('left', 'AbortError')])(
    'and fails with %s is not repeated, because it may have arrived',
    async (error) => {
      vi.stubGlobal('window', {
        fetch: async (url: string, init: RequestInit) => {
          requests.push({ ...init, url, at: 0 })
          await new Promise((resolve) => setTimeout(resolve, 1))
          throw error
        },
      })
      expect(await outcome(mail.sendMail(account, params, 'lead'))).toBe('unreachable')
      expect(requests).toHaveLength(1)
    },
  )

  test('and is refused at once, as where the page’s own have filled the budget, is made once more as one that needs its page', async () => {
    const full = new TypeError('Failed to fetch')
    answers = [full]
    expect(await outcome(mail.sendMail(account, params, 'lead'))).toBe('sent')
    expect(requests).toMatchObject([{ keepalive: true }, { keepalive: false }])
    expect(requests[1]?.body).toBe(requests[0]?.body)
    answers = [full, full]
    expect(await outcome(mail.sendMail(account, params, 'lead'))).toBe('unreachable')
    expect(requests).toHaveLength(4)
  })
})

describe('whether a mail without an answer has left', () => {
  /** A service whose POSTs have no answer; `answerHead` is its answer to any other request. */
  async function isOut(answerHead: () => Promise<unknown>, keepalive = true) {
    const fetch = vi.fn((_: string, init: RequestInit) => {
      if (init.method === 'HEAD') return answerHead()
      const isRefused = init.keepalive && !keepalive
      return isRefused ? Promise.reject(new TypeError('full')) : new Promise(() => {})
    })
    vi.stubGlobal('window', { fetch })
    mail.sendMail(account, params, 'lead')
    await vi.advanceTimersByTimeAsync(2000)
    const { isOut } = await import('../../widgets/lead/fetch.ts')
    const result = await isOut(account.origin)
    return { result, heads: fetch.mock.calls.filter(([, { method }]) => method === 'HEAD') }
  }

  test('is known once the service answers another request with the same preflight', async () => {
    const { result, heads } = await isOut(async () => new Response(null, { status: 405 }))
    expect(result).toBe(true)
    expect(heads).toMatchObject([
      [
        'https://mail.example/api/v1.0/email/send',
        { headers: { 'Content-type': 'application/json' } },
      ],
    ])
    expect((await isOut(() => Promise.reject(new TypeError()))).result).toBe(false)
  })

  test('is known without asking where the service has just answered another mail', async () => {
    await outcome(mail.sendMail(account, params, 'notice'))
    expect(await isOut(() => Promise.reject(new TypeError()))).toEqual({ result: true, heads: [] })
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await isOut(() => Promise.reject(new TypeError()))).result).toBe(false)
  })

  test('is not enough where the request needs its page', async () => {
    expect((await isOut(async () => new Response(), false)).result).toBe(false)
  })
})

describe('no answer', () => {
  // Functions with which a page may have replaced fetch.
  const blocks = () => {
    throw new Error('Blocked until you consent')
  }
  test.each<[string, () => unknown]>([
    ['throws', blocks],
    ['rejects with nothing', () => Promise.reject()],
    ['gives nothing', () => undefined],
    ['gives an object', async () => ({ ok: true })],
    ['gives a text without a status', async () => ({ ok: true, text: async () => 'fine' })],
    ['gives an invalid status', async () => ({ status: 'fine', text: async () => '' })],
    ['gives an opaque answer', async () => Response.error()],
    ['gives a body that breaks off', async () => ({ status: 200, text: () => Promise.reject() })],
  ])('is unreachable when the page replaced fetch with one that %s', async (_, fetch) => {
    vi.stubGlobal('window', { fetch })
    expect(await outcome(mail.sendMail(account, params, 'lead'))).toBe('unreachable')
  })

  test.each<[string, () => unknown]>([
    ['never settles', () => new Promise(() => {})],
    ['never ends its answer', async () => ({ status: 200, text: () => new Promise(() => {}) })],
  ])(
    'is a timeout after 20 seconds when the page replaced fetch with one that %s',
    async (_, fetch) => {
      vi.spyOn(AbortSignal, 'timeout').mockImplementation(abortAfter)
      vi.stubGlobal('window', { fetch })
      const reason = vi.fn()
      mail.sendMail(account, params, 'lead').then(reason)
      await vi.advanceTimersByTimeAsync(19_999)
      expect(reason).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(reason).toHaveBeenCalledWith('timeout')
    },
  )

  test('is unreachable when EmailJS itself rejects the account, and no rejection is left unhandled', async () => {
    expect(await outcome(mail.sendMail({ ...account, publicKey: '' }, params, 'lead'))).toBe(
      'unreachable',
    )
    expect(requests).toEqual([])
  })

  // WebKit's fetch calls it an AbortError.
  test.each(['TimeoutError', 'AbortError'])(
    'is a timeout 20 seconds after the mail was sent, however long it had waited (%s)',
    async (name) => {
      vi.spyOn(AbortSignal, 'timeout').mockImplementation(abortAfter)
      mail.sendMail(account, params, 'lead')
      await vi.advanceTimersByTimeAsync(0)
      vi.stubGlobal('window', {
        fetch: (_: string, { signal }: { signal: AbortSignal }) =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(new DOMException('late', name)))
          }),
      })
      let reason = ''
      mail.sendMail(account, params, 'lead').then((outcome) => {
        reason = outcome
      })
      await vi.advanceTimersByTimeAsync(1100 + 19_999)
      expect(reason).toBe('')
      await vi.advanceTimersByTimeAsync(1)
      expect(reason).toBe('timeout')
    },
  )
})

describe('mails', () => {
  const sendThree = () => ['a', 'b', 'c'].map((name) => mail.sendMail(account, { name }, 'lead'))
  const names = () => requests.map(({ body }) => JSON.parse(`${body}`).template_params.name)
  const times = () => requests.map(({ at }) => at)

  test('are sent without a timer when none was sent before', async () => {
    await mail.sendMail(account, params, 'lead')
    expect(times()).toEqual([0])
  })

  test('are sent at once after a pause, and otherwise in order with 1.1 seconds between them', async () => {
    sendThree()
    await vi.advanceTimersByTimeAsync(5000)
    expect(times()).toEqual([0, 1100, 2200])
    expect(names()).toEqual(['a', 'b', 'c'])
    mail.sendMail(account, params, 'lead')
    await vi.advanceTimersByTimeAsync(0)
    expect(times()).toEqual([0, 1100, 2200, 5000])
  })

  test('keep that distance when the machine’s clock is set back', async () => {
    sendThree()
    await vi.advanceTimersByTimeAsync(10)
    vi.setSystemTime(Date.now() - 3_600_000)
    mail.sendMail(account, { name: 'd' }, 'lead')
    await vi.advanceTimersByTimeAsync(3300)
    expect(names()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('that wait are sent at once when the page is left, and only once', async () => {
    sendThree()
    await vi.advanceTimersByTimeAsync(10)
    for (const leave of [...leaving]) leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(times()).toEqual([0, 10, 10])
    await vi.runAllTimersAsync()
    expect(names()).toEqual(['a', 'b', 'c'])
  })

  test('that are leads are sent at once, however recent a notice was; notices wait for every lead', async () => {
    const send = (name: string, urgency: 'lead' | 'notice') =>
      mail.sendMail(account, { name }, urgency)
    send('viewed', 'notice')
    await vi.advanceTimersByTimeAsync(300)
    send('lead', 'lead')
    await vi.advanceTimersByTimeAsync(0)
    expect(names()).toEqual(['viewed', 'lead'])
    send('viewed again', 'notice')
    await vi.advanceTimersByTimeAsync(600)
    // While the notice waits, a second lead waits only for the first.
    send('another lead', 'lead')
    await vi.advanceTimersByTimeAsync(5000)
    expect(names()).toEqual(['viewed', 'lead', 'another lead', 'viewed again'])
    expect(times()).toEqual([0, 300, 1400, 2500])
  })

  test('that are notices keep the distance too, and a waiting one is sent when the page is left', async () => {
    const view = () => mail.sendMail(account, params, 'notice')
    view()
    view()
    await vi.advanceTimersByTimeAsync(1200)
    view()
    await vi.advanceTimersByTimeAsync(10)
    for (const leave of [...leaving]) leave()
    await vi.runAllTimersAsync()
    expect(times()).toEqual([0, 1100, 1210])
  })

  test('leave no listener on the page', async () => {
    sendThree()
    await vi.runAllTimersAsync()
    expect(leaving.size).toBe(0)
  })
})
