import { defineConfig } from 'playwright/test'
import { chromium, otherEngines } from './installed-browsers.ts'
import { sitePort, siteServer, siteUrl, specified } from './sites.ts'

/**
 * The engines draw without a graphics card. On a busy machine, WebKit takes up to ten seconds just for the pictures of
 * a page change.
 */
const engine = {
  testDir: 'engines',
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
}

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  reporter: [['list']],
  timeout: 30_000,
  use: {
    baseURL: siteUrl,
    launchOptions: chromium,
  },
  projects: [
    // No test waits for an animation: motion is tested where a test asks for it, and in the other engines.
    {
      name: 'widgets',
      testDir: 'widgets',
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    // Both widgets next to what other people's scripts, extensions and settings do to pages.
    {
      name: 'neighbours',
      testDir: 'neighbours',
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'site',
      testDir: 'site',
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    // The owner's editor, in the browser that can open folders.
    {
      name: 'editor',
      testDir: 'editor',
      // Development servers that start at once would write the same cache.
      workers: 1,
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    // Every engine runs the tests of quote links and visibility; Chromium's other tests are above.
    {
      ...engine,
      name: 'chromium',
      testMatch: '{travelling-quote,in-sight}.spec.ts',
    },
    // The other engines run the main journeys; whatever else they run takes long.
    ...otherEngines().flatMap((name) => [
      { ...engine, name, grep: /@main/ },
      { ...engine, name: `${name} @long`, grepInvert: /@main/ },
    ]),
  ],
  webServer: siteServer(specified, sitePort),
})
