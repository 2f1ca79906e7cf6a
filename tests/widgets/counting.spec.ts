import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { siteUrl } from '../sites.ts'
import { openWith, pushesOn } from './host.ts'
import { inquiryOn } from './inquiry-page.ts'
import { scriptOf } from './pages.ts'
import { wizardOn } from './wizard-page.ts'

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

const noting = ['gtag', 'fbq', 'plausible']
  .map((tool) => `${tool} = (...call) => calls.push(['${tool}', ...call]);`)
  .join('')

/** Sends a lead on a page that counts with every tool. Returns what they were called with, and what the data layer got. */
async function sendLead(
  page: Page,
  partner: string,
  tag: string,
  attributes = '',
  scripts = noting,
) {
  const names = ['count-with-gtag', 'count-with-meta', 'count-with-plausible']
  const lines = `<script>calls = []; dataLayer = []; ${scripts}</script>
    ${(await Promise.all(names.map(recipe))).join('\n')}${scriptOf(tag)}
    <${tag} partner="Fleetwood Rentals" success-url="none" ${attributes}></${tag}>`
  await openWith(page, partner, lines)
  await (tag === 'quote-builder' ? wizardOn(page) : inquiryOn(page)).sendLead()
  const pushes = await pushesOn(page, /_lead$/)
  return { calls: await page.evaluate('calls'), pushes }
}

for (const [tag, service, isWorth] of [
  ['quote-builder', 'residential', true],
  ['inquiry-form', 'pressure-washing', false],
] as const)
  test(`each tool counts a lead of <${tag}> once, and no test`, async ({ page, partner }) => {
    const { calls, pushes } = await sendLead(page, partner, tag)
    expect(pushes).toMatchObject([{ event: 'generate_lead', currency: 'CAD', service }])
    const { value, lead_id } = pushes[0] ?? { event: '' }
    expect(lead_id).toBeTruthy()
    expect(Boolean(value)).toBe(isWorth)
    const worth = { value, currency: 'CAD' }
    expect(calls).toEqual([
      ['gtag', 'event', 'generate_lead', { ...worth, service, transaction_id: lead_id }],
      ['fbq', 'track', 'Lead', { ...worth, content_category: service }, { eventID: lead_id }],
      ['plausible', 'Lead', { props: { service }, revenue: { currency: 'CAD', amount: value } }],
    ])
    const tested = await sendLead(page, partner, tag, 'test')
    expect(tested.calls).toEqual([])
    expect(tested.pushes.map(({ event }) => event)).toEqual(['test_lead'])
    // Where a visitor blocks the tools, nothing breaks.
    const blocked = await sendLead(page, partner, tag, '', '')
    expect(blocked.pushes).toHaveLength(1)
  })

test('the lines for after consent load nothing of ours before it', async ({ page, partner }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  const button = '<button onclick="loadQuoteBuilder()">Agree</button>'
  await openWith(page, partner, (await recipe('after-consent')) + button)
  await expect(page.getByText('Call PHONE for a price.')).toBeVisible()
  expect(asked).not.toContain(siteUrl)
  await page.getByRole('button', { name: 'Agree' }).click()
  await expect(wizardOn(page).heading).toHaveText('What needs cleaning?')
})
