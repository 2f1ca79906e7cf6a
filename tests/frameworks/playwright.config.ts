import { defineConfig } from 'playwright/test'
import { sitePort, siteUrl } from '../addresses.ts'
import { chromium } from '../chromium.ts'

/** On demand, with the registry at hand: each project is installed, built, served and used. */
export default defineConfig({
  testMatch: 'frameworks.spec.ts',
  outputDir: '../../test-results',
  workers: 1,
  reporter: [['list']],
  timeout: 300_000,
  use: { baseURL: siteUrl, launchOptions: chromium },
  webServer: {
    // Builds first: the package names the host that it was built for.
    command: 'node ../../site/scripts/start.js',
    env: { PORT: String(sitePort), SITE_URL: siteUrl, MAILBOX: 'test-results/mailbox' },
    url: siteUrl,
    stdout: 'ignore',
    timeout: 120_000,
  },
})
