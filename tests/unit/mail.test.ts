import { describe, expect, test, vi } from 'vitest'
import {
  account,
  answers,
  leaving,
  mail,
  ofType,
  outcome,
  params,
  requests,
  serveMails,
} from './mail-service.ts'

serveMails()

/** AbortSignal.timeout on the clock of the test. */
function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}

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
    const { sendNotice } = mail
    answers.push(503)
    expect(await outcome(sendNotice(settings, params))).toBe('sent')
    const [first, again] = requests
    expect(again?.at).toBeGreaterThanOrEqual(1100)
    expect(again?.body).toBe(first?.body)
    answers.push(503, 429)
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
    answers.push(full)
    expect(await outcome(mail.sendMail(account, params, 'lead'))).toBe('sent')
    expect(requests).toMatchObject([{ keepalive: true }, { keepalive: false }])
    expect(requests[1]?.body).toBe(requests[0]?.body)
    answers.push(full, full)
    expect(await outcome(mail.sendMail(account, params, 'lead'))).toBe('unreachable')
    expect(requests).toHaveLength(4)
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
