import { expect, test } from 'playwright/test'
import { bodyWith, mailsIn, newOrigin, post, postsIn } from '../mailbox.ts'
import { siteUrl } from '../sites.ts'

const sendUrl = `${siteUrl}/api/v1.0/email/send`

test('a complete message is answered OK and kept with everything it carried', async () => {
  const origin = newOrigin()
  const body = bodyWith({ name: 'Ana', lead_id: '7' })
  expect(await post(siteUrl, origin, body)).toMatchObject({ status: 200, text: 'OK' })

  const mails = await mailsIn(siteUrl, origin)
  expect(mails).toMatchObject([{ ...body, origin }])
  expect(Math.abs(Date.parse(mails[0]?.receivedAt ?? '') - Date.now())).toBeLessThan(10_000)
})

test('messages are listed newest first', async () => {
  const origin = newOrigin()
  for (const name of ['first', 'second', 'third']) await post(siteUrl, origin, bodyWith({ name }))
  const names = (await mailsIn(siteUrl, origin)).map((mail) => mail.template_params.name)
  expect(names).toEqual(['third', 'second', 'first'])
})

const nested = (depth: number) =>
  JSON.stringify(bodyWith({ name: 'deep' })).replace(
    '"deep"',
    '['.repeat(depth) + ']'.repeat(depth),
  )

for (const [what, data, sentence] of [
  ['is not JSON', 'name=Ana', /not a JSON object/],
  ['is a JSON array', '[]', /not a JSON object/],
  // Deeper than a program can write it again.
  ['is nested too deeply', nested(50_000), /not a JSON object/],
  ['lacks user_id', { ...bodyWith({}), user_id: undefined }, /Public Key is required/],
  ['lacks service_id', { ...bodyWith({}), service_id: '' }, /service ID is required/],
  ['lacks template_id', { ...bodyWith({}), template_id: 5 }, /template ID is required/],
  ['lacks template_params', { ...bodyWith({}), template_params: undefined }, /template_params/],
] as const) {
  test(`a body that ${what} is answered 400 in a sentence, counted and not kept`, async () => {
    const origin = newOrigin()
    const answer = await post(siteUrl, origin, data)
    expect(answer.status).toBe(400)
    expect(answer.text).toMatch(sentence)
    expect(await mailsIn(siteUrl, origin)).toEqual([])
    expect(await postsIn(siteUrl, origin)).toMatchObject([{ status: 400 }])
  })
}

test('50 kB of template_params are taken and one byte more is answered 413', async () => {
  const origin = newOrigin()
  // {"message":"é..."} is 14 bytes around the text; é is two.
  const message = `é${'x'.repeat(50_000 - 14 - 2)}`
  expect((await post(siteUrl, origin, bodyWith({ message }))).status).toBe(200)
  expect((await post(siteUrl, origin, bodyWith({ message: `${message}x` }))).status).toBe(413)
  expect(await mailsIn(siteUrl, origin)).toHaveLength(1)
})

test('a body of many megabytes is answered 413 and the server lives on', async () => {
  const origin = newOrigin()
  expect((await post(siteUrl, origin, 'x'.repeat(20_000_000))).status).toBe(413)
  expect((await post(siteUrl, origin, bodyWith({}))).status).toBe(200)
})

test('any method but POST is answered 405, a question about it is not', async ({ request }) => {
  for (const method of ['PUT', 'DELETE']) {
    expect((await request.fetch(sendUrl, { method })).status()).toBe(405)
  }
  const presence = await request.head(sendUrl)
  expect(presence.status()).toBe(204)
  expect(presence.headers()['access-control-allow-origin']).toBe('*')
})

test('any origin may send, which the preflight and the answer allow', async ({ request }) => {
  const origin = 'https://partner.example'
  const headers = { origin, 'access-control-request-method': 'POST' }
  const preflight = await request.fetch(sendUrl, { method: 'OPTIONS', headers })
  expect(preflight.status()).toBe(204)
  expect(preflight.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': expect.stringContaining('POST'),
    'access-control-allow-headers': expect.stringMatching(/content-type/i),
  })
  const { headers: answered } = await post(siteUrl, origin, bodyWith({ name: 1 }))
  expect(answered.get('access-control-allow-origin')).toBe('*')
})

test('a stranger’s page can neither read nor empty the mailbox', async ({ request }) => {
  const headers = { origin: 'https://partner.example', 'access-control-request-method': 'DELETE' }
  for (const method of ['GET', 'OPTIONS']) {
    const answer = await request.fetch(`${siteUrl}/mailbox.json`, { method, headers })
    expect(answer.headers()['access-control-allow-origin']).toBeUndefined()
  }
})

test('deleting by origin keeps the messages of other origins', async ({ request }) => {
  const [mine, theirs] = [newOrigin(), newOrigin()]
  await post(siteUrl, mine, bodyWith({ name: 'mine' }))
  await post(siteUrl, theirs, bodyWith({ name: 'theirs' }))
  const answer = await request.delete(`${siteUrl}/mailbox.json`, { params: { origin: mine } })
  expect(answer.status()).toBe(204)
  expect(await mailsIn(siteUrl, mine)).toEqual([])
  expect(await mailsIn(siteUrl, theirs)).toHaveLength(1)
})
