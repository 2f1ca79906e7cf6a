import { defineConfig } from 'playwright/test'
import { chromium } from '../installed-browsers.ts'
import { sites } from './sites.ts'

/** Visits each page of the owner's content once, with no assumptions about it. Build first. */
export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  reporter: [['list']],
  timeout: 60_000,
  use: { launchOptions: chromium, contextOptions: { reducedMotion: 'reduce' } },
  webServer: sites.map(({ server }) => server),
})
