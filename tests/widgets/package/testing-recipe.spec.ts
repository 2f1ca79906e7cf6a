import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { siteUrl } from '../../addresses.ts'
import { expect, test } from '../../browser.ts'
import { install } from './installed.ts'
import { compiledTest, partnerName, runTest } from './partner-tests.ts'

/** A partner's site, whose page /prices has the lines of the guide. */
async function partnersSite() {
  const html = `<!doctype html><html lang="en"><title>Prices</title><link rel="icon" href="data:,">
    <script async src="${siteUrl}/widgets/quote-builder.js"></script>
    <quote-builder partner="${partnerName}" success-url="none">Call us.</quote-builder>`
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    [Symbol.dispose]: () => void server.close(),
  }
}

test("the guide's test compiles strictly and passes in a partner's app that has only @playwright/test", async ({
  mailbox,
}) => {
  // Playwright runs no tests in node_modules.
  const app = join(install('test-results'), '../..')
  try {
    using site = await partnersSite()
    await compiledTest(app, 'your-page.ts')
    expect(await runTest(app, site.address)).toContain('1 passed')
  } finally {
    rmSync(app, { recursive: true, force: true })
  }
  expect(await mailbox.mails()).toEqual([])
})
