import { contact } from '../widgets/wizard-page.ts'
import { answerByWorker } from '../widgets/worker.ts'
import { expect, test } from './engine.ts'
import { quoteOn } from './quote-on.ts'

test.use({ expectedMessages: [/^error: quote: unreachable$/] })

test('a made-up answer gets thanks only for a sent quote', async ({ tab, partner, mailbox }) => {
  await tab.goto(`${partner}/plain.html?success-url=none`)
  const { part, press, text, openContact, fillContact } = quoteOn(tab)
  await openContact()
  await fillContact()
  await expect.poll(async () => (await mailbox.posts()).length).toBe(1)
  const isControlled = await tab.evaluate(answerByWorker)
  expect(isControlled).toBe(true)
  await press('Get My Quote')
  const isThanked = () => part('heading', 'Thank You!').isVisible()
  const isFailed = async () =>
    (await text('[role=alert]'))?.includes('There was an issue sending your quote.') ?? false
  await expect.poll(async () => (await isThanked()) || (await isFailed())).toBe(true)
  const leads = (await mailbox.mails()).filter((mail) => mail.template_params.name === contact.name)
  // Firefox sends requests with keepalive past the service worker.
  expect(leads).toHaveLength((await isThanked()) ? 1 : 0)
})
