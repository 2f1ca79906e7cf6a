import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from 'playwright/test'
import { expect, test } from 'playwright/test'
import { siteUrl } from '../addresses.ts'

const sendUrl = `${siteUrl}/api/v1.0/email/send`

/** Each test sends from its own origin, so that tests that run at the same time do not see each other's mails. */
const newOrigin = () => `http://${randomUUID().slice(0, 8)}.localhost`

const body = (params: object) => ({
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: params,
})

const send = (request: APIRequestContext, origin: string, data: unknown) =>
  request.post(sendUrl, { headers: { origin, 'content-type': 'application/json' }, data })

async function listed(request: APIRequestContext, list: 'mailbox' | 'mailbox/posts', of: string) {
  const answer = await request.get(`${siteUrl}/${list}.json`, { params: { origin: of } })
  return await answer.json()
}

test('a complete message is answered OK and kept with everything it carried', async ({
  request,
}) => {
  const origin = newOrigin()
  const answer = await send(request, origin, body({ name: 'Ana', lead_id: '7' }))
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toBe('OK')

  const [message, ...others] = await listed(request, 'mailbox', origin)
  expect(others).toEqual([])
  expect(message).toMatchObject({ ...body({ name: 'Ana', lead_id: '7' }), origin })
  expect(Math.abs(Date.parse(message.receivedAt) - Date.now())).toBeLessThan(10_000)
})

test('messages are listed newest first', async ({ request }) => {
  const origin = newOrigin()
  for (const name of ['first', 'second', 'third']) await send(request, origin, body({ name }))
  const names = (await listed(request, 'mailbox', origin)).map(
    (message: ReturnType<typeof body>) => message.template_params,
  )
  expect(names).toEqual([{ name: 'third' }, { name: 'second' }, { name: 'first' }])
})

for (const [what, data, sentence] of [
  ['is not JSON', 'name=Ana', /not a JSON object/],
  ['is a JSON array', '[]', /not a JSON object/],
  ['lacks user_id', { ...body({}), user_id: undefined }, /Public Key is required/],
  ['lacks service_id', { ...body({}), service_id: '' }, /service ID is required/],
  ['lacks template_id', { ...body({}), template_id: 5 }, /template ID is required/],
  ['lacks template_params', { ...body({}), template_params: undefined }, /template_params/],
] as const) {
  test(`a body that ${what} is answered 400 in a sentence, counted and not kept`, async ({
    request,
  }) => {
    const origin = newOrigin()
    const answer = await send(request, origin, data)
    expect(answer.status()).toBe(400)
    expect(await answer.text()).toMatch(sentence)
    expect(await listed(request, 'mailbox', origin)).toEqual([])
    expect(await listed(request, 'mailbox/posts', origin)).toMatchObject([{ status: 400 }])
  })
}

test('50 kB of template_params are taken and one byte more is answered 413', async ({
  request,
}) => {
  const origin = newOrigin()
  // {"message":"é..."} is 14 bytes around the text; é is two.
  const message = `é${'x'.repeat(50_000 - 14 - 2)}`
  expect((await send(request, origin, body({ message }))).status()).toBe(200)
  expect((await send(request, origin, body({ message: `${message}x` }))).status()).toBe(413)
  expect(await listed(request, 'mailbox', origin)).toHaveLength(1)
})

test('a body of many megabytes is answered 413 and the server lives on', async ({ request }) => {
  const origin = newOrigin()
  const huge = await send(request, origin, 'x'.repeat(20_000_000))
  expect(huge.status()).toBe(413)
  expect((await send(request, origin, body({}))).status()).toBe(200)
})

test('any method but POST is answered 405, but any page may ask whether there is a mailbox', async ({
  request,
}) => {
  for (const method of ['PUT', 'DELETE']) {
    expect((await request.fetch(sendUrl, { method })).status()).toBe(405)
  }
  const presence = await request.head(sendUrl)
  expect(presence.status()).toBe(204)
  expect(presence.headers()['access-control-allow-origin']).toBe('*')
})

test('any origin may send: the preflight and the answer allow it', async ({ request }) => {
  const origin = 'https://partner.example'
  const headers = { origin, 'access-control-request-method': 'POST' }
  const preflight = await request.fetch(sendUrl, { method: 'OPTIONS', headers })
  expect(preflight.status()).toBe(204)
  expect(preflight.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': expect.stringContaining('POST'),
    'access-control-allow-headers': expect.stringMatching(/content-type/i),
  })
  const answer = await send(request, origin, body({ name: 1 }))
  expect(answer.headers()['access-control-allow-origin']).toBe('*')
})

test('a stranger’s page can neither read nor empty the mailbox', async ({ request }) => {
  const headers = { origin: 'https://partner.example', 'access-control-request-method': 'DELETE' }
  for (const method of ['GET', 'OPTIONS']) {
    const answer = await request.fetch(`${siteUrl}/mailbox.json`, { method, headers })
    expect(answer.headers()['access-control-allow-origin']).toBeUndefined()
  }
})

test('deleting by origin leaves the messages of others', async ({ request }) => {
  const [mine, theirs] = [newOrigin(), newOrigin()]
  await send(request, mine, body({ name: 'mine' }))
  await send(request, theirs, body({ name: 'theirs' }))
  const answer = await request.delete(`${siteUrl}/mailbox.json`, { params: { origin: mine } })
  expect(answer.status()).toBe(204)
  expect(await listed(request, 'mailbox', mine)).toEqual([])
  expect(await listed(request, 'mailbox', theirs)).toHaveLength(1)
})
