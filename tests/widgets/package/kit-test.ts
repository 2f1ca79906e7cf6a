import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkerFixture } from 'playwright/test'
import { test as base } from '../../browser.ts'
import { companyFor } from '../../built.ts'
import { siteUrl } from '../../sites.ts'
import { allLanguages, patience } from '../pages.ts'
import { install, testingKit } from './installed.ts'

type Kit = Awaited<ReturnType<typeof testingKit>>

/** The kit as a partner installs it, or as the partner of another company does. */
const kitOf = (company?: 'gardens'): [WorkerFixture<Kit, object>, { scope: 'worker' }] => [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
  async ({}, use) => {
    const installed = install()
    if (company) {
      const code = `export const company = ${JSON.stringify(await companyFor(company))}`
      writeFileSync(join(installed, 'esm/testing/company.js'), code)
    }
    await use(await testingKit(installed))
    rmSync(join(installed, '../..'), { recursive: true, force: true })
  },
  { scope: 'worker' },
]

export const test = base.extend<object, { kit: Kit; gardensKit: Kit }>({
  kit: kitOf(),
  gardensKit: kitOf('gardens'),
})

const script = (tag: string) => `<script async src="${siteUrl}/widgets/${tag}.js"></script>`

/** The lines that a partner pastes, with a setting that keeps the page after sending. */
export const quoteLines = `${script('quote-builder')}<quote-builder partner="Us" success-url="none">Call us.</quote-builder>`
export const inquiryLines = `${script('inquiry-form')}<inquiry-form partner="Us" success-url="none">Write to us.</inquiry-form>`

/** The same lines, which try out the languages that the company has not switched on. */
export const inLanguages = (lines: string) =>
  `<script>${patience}</script>${lines.replace('<script ', `<script ${allLanguages} `)}`

/** The address of a partner's page with these lines in it. */
export const pageOf = (
  partner: string,
  lines: string,
  headers: Record<string, string> = {},
  lang = 'en',
) =>
  `${partner}/mine.html?${new URLSearchParams({
    lines: `<!doctype html><html lang="${lang}"><title>A partner's page</title><body>${lines}`,
    headers: JSON.stringify(headers),
  })}`
