import { defineConfig } from 'playwright/test'
import { sitePort, siteUrl } from './addresses.ts'
import { chromium } from './chromium.ts'
import { otherEngines } from './other-engines.ts'

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
    // Nothing waits for a glide: with motion the widgets are used in the other engines and on the site.
    {
      name: 'widgets',
      testDir: 'widgets',
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'site', testDir: 'site' },
    // What goes from one browser to another is tried from each, and so are the history and what is in sight; the rest
    // of Chromium is above.
    {
      name: 'chromium',
      testDir: 'engines',
      testMatch: '{travelling-quote,in-sight,step-history}.spec.ts',
    },
    ...otherEngines().map((name) => ({ name, testDir: 'engines' })),
  ],
  webServer: {
    command: 'node ../site/scripts/start.js --built',
    env: { PORT: String(sitePort), MAILBOX: 'test-results/mailbox' },
    url: siteUrl,
    stdout: 'ignore',
  },
})
