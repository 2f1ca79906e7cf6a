import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { networksModule } from '../../site/build/content/content-module.ts'
import { networks } from '../../site/content-schema/company.ts'
import company from '../fixtures/specified/business.json' with { type: 'json' }

const folder = mkdtempSync(join(tmpdir(), 'networks-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('every network that a company may list has its name and its mark', async () => {
  const social = networks.map((network) => ({ network, url: `https://www.${network}.com/fern` }))
  writeFileSync(join(folder, 'business.json'), JSON.stringify({ ...company, social }))

  const code = await networksModule('marks', { folder, isBuild: true })
  const marks = JSON.parse(code.replace('export const marks = ', ''))
  for (const network of networks) {
    expect(marks[network].name.toLowerCase()).toBe(network)
    expect(marks[network].viewBox, network).toMatch(/^0 0 (\d+) \1$/)
    expect(marks[network].path, network).toMatch(/^M[\d.].{20}/i)
  }
})
