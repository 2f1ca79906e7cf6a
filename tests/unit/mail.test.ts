import emailjs from '@emailjs/browser'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MailParams } from '../../widgets/mail.ts'

const account = { service: 's1', template: 't1', key: 'k1', origin: 'https://mail.example' }
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
let leaving: (() => void)[] = []
let sendMail: typeof import('../../widgets/mail.ts').sendMail

/** Answers with what `answers` says in turn, and with 200 after that. */
async function fakeFetch(url: string, init: RequestInit): Promise<Response> {
  requests.push({ ...init, url, at: Date.now() - began })
  const answer = answers.shift() ?? 200
  if (answer instanceof Error) throw answer
  return new Response('as it likes', { status: answer })
}

/** What became of a mail once all its waiting is over. */
async function outcome(mail: Promise<void>): Promise<string> {
  const settled = mail.then(
    () => 'sent',
    (fault) => fault,
  )
  await vi.runAllTimersAsync()
  return settled
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fakeFetch)
  vi.stubGlobal('location', new URL('https://partner.example/prices'))
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'pagehide') leaving.push(listener)
  })
  requests = []
  answers = []
  leaving = []
  began = Date.now()
  // The module afresh, for it remembers when the last mail went.
  vi.resetModules()
  sendMail = (await import('../../widgets/mail.ts')).sendMail
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the request', () => {
  /** What an HTTP server sees of it. */
  const onTheWire = ({ url, method, headers, body }: Request) => ({ url, method, headers, body })

  async function bothSend(ids: typeof account, given: MailParams) {
    requests = []
    const mine = sendMail(ids, given)
    await vi.advanceTimersByTimeAsync(1100)
    await mine
    emailjs.init({ publicKey: ids.key, origin: ids.origin })
    await emailjs.send(ids.service, ids.template, { ...given })
    return requests.map(onTheWire)
  }

  test('is to the byte the one that @emailjs/browser makes', async () => {
    const [mine, theirs] = await bothSend(account, params)
    expect(mine).toStrictEqual(theirs)
    expect(mine?.url).toBe('https://mail.example/api/v1.0/email/send')
    expect(mine?.body).toBe(
      '{"lib_version":"4.4.1","user_id":"k1","service_id":"s1","template_id":"t1",' +
        '"template_params":{"name":"Ann","message":"Two dogs.\\nSide door."}}',
    )
  })

  test('is the same to the byte whatever the ids and the texts', async () => {
    const id = fc.string({ unit: 'binary', minLength: 1 })
    const ids = fc.record({ service: id, template: id, key: id, origin: fc.webUrl() })
    // The library calls the params' own toString, so one of that name breaks it.
    const name = fc.string({ minLength: 1 }).filter((key) => !(key in {}))
    const texts = fc.dictionary(name, fc.string({ unit: 'binary' }))
    await fc.assert(
      fc.asyncProperty(ids, texts, async (anyAccount, anyParams) => {
        const [mine, theirs] = await bothSend(anyAccount, anyParams)
        expect(mine).toStrictEqual(theirs)
      }),
    )
  })

  test('outlives its page, carries no cookies and gives up after 20 seconds', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout')
    await outcome(sendMail(account, params))
    expect(requests).toMatchObject([{ keepalive: true, credentials: 'omit' }])
    expect(limit.mock.calls).toEqual([[20_000]])
    expect(requests[0]?.signal).toBe(limit.mock.results[0]?.value)
  })
})

describe('an answer', () => {
  test.each([200, 201, 299])('of %i is a mail that was sent, unread', async (status) => {
    answers = [status]
    expect(await outcome(sendMail(account, params))).toBe('sent')
    expect(requests).toHaveLength(1)
  })

  test.each([400, 401, 403, 404, 412, 413, 422])(
    'of %i is refused, after one request',
    async (status) => {
      answers = [status]
      expect(await outcome(sendMail(account, params))).toBe('refused')
      expect(requests).toHaveLength(1)
    },
  )

  test.each([429, 500, 502, 503, 504])('of %i is tried once more, as it was', async (status) => {
    answers = [status]
    expect(await outcome(sendMail(account, params))).toBe('sent')
    const [first, again] = requests
    expect(requests).toHaveLength(2)
    expect(again?.at).toBeGreaterThanOrEqual(1100)
    expect({ ...again, at: 0, signal: null }).toEqual({ ...first, at: 0, signal: null })
    expect(again?.signal).not.toBe(first?.signal)
  })

  test.each([429, 500, 503])('of %i twice is busy, and not asked a third time', async (status) => {
    answers = [status, status]
    expect(await outcome(sendMail(account, params))).toBe('busy')
    expect(requests).toHaveLength(2)
  })

  test('after the retry counts as any other', async () => {
    answers = [503, 400]
    expect(await outcome(sendMail(account, params))).toBe('refused')
    answers = [429, new TypeError('Failed to fetch')]
    expect(await outcome(sendMail(account, params))).toBe('unreachable')
  })
})

describe('no answer', () => {
  test.each([
    ['unreachable', new TypeError('Failed to fetch')],
    ['unreachable', new DOMException('left', 'AbortError')],
  ])('is %s when fetch says %s, and not tried again', async (fault, error) => {
    answers = [error]
    expect(await outcome(sendMail(account, params))).toBe(fault)
    expect(requests).toHaveLength(1)
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
      sendMail(account, params)
      await vi.advanceTimersByTimeAsync(0)
      vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('late', name)))
        })
      })
      let fault = ''
      sendMail(account, params).catch((reason) => {
        fault = reason
      })
      await vi.advanceTimersByTimeAsync(1100 + 19_999)
      expect(fault).toBe('')
      await vi.advanceTimersByTimeAsync(1)
      expect(fault).toBe('timeout')
    },
  )
})

describe('mails', () => {
  const sendThree = () => ['a', 'b', 'c'].map((name) => sendMail(account, { name }))
  const names = () => requests.map(({ body }) => JSON.parse(`${body}`).template_params.name)
  const times = () => requests.map(({ at }) => at)

  test('do not wait for any timer when nothing went before', async () => {
    await sendMail(account, params)
    expect(times()).toEqual([0])
  })

  test('go at once after a pause, and else 1.1 seconds apart in their order', async () => {
    sendThree()
    await vi.advanceTimersByTimeAsync(5000)
    expect(times()).toEqual([0, 1100, 2200])
    expect(names()).toEqual(['a', 'b', 'c'])
    sendMail(account, params)
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
    for (const leave of leaving) leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(times()).toEqual([0, 10, 10])
    await vi.runAllTimersAsync()
    expect(names()).toEqual(['a', 'b', 'c'])
  })
})

describe('the id of a lead', () => {
  test('is another one each time, even within one millisecond and on an http page', async () => {
    vi.stubGlobal('crypto', undefined)
    const { newLeadId } = await import('../../widgets/mail.ts')
    const ids = Array.from({ length: 1000 }, newLeadId)
    expect(new Set(ids).size).toBe(1000)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]{9,40}$/)
  })
})
