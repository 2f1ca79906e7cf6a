import { defineConfig } from 'playwright/test'
import { chromium } from '../chromium.ts'

/** On demand, with the registry at hand: what an owner deploys, on the engines of the hosts. */
export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './set-up.ts',
  workers: 1,
  reporter: [['list']],
  use: {
    launchOptions: chromium,
    // nginx has a certificate of its own making.
    ignoreHTTPSErrors: true,
    contextOptions: { reducedMotion: 'reduce' },
  },
})
