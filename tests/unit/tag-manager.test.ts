import type { ConfigEnv, UserConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { tagManager } from '../../site/build/tag-manager.ts'
import { loadTagManager } from '../../site/tag-manager.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** What the build hands the client. */
function idOf(written: string) {
  vi.stubEnv('VITE_GTM_ID', written)
  const { config } = tagManager() as { config: (_: object, env: ConfigEnv) => UserConfig }
  return config({}, { command: 'build', mode: 'test' }).define?.TAG_MANAGER_ID
}

test('a build hands the client the container that .env names, and nothing without one', () => {
  expect(idOf('GTM-AB12CD3')).toBe('"GTM-AB12CD3"')
  expect(idOf('')).toBe('""')
})

test('a build stops at what is no container', () => {
  expect(() => idOf('G-12345')).toThrow(
    'VITE_GTM_ID: "G-12345" is no container; write an id such as GTM-AB12CD3.',
  )
})

test('a container is fetched once, and hears what was pushed before it came', () => {
  const appended: { src: string; async: boolean }[] = []
  vi.stubGlobal('window', { dataLayer: [{ event: 'before' }] })
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { src: string; async: boolean }) => appended.push(script) },
  })
  loadTagManager('GTM-AB12CD3')
  const src = 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'
  expect(appended).toEqual([{ src, async: true }])
  expect(window.dataLayer).toEqual([
    { event: 'before' },
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
  ])
})
