import { randomUUID } from 'node:crypto'
import { test as base, expect } from 'playwright/test'
import { siteUrl } from '../addresses.ts'

interface Desk {
  origin: string
  /** Asks for a fault and gives the status and text of the answer. */
  ask: (fault: object) => Promise<[status: number, text: string]>
  /** Sends a message; the answer's status and text and how long it took, in milliseconds. */
  send: (leadId?: string) => Promise<{ status: number; text: string; took: number }>
  /** The lead_ids that were kept. */
  kept: () => Promise<string[]>
  /** Every POST that arrived, as 'status lead_id'. */
  posts: () => Promise<string[]>
}

const test = base.extend<{ desk: Desk }>({
  desk: async ({ request }, use) => {
    const origin = `http://${randomUUID().slice(0, 8)}.localhost`
    const list = async (path: string) =>
      (await request.get(`${siteUrl}/${path}`, { params: { origin } })).json()
    await use({
      origin,
      ask: async (fault) => {
        const data = { origin, ...fault }
        const answer = await request.put(`${siteUrl}/mailbox/faults.json`, { data })
        return [answer.status(), await answer.text()]
      },
      send: async (leadId = 'a') => {
        const ids = { user_id: 'u', service_id: 's', template_id: 't' }
        const data = { ...ids, template_params: { lead_id: leadId } }
        const began = Date.now()
        const url = `${siteUrl}/api/v1.0/email/send`
        const answer = await request.post(url, { headers: { origin }, data })
        return { status: answer.status(), text: await answer.text(), took: Date.now() - began }
      },
      kept: async () =>
        (await list('mailbox.json')).map(
          (message: { template_params: { lead_id: string } }) => message.template_params.lead_id,
        ),
      posts: async () =>
        (await list('mailbox/posts.json')).map(
          (post: { status: number; leadId: string }) => `${post.status} ${post.leadId}`,
        ),
    })
  },
})

test('a message answered with a fault is counted and not kept', async ({ desk }) => {
  expect(await desk.ask({ status: 503, body: 'Down' })).toEqual([204, ''])
  expect(await desk.send('a')).toMatchObject({ status: 503, text: 'Down' })
  expect(await desk.send('a')).toMatchObject({ status: 503 })
  expect(await desk.kept()).toEqual([])
  expect(await desk.posts()).toEqual(['503 a', '503 a'])
})

test('a fault for one message lets the retry through', async ({ desk }) => {
  await desk.ask({ status: 500, times: 1 })
  expect((await desk.send('a')).status).toBe(500)
  expect((await desk.send('a')).status).toBe(200)
  expect(await desk.kept()).toEqual(['a'])
})

test('a fault touches no other origin', async ({ desk, request }) => {
  await desk.ask({ origin: 'http://other.localhost', status: 500 })
  expect((await desk.send()).status).toBe(200)
  await request.delete(`${siteUrl}/mailbox/faults.json?origin=http://other.localhost`)
})

test('a fault ends when it is deleted', async ({ desk, request }) => {
  await desk.ask({ status: 500 })
  const url = `${siteUrl}/mailbox/faults.json`
  expect((await request.delete(url, { params: { origin: desk.origin } })).status()).toBe(204)
  expect((await desk.send()).status).toBe(200)
})

test('a dropped connection is counted and its message not kept', async ({ desk }) => {
  await desk.ask({ drop: true, times: 1 })
  await expect(desk.send('a')).rejects.toThrow(/socket hang up|ECONNRESET/)
  expect(await desk.kept()).toEqual([])
  expect(await desk.posts()).toEqual(['0 a'])
})

test('a delayed answer comes late, its message is kept at once', async ({ desk }) => {
  await desk.ask({ delay: 700 })
  const sent = desk.send('a')
  await expect.poll(desk.kept, { timeout: 600, intervals: [50] }).toEqual(['a'])
  expect((await sent).took).toBeGreaterThanOrEqual(690)
})

test('a second message within the rate is answered 429, a later one is taken', async ({ desk }) => {
  await desk.ask({ rate: 1_000 })
  expect((await desk.send('a')).status).toBe(200)
  expect((await desk.send('b')).status).toBe(429)
  await new Promise((wake) => setTimeout(wake, 1_050))
  expect((await desk.send('b')).status).toBe(200)
  expect(await desk.posts()).toEqual(['200 a', '429 b', '200 b'])
  expect(await desk.kept()).toEqual(['b', 'a'])
})

test('a real page waits for a delayed preflight before its message arrives', async ({
  page,
  desk,
}) => {
  await page.goto(siteUrl.replace('localhost', 'preflight.localhost'))
  const origin = await page.evaluate(() => location.origin)
  await desk.ask({ origin, preflightDelay: 700 })
  const took = await page.evaluate(async (url) => {
    const began = performance.now()
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body: '{}' })
    return [answer.status, performance.now() - began]
  }, `${siteUrl}/api/v1.0/email/send`)
  expect(took[0]).toBe(400)
  expect(took[1]).toBeGreaterThanOrEqual(690)
})

for (const [fault, sentence] of [
  [{ origin: 5 }, "The fault's origin must be a text."],
  [{ status: 42 }, "The fault's status must be a whole number from 200 to 599."],
  [{ delay: -1 }, "The fault's delay must be a whole number from 0 to 120000."],
  [{ times: 0 }, "The fault's times must be a whole number from 1 to 1000."],
  [{ drop: 'yes' }, "The fault's drop must be true or false."],
  [{ latency: 5 }, /^A fault has no 'latency', only origin, status/],
] as const) {
  test(`a fault like ${JSON.stringify(fault)} is refused in a sentence`, async ({ desk }) => {
    const [status, text] = await desk.ask(fault)
    expect(status).toBe(400)
    expect(text).toMatch(sentence)
    expect((await desk.send()).status).toBe(200)
  })
}
