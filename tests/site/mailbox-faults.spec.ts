import { test as base, expect } from 'playwright/test'
import { bodyWith, mailsIn, newOrigin, post, postsIn } from '../mailbox.ts'
import { siteUrl } from '../sites.ts'

interface Mailbox {
  origin: string
  /** Requests a fault, and returns the status and text of the answer. */
  ask: (fault: object) => Promise<[status: number, text: string]>
  /** Sends a message; returns the answer's status and text and how long it took, in milliseconds. */
  send: (leadId?: string) => Promise<{ status: number; text: string; took: number }>
  /** The lead_ids that were kept. */
  keptIds: () => Promise<unknown[]>
  /** Every POST that arrived, as 'status lead_id'. */
  posts: () => Promise<string[]>
}

const test = base.extend<{ mailbox: Mailbox }>({
  mailbox: async ({ request }, use) => {
    const origin = newOrigin()
    await use({
      origin,
      ask: async (fault) => {
        const data = { origin, ...fault }
        const answer = await request.put(`${siteUrl}/mailbox/faults.json`, { data })
        return [answer.status(), await answer.text()]
      },
      send: async (leadId = 'a') => {
        const began = Date.now()
        const { status, text } = await post(siteUrl, origin, bodyWith({ lead_id: leadId }))
        return { status, text, took: Date.now() - began }
      },
      keptIds: async () =>
        (await mailsIn(siteUrl, origin)).map(({ template_params }) => template_params.lead_id),
      posts: async () =>
        (await postsIn(siteUrl, origin)).map(({ status, leadId }) => `${status} ${leadId}`),
    })
  },
})

test('a message that is answered with a fault is counted and not kept', async ({ mailbox }) => {
  expect(await mailbox.ask({ status: 503, body: 'Down' })).toEqual([204, ''])
  expect(await mailbox.send('a')).toMatchObject({ status: 503, text: 'Down' })
  expect(await mailbox.send('a')).toMatchObject({ status: 503 })
  expect(await mailbox.keptIds()).toEqual([])
  expect(await mailbox.posts()).toEqual(['503 a', '503 a'])
})

test('a message is kept exactly when its sender hears 200 or OK', async ({ mailbox }) => {
  for (const [fault, isKept] of [
    [{ status: 202, body: 'nope' }, false],
    [{ status: 204 }, false],
    [{ status: 202, body: 'OK' }, true],
    [{ body: '<p>Hi' }, true],
  ] as const) {
    await mailbox.ask(fault)
    const before = (await mailbox.keptIds()).length
    await mailbox.send('a')
    expect((await mailbox.keptIds()).length - before, JSON.stringify(fault)).toBe(isKept ? 1 : 0)
  }
})

test('a fault for one message lets the next attempt through', async ({ mailbox }) => {
  await mailbox.ask({ status: 500, times: 1 })
  expect((await mailbox.send('a')).status).toBe(500)
  expect((await mailbox.send('a')).status).toBe(200)
  expect(await mailbox.keptIds()).toEqual(['a'])
})

test('a fault touches no other origin', async ({ mailbox }) => {
  await mailbox.ask({ origin: 'http://other.localhost', status: 500 })
  expect((await mailbox.send()).status).toBe(200)
})

test('a fault ends when another takes its place', async ({ mailbox }) => {
  await mailbox.ask({ status: 500 })
  await mailbox.ask({})
  expect((await mailbox.send()).status).toBe(200)
})

test('a dropped connection is counted, and its message is not kept', async ({ mailbox }) => {
  await mailbox.ask({ drop: true, times: 1 })
  await expect(mailbox.send('a')).rejects.toThrow('fetch failed')
  expect(await mailbox.keptIds()).toEqual([])
  expect(await mailbox.posts()).toEqual(['0 a'])
})

test('a delayed answer comes late, but its message is kept at once', async ({ mailbox }) => {
  await mailbox.ask({ delay: 700 })
  const sent = mailbox.send('a')
  await expect.poll(mailbox.keptIds, { timeout: 600, intervals: [50] }).toEqual(['a'])
  expect((await sent).took).toBeGreaterThanOrEqual(690)
})

test.describe('a page that may send anywhere', () => {
  test.use({ bypassCSP: true })

  test('waits for a delayed preflight before its message arrives', async ({ page, mailbox }) => {
    await page.goto(siteUrl.replace('localhost', 'preflight.localhost'))
    const origin = await page.evaluate(() => location.origin)
    await mailbox.ask({ origin, preflightDelay: 700 })
    const took = await page.evaluate(async (url) => {
      const began = performance.now()
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(url, { method: 'POST', headers, body: '{}' })
      return [answer.status, performance.now() - began]
    }, `${siteUrl}/api/v1.0/email/send`)
    expect(took[0]).toBe(400)
    expect(took[1]).toBeGreaterThanOrEqual(690)
  })
})
