import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { siteUrl } from '../addresses.ts'
import { expect, test } from '../browser.ts'
import { inquiryOn } from './inquiry-page.ts'
import { thanksOn, wizardOn } from './wizard-page.ts'

/*
 * How a partner counts leads, with the lines of the guide, in tools that note what they are called with.
 */

const recipe = async (name: string) => {
  const text = await readFile(new URL(`./recipes/${name}.html`, import.meta.url), 'utf8')
  return text
    .replaceAll('https://HOST', siteUrl)
    .replaceAll('CURRENCY', 'CAD')
    .replace('Your name', 'Fleetwood Rentals')
}

const tools = ['gtag', 'fbq', 'plausible']
const noting = tools.map((tool) => `${tool} = (...call) => calls.push(['${tool}', ...call])`)

interface Counting {
  page: Page
  partner: string
  tag: string
  attributes?: string
  /** The scripts of the tools; empty where a visitor blocks them. */
  scripts?: string
}

/** Sends a lead on a page that counts with every tool. Returns what they were called with, and what the data layer got. */
async function sendLead({
  page,
  partner,
  tag,
  attributes = '',
  scripts = noting.join('\n'),
}: Counting) {
  const names = ['count-with-gtag', 'count-with-meta', 'count-with-plausible']
  const lines = `<!doctype html><title>Counted</title>
    <script>calls = []; dataLayer = []; ${scripts}</script>
    ${(await Promise.all(names.map(recipe))).join('\n')}
    <script async src="${siteUrl}/widgets/${tag}.js"></script>
    <${tag} partner="Fleetwood Rentals" success-url="none" ${attributes}></${tag}>`
  await page.goto(`${partner}/mine.html?${new URLSearchParams({ lines })}`)
  if (tag === 'quote-builder') {
    const wizard = wizardOn(page)
    await wizard.openContact()
    await wizard.fillContact()
    await wizard.send.click()
    await expect(thanksOn(page)).toBeVisible()
  } else {
    const form = inquiryOn(page)
    await form.fill()
    await form.send.click()
    await expect(form.thanks).toBeVisible()
  }
  return page.evaluate(() => {
    const { calls, dataLayer } = window as unknown as { calls: unknown[]; dataLayer: Push[] }
    return { calls, pushes: dataLayer.filter(({ event }) => /_lead$/.test(event)) }
  })
}

interface Push {
  event: string
  value: number
  currency: string
  service: string
  lead_id: string
}

for (const [tag, service, isWorth] of [
  ['quote-builder', 'residential', true],
  ['inquiry-form', 'pressure-washing', false],
] as const)
  test(`a lead of <${tag}> is counted once by each tool, for what it is worth, and Tag Manager gets its trigger and variables`, async ({
    page,
    partner,
  }) => {
    const { calls, pushes } = await sendLead({ page, partner, tag })
    const [push] = pushes
    expect(pushes).toEqual([
      expect.objectContaining({ event: 'generate_lead', currency: 'CAD', service }),
    ])
    const { value, lead_id } = push ?? {}
    expect(lead_id).toBeTruthy()
    expect(Boolean(value)).toBe(isWorth)
    const worth = { value, currency: 'CAD' }
    expect(calls).toEqual([
      ['gtag', 'event', 'generate_lead', { ...worth, service, transaction_id: lead_id }],
      ['fbq', 'track', 'Lead', { ...worth, content_category: service }, { eventID: lead_id }],
      ['plausible', 'Lead', { props: { service }, revenue: { currency: 'CAD', amount: value } }],
    ])
  })

for (const tag of ['quote-builder', 'inquiry-form'])
  test(`no tool counts a test of <${tag}>, and one that is blocked breaks nothing`, async ({
    page,
    partner,
  }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    const tested = await sendLead({ page, partner, tag, attributes: 'test' })
    expect(tested.calls).toEqual([])
    expect(tested.pushes.map(({ event }) => event)).toEqual(['test_lead'])
    const blocked = await sendLead({ page, partner, tag, scripts: '' })
    expect(blocked.pushes).toHaveLength(1)
    expect(errors).toEqual([])
  })

test('the lines for after consent load nothing of ours before it, and then the widget', async ({
  page,
  partner,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  const lines = `<!doctype html><title>Consent</title>${await recipe('after-consent')}
    <button onclick="loadQuoteBuilder()">Agree</button>`
  await page.goto(`${partner}/mine.html?${new URLSearchParams({ lines })}`)
  await expect(page.getByText('Call PHONE for a price.')).toBeVisible()
  expect(asked).not.toContain(siteUrl)
  await page.getByRole('button', { name: 'Agree' }).click()
  await expect(wizardOn(page).heading).toHaveText('What needs cleaning?')
})
