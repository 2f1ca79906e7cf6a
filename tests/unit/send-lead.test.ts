import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MailFault } from '../../widgets/lead/mail.ts'
import { type Sending, sendLead } from '../../widgets/quote-builder/send-lead.ts'

type Answer = 'sent' | MailFault

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A service that gives these answers in turn, each after so many milliseconds; and what was told. */
function service(answers: [Answer, after: number][], isTakenOver = false) {
  const told: string[] = []
  const retries: (() => void)[] = []
  let tries = 0
  return {
    told,
    retry: () => retries.shift()?.(),
    tries: () => tries,
    lead: {
      sendMail: () => {
        const [answer, after] = answers[tries++] ?? ['sent', 0]
        return new Promise<Answer>((resolve) => setTimeout(resolve, after, answer))
      },
      onSent: () => told.push('sent'),
      onFailed: (reason: MailFault, retry: () => void) => {
        told.push(reason)
        retries.push(retry)
        return isTakenOver
      },
    },
  }
}

/** Which of the two has settled by now, and with what. */
function watch({ outcome, open }: Sending) {
  const settled: string[] = []
  outcome.then((end) => settled.push(end))
  open.then((now) => settled.push(now))
  return settled
}

test('a lead that is answered within two seconds never leaves its visitor waiting for the page', async () => {
  const { lead, told } = service([['sent', 1999]])
  const settled = watch(sendLead(lead))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(settled).toEqual(['sent'])
  expect(told).toEqual(['sent'])
})

test('after two seconds without an answer the page may go on, and still hears the outcome', async () => {
  const { lead } = service([['sent', 9000]])
  const settled = watch(sendLead(lead))
  await vi.advanceTimersByTimeAsync(1999)
  expect(settled).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toEqual(['open'])
  await vi.advanceTimersByTimeAsync(7000)
  expect(settled).toEqual(['open', 'sent'])
})

test('a busy service is asked once more, and the page waits for that answer too', async () => {
  const { lead, told, tries } = service([
    ['busy', 1900],
    ['busy', 1900],
  ])
  const settled = watch(sendLead(lead))
  await vi.advanceTimersByTimeAsync(3799)
  expect(settled).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toEqual(['failed'])
  expect(told).toEqual(['busy'])
  expect(tries()).toBe(2)
})

test.each(['unreachable', 'refused', 'timeout'] as const)(
  'a lead that failed because the service was %s is not sent again by itself',
  async (reason) => {
    const { lead, told, tries } = service([[reason, 0]])
    const settled = watch(sendLead(lead))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(settled).toEqual(['failed'])
    expect(told).toEqual([reason])
    expect(tries()).toBe(1)
  },
)

test('where the page goes on trying, the visitor goes on at once, and each further try is one mail', async () => {
  const busy: [Answer, number] = ['busy', 0]
  const { lead, told, tries, retry } = service([busy, busy, busy, ['sent', 0]], true)
  const settled = watch(sendLead(lead))
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toEqual(['open'])
  for (let tried = 3; tried <= 4; tried++) {
    retry()
    await vi.advanceTimersByTimeAsync(1)
    expect(tries()).toBe(tried)
  }
  expect(told).toEqual(['busy', 'busy', 'sent'])
  expect(settled).toEqual(['open', 'sent'])
})
