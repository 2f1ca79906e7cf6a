import { describe, expect, test, vi } from 'vitest'
import { account, leaving, mail, outcome, params, requests, serveMails } from './mail-service.ts'

serveMails()

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
