import { expect, test, vi } from 'vitest'
import { sendLead } from '../../widgets/quote-builder/send-lead.ts'

const goesOut = async () => 'sent' as const
const ignored = { onSent: () => {}, onFailed: () => {} }

test('a lead that failed can be sent again, as it was, and then not twice by itself', async () => {
  const retriesWhenBusy: boolean[] = []
  const told: string[] = []
  const retries: (() => void)[] = []
  const outcome = await sendLead({
    sendMail: async (retries) => {
      retriesWhenBusy.push(retries)
      return retriesWhenBusy.length < 3 ? 'busy' : 'sent'
    },
    leavesAfterSend: false,
    onSent: () => told.push('sent'),
    onFailed: (reason, retry) => {
      told.push(reason)
      retries.push(retry)
    },
  })
  expect(outcome).toBe('busy')
  await retries[0]?.()
  await retries[1]?.()
  expect(told).toEqual(['busy', 'busy', 'sent'])
  expect(retriesWhenBusy).toEqual([true, false, false])
})

test('a page that leaves waits two seconds for an answer, one that stays for as long as it takes', async () => {
  vi.useFakeTimers()
  const slow = () => new Promise<'sent'>((resolve) => setTimeout(resolve, 9000, 'sent'))
  const settled: string[] = []
  const leaving = sendLead({ ...ignored, sendMail: slow, leavesAfterSend: true })
  leaving.then((outcome) => settled.push(`leaving: ${outcome}`))
  const staying = sendLead({ ...ignored, sendMail: slow, leavesAfterSend: false })
  staying.then((outcome) => settled.push(`staying: ${outcome}`))
  await vi.advanceTimersByTimeAsync(1999)
  expect(settled).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toEqual(['leaving: pending'])
  await vi.advanceTimersByTimeAsync(7000)
  expect(settled).toEqual(['leaving: pending', 'staying: sent'])
  vi.useRealTimers()
})

test('a lead that went is told of once', async () => {
  const onSent = vi.fn()
  const outcome = await sendLead({ ...ignored, onSent, sendMail: goesOut, leavesAfterSend: true })
  expect(outcome).toBe('sent')
  expect(onSent).toHaveBeenCalledTimes(1)
})
