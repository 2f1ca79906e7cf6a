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

/** Answers with what `answers` says in turn, and with 200 after that. */
async function answer(url: string, init: RequestInit): Promise<Response> {
  requests.push({ ...init, url, at: Date.now() - began })
  const next = answers.shift() ?? 200
  if (next instanceof Error) throw next
  return new Response('as it likes', { status: next })
}

/** What became of a mail once all its waiting is over. */
async function outcome(sending: Promise<string>): Promise<string> {
  await vi.runAllTimersAsync()
  return sending
}

beforeEach(async () => {
  vi.useFakeTimers()
  requests = []
  answers = []
  leaving = new Set()
  began = Date.now()
  vi.stubGlobal('window', { fetch: answer })
  vi.stubGlobal('location', new URL('https://partner.example/prices'))
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'pagehide') leaving.add(listener)
  })
  vi.stubGlobal('removeEventListener', (type: string, listener: () => void) => {
    if (type === 'pagehide') leaving.delete(listener)
  })
  // The modules afresh: they remember when the last mail went.
  vi.resetModules()
  mail = await import('../../widgets/lead/mail.ts')
  // What the build puts in place of the SDK's own.
  vi.stubGlobal('fetch', (await import('../../widgets/lead/fetch.ts')).fetch)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the request', () => {
  test('is that of the EmailJS SDK, to the account it was given', async () => {
    await outcome(mail.sendMail(account, params))
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
    await outcome(mail.sendMail(account, params))
    expect(requests).toMatchObject([{ keepalive: true, credentials: 'omit' }])
    expect(limit.mock.calls).toEqual([[20_000]])
    expect(requests[0]?.signal).toBe(limit.mock.results[0]?.value)
  })

  test('of two accounts on one page goes to its own, also when the page is left meanwhile', async () => {
    const other = { ...account, publicKey: 'k2', origin: 'https://other.example' }
    for (const to of [account, other, account]) mail.sendMail(to, params)
    await vi.advanceTimersByTimeAsync(10)
    for (const leave of [...leaving]) {
      leave()
      // A browser empties its queue of microtasks after each listener.
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

describe('an answer', () => {
  test.each([200, 201, 299])('of %i is a mail that was sent', async (status) => {
    answers = [status]
    expect(await outcome(mail.sendMail(account, params))).toBe('sent')
    expect(requests).toHaveLength(1)
  })

  test.each([400, 401, 403, 404, 412, 413, 422])(
    'of %i is refused, after one request',
    async (status) => {
      answers = [status]
      expect(await outcome(mail.sendMail(account, params))).toBe('refused')
      expect(requests).toHaveLength(1)
    },
  )

  test.each([429, 500, 502, 503, 504])('of %i is tried once more, as it was', async (status) => {
    answers = [status]
    expect(await outcome(mail.sendMail(account, params))).toBe('sent')
    const [first, again] = requests
    expect(requests).toHaveLength(2)
    expect(again?.at).toBeGreaterThanOrEqual(1100)
    expect(again?.body).toBe(first?.body)
    expect(again?.signal).not.toBe(first?.signal)
  })

  test.each([429, 500, 502, 503, 504])(
    'of %i twice is busy, and not asked a third time',
    async (status) => {
      answers = [status, status]
      expect(await outcome(mail.sendMail(account, params))).toBe('busy')
      expect(requests).toHaveLength(2)
    },
  )

  test('of a busy service is not tried again by itself where the sender does that', async () => {
    answers = [503]
    expect(await outcome(mail.sendMail(account, params, false))).toBe('busy')
    expect(requests).toHaveLength(1)
  })

  test('after the retry counts as any other', async () => {
    answers = [503, 400]
    expect(await outcome(mail.sendMail(account, params))).toBe('refused')
    answers = [429, new TypeError('Failed to fetch')]
    expect(await outcome(mail.sendMail(account, params))).toBe('unreachable')
  })
})

describe('no answer', () => {
  test.each([
    ['unreachable', new TypeError('Failed to fetch')],
    ['unreachable', new DOMException('left', 'AbortError')],
  ])('is %s when fetch says %s, and not tried again', async (reason, error) => {
    answers = [error]
    expect(await outcome(mail.sendMail(account, params))).toBe(reason)
    expect(requests).toHaveLength(1)
  })

  test('is unreachable when the page has put a fetch in place that throws', async () => {
    vi.stubGlobal('window', {
      fetch: () => {
        throw new Error('Blocked until you consent')
      },
    })
    expect(await outcome(mail.sendMail(account, params))).toBe('unreachable')
  })

  test('is unreachable when EmailJS itself turns the account down, and nobody has to catch that', async () => {
    expect(await outcome(mail.sendMail({ ...account, publicKey: '' }, params))).toBe('unreachable')
    expect(requests).toEqual([])
  })

  // WebKit's fetch calls it an AbortError.
  test.each(['TimeoutError', 'AbortError'])(
    'is a timeout 20 seconds after the mail went, however long it had waited to go (%s)',
    async (name) => {
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(), milliseconds)
        return controller.signal
      })
      mail.sendMail(account, params)
      await vi.advanceTimersByTimeAsync(0)
      vi.stubGlobal('window', {
        fetch: (_: string, { signal }: { signal: AbortSignal }) =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(new DOMException('late', name)))
          }),
      })
      let reason = ''
      mail.sendMail(account, params).then((outcome) => {
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
  const sendThree = () => ['a', 'b', 'c'].map((name) => mail.sendMail(account, { name }))
  const names = () => requests.map(({ body }) => JSON.parse(`${body}`).template_params.name)
  const times = () => requests.map(({ at }) => at)

  test('do not wait for any timer when nothing went before', async () => {
    await mail.sendMail(account, params)
    expect(times()).toEqual([0])
  })

  test('go at once after a pause, and else 1.1 seconds apart in their order', async () => {
    sendThree()
    await vi.advanceTimersByTimeAsync(5000)
    expect(times()).toEqual([0, 1100, 2200])
    expect(names()).toEqual(['a', 'b', 'c'])
    mail.sendMail(account, params)
    await vi.advanceTimersByTimeAsync(0)
    expect(times()).toEqual([0, 1100, 2200, 5000])
  })

  test('and retries keep the same distance', async () => {
    answers = [429, 429]
    const outcomes = Promise.all(sendThree().map(outcome))
    await vi.runAllTimersAsync()
    expect(await outcomes).toEqual(['sent', 'sent', 'sent'])
    const gaps = times().map((at, i) => at - (times()[i - 1] ?? Number.NEGATIVE_INFINITY))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1100)
    expect(requests).toHaveLength(5)
  })

  test('that wait go at once when the page is left, and only once', async () => {
    sendThree()
    await vi.advanceTimersByTimeAsync(10)
    for (const leave of [...leaving]) leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(times()).toEqual([0, 10, 10])
    await vi.runAllTimersAsync()
    expect(names()).toEqual(['a', 'b', 'c'])
  })

  test('leave no listener behind on the page', async () => {
    sendThree()
    await vi.runAllTimersAsync()
    expect(leaving.size).toBe(0)
  })
})

test('the id of a lead is another one each time, even within one millisecond and on an http page', async () => {
  vi.stubGlobal('crypto', undefined)
  const { newLeadId } = await import('../../widgets/lead/lead.ts')
  const ids = Array.from({ length: 1000 }, newLeadId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{9,40}$/)
})
