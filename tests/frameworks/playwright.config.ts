import { defineConfig } from 'playwright/test'
import { chromium } from '../installed-browsers.ts'
import { environmentOf, sitePort, siteServer, siteUrl, specified } from '../sites.ts'

/** Runs on demand and needs the registry: each project is installed, built, served and used. */
export default defineConfig({
  testMatch: 'frameworks.spec.ts',
  outputDir: '../../test-results',
  workers: 1,
  reporter: [['list']],
  timeout: 300_000,
  use: { baseURL: siteUrl, launchOptions: chromium },
  // The package names the host that it was built for.
  webServer: siteServer(
    { ...environmentOf('frameworks', specified.CONTENT), SITE_URL: siteUrl },
    sitePort,
  ),
})
