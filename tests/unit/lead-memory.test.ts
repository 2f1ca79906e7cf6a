import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leadMemory } from '../../widgets/lead/lead-memory.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a lead keeps its id until it has arrived, also over a reload; the next one has another', () => {
  const memory = leadMemory('quote')
  const id = memory.leadId()
  expect(memory.leadId()).toBe(id)
  const reloaded = leadMemory('quote')
  expect(reloaded.leadId()).toBe(id)
  reloaded.forget(id)
  expect(kept.size).toBe(0)
  expect(reloaded.leadId()).not.toBe(id)
})

test('a late answer for an older lead leaves a newer one its id', () => {
  const memory = leadMemory('quote')
  const older = memory.leadId()
  memory.forget(older)
  const newer = memory.leadId()
  memory.forget(older)
  expect(memory.leadId()).toBe(newer)
})

test('a viewed quote is noted once, also over a reload, until the lead has arrived', () => {
  const memory = leadMemory('quote')
  expect(memory.noteViewed('$80')).toBe(true)
  expect(memory.noteViewed('$160')).toBe(true)
  expect(leadMemory('quote').noteViewed('$80')).toBe(false)
  memory.forgetViewed('$80')
  expect(memory.noteViewed('$80')).toBe(true)
  memory.forget(memory.leadId())
  expect(memory.noteViewed('$160')).toBe(true)
})

test.each([
  'null',
  '[[[',
  '{"version":1,"leadId":5,"viewed":"all"}',
  '{"version":1,"leadId":"<b>not one of ours</b>","viewed":[1,null]}',
  '{"version":2,"leadId":"abcdefghijkl","viewed":["$80"]}',
])('of %s in storage nothing is believed', (garbage) => {
  kept.set('quote', garbage)
  const memory = leadMemory('quote')
  expect(memory.noteViewed('$80')).toBe(true)
  expect(memory.leadId()).toMatch(/^[a-z0-9]{12,40}$/)
  expect(memory.leadId()).not.toBe('abcdefghijkl')
})

test('where storage is blocked it lasts as long as the page', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const memory = leadMemory('quote')
  expect(memory.leadId()).toBe(memory.leadId())
  expect(memory.noteViewed('$80')).toBe(true)
  expect(memory.noteViewed('$80')).toBe(false)
})
