import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'playwright/test'
import { countedHost, hosts, scratch } from './hosts.ts'
import { certificate } from './nginx.ts'

for (const [name, address] of [
  ['the site', hosts.nginx],
  ['the site with Tag Manager', countedHost],
] as const) {
  test(`Mozilla's Observatory gives ${name} an A+`, async () => {
    // Its command trusts only certificates that Mozilla knows.
    const scan = join(scratch, 'node_modules/@mdn/mdn-http-observatory/src/scan.js')
    const { stdout } = await promisify(execFile)(process.execPath, [scan, new URL(address).host], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate(address) },
    })
    const { scan: result, tests } = JSON.parse(stdout)
    const failed = Object.entries<{ pass: boolean }>(tests).filter(([, { pass }]) => !pass)
    expect(failed).toEqual([])
    expect(result.grade).toBe('A+')
  })
}
