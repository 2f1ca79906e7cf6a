import { defineConfig } from 'playwright/test'
import { chromium } from '../installed-browsers.ts'

/** Runs on demand and needs the registry: an owner's deployment, on the engines of the hosts. */
export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './set-up.ts',
  workers: 1,
  reporter: [['list']],
  use: {
    launchOptions: chromium,
    // nginx has a self-signed certificate.
    ignoreHTTPSErrors: true,
    contextOptions: { reducedMotion: 'reduce' },
  },
})
