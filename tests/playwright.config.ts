import { defineConfig } from 'playwright/test'
import { systemChromium } from '../site/build/chromium.js'
import { sitePort, siteUrl } from './addresses.ts'

/** Debian's or the system's; without one, the Chromium that Playwright installed. */
const executablePath = systemChromium()

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
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'widgets', testDir: 'widgets' },
    { name: 'site', testDir: 'site' },
  ],
  webServer: {
    command: 'node ../site/build/start.js --built',
    env: { PORT: String(sitePort), MAILBOX: 'test-results/mailbox.jsonl' },
    url: siteUrl,
    stdout: 'ignore',
  },
})
