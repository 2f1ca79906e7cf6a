import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFault } from '../../site/mailbox/faults.ts'
import { phoneShown, priceLines } from '../../site/mailbox/fields.ts'
import type { Message } from '../../site/mailbox/message.ts'
import { MessageStore } from '../../site/mailbox/store.ts'

let folder = ''
const file = () => path.join(folder, 'deep/messages.jsonl')
const message = (id: string, origin = ''): Message => ({
  id,
  origin,
  receivedAt: '2026-11-21T07:00:00.000Z',
  service_id: 's',
  template_id: 't',
  user_id: 'u',
  lib_version: '',
  template_params: { name: id },
})
const idsOf = (store: MessageStore, origin?: string) => store.list(origin).map(({ id }) => id)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mailbox-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a new store on the same file has every message, newest first', () => {
  const store = new MessageStore(file(), vi.fn())
  store.keep(message('a'))
  store.keep(message('b'))
  expect(idsOf(new MessageStore(file(), vi.fn()))).toEqual(['b', 'a'])
})

test('a store sees what another server wrote to the file', () => {
  const [one, other] = [new MessageStore(file(), vi.fn()), new MessageStore(file(), vi.fn())]
  one.keep(message('a'))
  expect(idsOf(other)).toEqual(['a'])
  other.remove()
  expect(idsOf(one)).toEqual([])
})

test('unreadable lines are warned of once and survive even emptying', () => {
  const store = new MessageStore(file(), vi.fn())
  store.keep(message('a'))
  writeFileSync(file(), `broken\n${readFileSync(file(), 'utf8')}{"id":"half`)
  const warn = vi.fn()
  const again = new MessageStore(file(), warn)
  again.keep(message('b'))
  expect(idsOf(again)).toEqual(['b', 'a'])
  expect(warn.mock.calls).toEqual([
    [`2 lines of ${file()} cannot be read: left in place, not shown.`],
  ])
  again.remove()
  expect(readFileSync(file(), 'utf8')).toBe('broken\n{"id":"half\n')
})

test('removing by origin leaves the others', () => {
  const store = new MessageStore(file(), vi.fn())
  store.keep(message('a', 'http://a.localhost'))
  store.keep(message('b', 'http://b.localhost'))
  store.remove('http://a.localhost')
  expect(idsOf(store)).toEqual(['b'])
  expect(idsOf(store, 'http://a.localhost')).toEqual([])
})

test.each([
  ['3 Bedrooms: $240', { label: '3 Bedrooms', price: '$240', discount: false }],
  ['Weekly (30%): -$168', { label: 'Weekly (30%)', price: '−$168', discount: true }],
  ['Weekly: −168', { label: 'Weekly', price: '−$168', discount: true }],
  ['Note: a: 67.50', { label: 'Note: a', price: '$67.50', discount: false }],
  ['Ask us: soon', { label: 'Ask us', price: 'soon', discount: false }],
  ['just words', { label: 'just words', price: '', discount: false }],
])('the price line %j is read', (text, line) => {
  expect(priceLines(`\n${text}\r\n`)).toEqual([line])
})

test('ten digits are shown as a phone number, anything else as it came', () => {
  expect(phoneShown('6045550142')).toBe('(604) 555-0142')
  expect(phoneShown('+44 20 7946 0000')).toBe('+44 20 7946 0000')
})

test.each([
  ['', 'A fault is a JSON object.'],
  ['[]', 'A fault is a JSON object.'],
  ['{"status":500}', 'A fault needs the origin it applies to.'],
  ['{"origin":"http://a.localhost","body":5}', "The fault's body must be a text."],
])('the fault %j is refused in a sentence', (json, refusal) => {
  expect(readFault(json)).toEqual({ refusal })
})
