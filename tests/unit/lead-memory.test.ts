import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leadMemory, newId } from '../../widgets/lead/lead-memory.ts'
import { stubTab } from './tab.ts'

let tab: ReturnType<typeof stubTab>
beforeEach(() => {
  tab = stubTab()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const lead = { id: 'abcdefghijkl', subject: '1.r.1-0-0-0.o.0' }

test('an unconfirmed lead is remembered when its page is loaded again, until it is forgotten', () => {
  leadMemory('quote').remember(lead)
  tab.leave()
  const reloaded = leadMemory('quote')
  expect(reloaded.openLead()).toEqual(lead)
  reloaded.forget(lead)
  expect(tab.stored.size).toBe(0)
})

test('what another version of the script stored is not read', () => {
  leadMemory('quote').remember(lead)
  tab.leave()
  const stored = tab.stored.get('quote') ?? ''
  tab.stored.set('quote', stored.replace('"version":2', '"version":1'))
  expect(leadMemory('quote').openLead()).toBeUndefined()
})

test('a lead is remembered when Back returns to its page, and after the browser discarded the tab', () => {
  const first = leadMemory('quote')
  first.remember(lead)
  tab.leave()
  tab.show()
  tab.leave()
  expect(leadMemory('quote').openLead()).toEqual(lead)
  tab.discard()
  expect(leadMemory('quote').openLead()).toEqual(lead)
})

test('a copy of the tab does not take over its lead', () => {
  leadMemory('quote').remember(lead)
  // The page was not left, so this entry is found by another tab with the same storage.
  expect(leadMemory('quote').openLead()).toBeUndefined()
})

test('a page that leaves after another one was shown does not take that one’s lead', () => {
  const before = leadMemory('quote')
  before.remember(lead)
  tab.leave()
  const now = leadMemory('quote')
  now.remember(lead)
  // The previous page's listener runs late, as in a browser that goes back.
  tab.leave(0)
  expect(leadMemory('quote').openLead()).toBeUndefined()
})

test('a remembered lead names nobody', () => {
  const person = { name: 'Sam', email: 'sam@x', phone: '6045550199', preferredDay: '2026-12-24' }
  leadMemory('quote').remember({ ...lead, person })
  expect([...tab.stored.values()].join()).not.toMatch(/sam|604|2026/i)
})

test('a late answer for an older lead does not remove the id of a newer one', () => {
  const memory = leadMemory('quote')
  const newer = { ...lead, id: 'newer12345' }
  memory.remember(newer)
  memory.forget(lead)
  tab.leave()
  expect(leadMemory('quote').openLead()).toEqual(newer)
})

test('a viewed quote is noted once, also when its page is loaded again, until the lead has arrived', () => {
  const memory = leadMemory('quote')
  expect(memory.rememberView('$80')).toBe(true)
  expect(memory.rememberView('$160')).toBe(true)
  tab.leave()
  expect(leadMemory('quote').rememberView('$80')).toBe(false)
  memory.forgetView('$80')
  expect(memory.rememberView('$80')).toBe(true)
  memory.remember(lead)
  memory.forget(lead)
  expect(memory.rememberView('$160')).toBe(true)
})

test.each([
  'null',
  '[[[',
  '{"version":2,"id":5,"viewed":"all","left":true}',
  '{"version":2,"id":"<b>not one of ours</b>","viewed":[1,null],"left":true}',
  '{"version":1,"leadId":"abcdefghijkl","viewed":["$80"],"left":true}',
])('%s in storage is ignored', (garbage) => {
  tab.stored.set('quote', garbage)
  const memory = leadMemory('quote')
  expect(memory.rememberView('$80')).toBe(true)
  expect(memory.openLead()).toBeUndefined()
})

test('where storage is blocked a lead is remembered as long as the page is open', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const memory = leadMemory('quote')
  expect(memory.rememberView('$80')).toBe(true)
  expect(memory.rememberView('$80')).toBe(false)
  expect(() => memory.remember(lead)).not.toThrow()
})

test('ids are random, even when the page changed Math.random', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const ids = Array.from({ length: 1000 }, newId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{20}$/)
})
