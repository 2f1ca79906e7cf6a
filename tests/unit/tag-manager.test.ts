import type { ConfigEnv, UserConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { allowTagManager, tagManager } from '../../site/build/environment/tag-manager.ts'
import { loadTagManager } from '../../site/loading/counting.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** The value that the build passes to the client for this setting in .env. */
function idOf(setting: string) {
  vi.stubEnv('VITE_GTM_ID', setting)
  const { config } = tagManager() as { config: (_: object, env: ConfigEnv) => UserConfig }
  return config({}, { command: 'build', mode: 'test' }).define?.TAG_MANAGER_ID
}

test('a build gives the client the container in .env, and nothing without one', () => {
  expect(idOf('GTM-AB12CD3')).toBe('"GTM-AB12CD3"')
  expect(idOf('')).toBe('""')
})

const policy = `/*
  Content-Security-Policy: script-src 'self'; img-src 'self'; connect-src 'self' https://api.emailjs.com; trusted-types site
  Referrer-Policy: no-referrer
`

test('a policy with Tag Manager allows what it allowed before, and Google', () => {
  expect(allowTagManager(policy)).toBe(`/*
  Content-Security-Policy: script-src 'self' https://*.googletagmanager.com; img-src 'self' https://*.googletagmanager.com https://*.google-analytics.com; connect-src 'self' https://api.emailjs.com https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://www.google.com; trusted-types site goog#html 'allow-duplicates'
  Referrer-Policy: no-referrer
`)
})

test('a build with a container stops at a policy that would block Tag Manager', () => {
  expect(() => allowTagManager(policy.replace('; trusted-types site', ''))).toThrow(
    'The policy in _headers has no trusted-types, which Tag Manager needs.',
  )
})

test('a build stops at an invalid container id', () => {
  expect(() => idOf('G-12345')).toThrow(
    'VITE_GTM_ID: "G-12345" is not a container id; write an id such as GTM-AB12CD3.',
  )
})

test('a container is fetched once, and receives what was pushed before it loaded', () => {
  const appended: { src: string }[] = []
  vi.stubGlobal('window', { dataLayer: [{ event: 'before' }] })
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { src: string }) => appended.push(script) },
  })
  loadTagManager('GTM-AB12CD3')
  const src = 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'
  expect(appended).toEqual([{ src }])
  expect(window.dataLayer).toEqual([
    { event: 'before' },
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
  ])
})
