import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Message } from '../../site/mailbox/message.ts'
import { dayShown, phoneShown, priceLines } from '../../site/mailbox/shown-fields.ts'
import { MessageStore } from '../../site/mailbox/store.ts'
import { newFolder } from '../fixtures/project-copy.ts'
import { bodyWith, post } from '../mailbox.ts'
import { startMailbox } from './start-mailbox.ts'

let folder = ''
const messages = () => path.join(folder, 'deep/messages')
const message = (id: string, origin = ''): Message => ({
  id,
  origin,
  receivedAt: '2026-11-21T07:00:00.000Z',
  ...bodyWith({ name: id }),
})
const idsOf = async (store: MessageStore, origin?: string) =>
  (await store.list(origin)).map(({ id }) => id)

const servers: { stop(): void }[] = []

/** Starts a mailbox on the test's folder; resolves to its address. */
async function serve(at = messages()): Promise<string> {
  const server = await startMailbox(at)
  servers.push(server)
  return server.address
}

beforeEach(() => {
  folder = newFolder()
})
afterEach(() => {
  for (const server of servers.splice(0)) server.stop()
})

test('a new store on the same folder has every message, newest first', async () => {
  const store = new MessageStore(messages())
  await store.keep(message('a'))
  await store.keep(message('b'))
  expect(await idsOf(new MessageStore(messages()))).toEqual(['b', 'a'])
})

test('a store sees what another server wrote to the folder', async () => {
  const [one, other] = [new MessageStore(messages()), new MessageStore(messages())]
  await one.keep(message('a'))
  expect(await idsOf(other)).toEqual(['a'])
  await other.remove()
  expect(await idsOf(one)).toEqual([])
})

test('a message that a killed server left half written is not listed, and goes when the mailbox is emptied; any other file stays', async () => {
  const store = new MessageStore(messages())
  await store.keep(message('a'))
  const [name = ''] = readdirSync(messages())
  const put = (file: string) => writeFileSync(path.join(messages(), file), '{"id":"half')
  put(name.replace('-a.', '-half.'))
  put('notes.json')
  expect(await idsOf(store)).toEqual(['a'])
  await store.remove()
  expect(readdirSync(messages())).toEqual(['notes.json'])
})

test('removing by origin keeps the others', async () => {
  const store = new MessageStore(messages())
  await store.keep(message('a', 'http://a.localhost'))
  await store.keep(message('b', 'http://b.localhost'))
  await store.remove('http://a.localhost')
  expect(await idsOf(store)).toEqual(['b'])
  expect(await idsOf(store, 'http://a.localhost')).toEqual([])
})

test('two servers on one folder lose none of 300 leads while a third keeps emptying the mailbox', async () => {
  const [one, other] = [await serve(), await serve()]
  const origins = ['http://kept.localhost', 'http://kept-too.localhost', 'http://emptied.localhost']
  let isReceiving = true
  const emptying = (async () => {
    while (isReceiving) {
      await fetch(`${other}/mailbox.json?origin=http://emptied.localhost`, { method: 'DELETE' })
    }
  })()
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      post(index % 2 ? one : other, origins[index % 3] ?? '', bodyWith({ name: `${index}` })),
    ),
  )
  isReceiving = false
  await emptying
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const store = new MessageStore(messages())
  for (const origin of origins.slice(0, 2)) expect(await idsOf(store, origin)).toHaveLength(100)
})

test('a lead that cannot be written is answered 500 at once', async () => {
  // A file in place of the folder makes writing fail for everyone, also for the superuser.
  const blocked = path.join(folder, 'blocked')
  writeFileSync(blocked, '')
  expect((await post(await serve(blocked), '', bodyWith({}))).status).toBe(500)
})

test.each([
  ['3 Bedrooms: $240', ['3 Bedrooms', '$240']],
  ['Weekly (30%): -$168', ['Weekly (30%)', '−$168']],
  ['Weekly: −168', ['Weekly', '−$168']],
  ['Note: a: 67.50', ['Note: a', '$67.50']],
  ['Ask us: soon', ['Ask us', 'soon']],
  ['just words', ['just words', '']],
])('the price line %j is read', (text, line) => {
  expect(priceLines(`\n${text}\r\n`)).toEqual([line])
})

test('ten digits are shown as a phone number, and anything else unchanged', () => {
  expect(phoneShown('6045550142')).toBe('(604) 555-0142')
  expect(phoneShown('+44 20 7946 0000')).toBe('+44 20 7946 0000')
})

test('a day is shown in words, and anything else unchanged', () => {
  expect(dayShown('2026-12-24')).toBe('Thursday, December 24, 2026')
  for (const text of ['', 'soon', '2026-13-01', '2026']) expect(dayShown(text)).toBe(text)
})
