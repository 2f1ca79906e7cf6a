import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { networksModule } from '../../site/build/content/content-module.ts'
import { networks } from '../../site/content-schema/company.ts'
import company from '../fixtures/specified/business.json' with { type: 'json' }

const folder = mkdtempSync(join(tmpdir(), 'networks-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('every network that a company may list has its name and its mark', async () => {
  const social = networks.map((network) => ({ network, url: `https://www.${network}.com/fern` }))
  writeFileSync(join(folder, 'business.json'), JSON.stringify({ ...company, social }))

  const code = await networksModule('files', { folder, isBuild: true })
  for (const network of networks) {
    expect(code.toLowerCase()).toContain(`${network}: { name: '${network}', file: ${network} }`)
    const [, file = ''] = new RegExp(`import ${network} from '(.+)\\?url'`).exec(code) ?? []
    const svg = readFileSync(fileURLToPath(import.meta.resolve(file)), 'utf8')
    expect(svg, network).toMatch(/viewBox="0 0 (\d+) \1"/)
    expect(svg, network).toMatch(/<path d="M[\d.].{20}/i)
  }
})
