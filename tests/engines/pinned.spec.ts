import { built } from '../built.ts'
import { bill, prices } from '../facts.ts'
import { siteUrl } from '../sites.ts'
import { contact } from '../widgets/wizard-page.ts'
import { expect, test } from './engine.ts'
import { quoteOn } from './quote-on.ts'

// Firefox requests the page’s icon, although the policy allows no pictures of this page’s own.
test.use({ expectedMessages: [/img-src.*favicon\.ico/] })

test('the newest release, pinned, works under a strict policy', async ({
  tab,
  partner,
  mailbox,
}) => {
  const { version, scripts } = JSON.parse(built('widgets/manifest.json'))
  const { path, integrity } = scripts['quote-builder.js']
  const lines = `<!doctype html><title>Mine</title>
    <link rel="preload" as="fetch" crossorigin href="${siteUrl}/widgets/business.1.json">
    <script async src="${siteUrl}/widgets/${path}" integrity="${integrity}" crossorigin></script>
    <quote-builder success-url="none">Call us.</quote-builder>`
  const policy = `default-src 'none'; script-src ${siteUrl}; img-src ${siteUrl}; connect-src ${siteUrl}; require-trusted-types-for 'script'; trusted-types 'none'`
  const headers = JSON.stringify({ 'Content-Security-Policy': policy })
  await tab.goto(`${partner}/mine.html?${new URLSearchParams({ lines, headers })}`)
  const quote = quoteOn(tab)
  const { part, press, waitForFocus, reachContact, fillContact } = quote
  await reachContact()
  const send = part('button', 'Get My Quote')
  expect(await send.evaluate((button) => getComputedStyle(button).backgroundImage)).toContain(
    'linear-gradient',
  )
  await fillContact()
  const height = () =>
    tab.evaluate(() => document.querySelector('quote-builder')?.clientHeight ?? 0)
  const before = await height()
  await press('Get My Quote')

  await test.step('the thanks show every line at the same height, and lead to a new quote', async () => {
    await waitForFocus('heading', 'Thank You!')
    expect(await quote.lines()).toEqual(bill(['1 Bedroom', prices.residential.bedrooms]).shown)
    expect(await height()).toBe(before)
    await press('Start a new quote')
    await waitForFocus('heading', 'What needs cleaning?')
  })

  const sent = async () => (await mailbox.mails()).map((mail) => mail.template_params)
  await expect.poll(async () => (await sent()).length).toBe(2)
  const [lead, ...others] = (await sent()).filter(({ name }) => name === contact.name)
  expect(others).toEqual([])
  expect(lead?.version).toBe(version)
})
