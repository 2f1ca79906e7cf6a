import { siteUrl } from '../addresses.ts'
import { built } from '../built.ts'
import { expect, test } from './engine.ts'
import { quoteOn } from './quote-on.ts'

test('the newest release, pinned by its integrity under a strict policy, quotes with the company’s data and sends', async ({
  tab,
  partner,
  mailbox,
}) => {
  const { version, scripts } = JSON.parse(built('widgets/manifest.json'))
  const { path, integrity } = scripts['quote-builder.js']
  const lines = `<!doctype html><title>Mine</title>
    <link rel="icon" href="data:,">
    <link rel="preload" as="fetch" crossorigin href="${siteUrl}/widgets/business.1.json">
    <script async src="${siteUrl}/widgets/${path}" integrity="${integrity}" crossorigin></script>
    <quote-builder success-url="none">Call us.</quote-builder>`
  const policy = `default-src 'none'; img-src data:; script-src ${siteUrl}; connect-src ${siteUrl}; require-trusted-types-for 'script'; trusted-types 'none'`
  const headers = JSON.stringify({ 'Content-Security-Policy': policy })
  await tab.goto(`${partner}/mine.html?${new URLSearchParams({ lines, headers })}`)
  const { press, reads, reachContact, fillContact } = quoteOn(tab)
  await reachContact()
  await fillContact()
  await press('Get My Quote')
  await reads('Thank You!')
  await expect.poll(async () => (await mailbox.mails()).length).toBe(2)
  const [mail] = await mailbox.mails()
  expect(mail?.template_params.version).toBe(version)
})
