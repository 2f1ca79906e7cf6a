import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { siteUrl } from '../sites.ts'
import { openWith } from './host.ts'
import { inquiryOn } from './inquiry-page.ts'
import { builtBusiness, pinnedTag, serveBusiness, servePinned } from './pinned.ts'
import { wizardOn } from './wizard-page.ts'

/** A page whose company has the old account while it loads, and the new one from then on. */
async function openBeforeTheMove(page: Page, partner: string, tag: string, attributes: string) {
  const serve = (name: string) =>
    serveBusiness(page, {
      ...builtBusiness(),
      account: {
        serviceId: `service_${name}`,
        quoteTemplateId: `quotes_${name}`,
        inquiryTemplateId: `inquiries_${name}`,
        publicKey: name,
        origin: siteUrl,
      },
    })
  await servePinned(page)
  await serve('old')
  await openWith(page, partner, `${pinnedTag(tag)}<${tag} ${attributes}></${tag}>`)
  await expect(page.getByRole('button').first()).toBeVisible()
  await serve('new')
}

test.use({ expectedMessages: [/status of 403|^error: inquiry: refused$/] })

test('a quote that is refused goes to the new account', async ({ page, partner, mailbox }) => {
  await openBeforeTheMove(page, partner, 'quote-builder', 'success-url="none"')
  const wizard = wizardOn(page)
  await wizard.openContact()
  await expect.poll(async () => (await mailbox.mails()).length).toBe(1)
  await mailbox.fail({ status: 403, times: 1 })
  await wizard.sendContact()
  await expect(wizard.thanks).toBeVisible()
  const [lead, viewed] = await mailbox.mails()
  expect(viewed).toMatchObject({ user_id: 'old', template_id: 'quotes_old' })
  expect(lead).toMatchObject({
    user_id: 'new',
    service_id: 'service_new',
    template_id: 'quotes_new',
  })
  const posts = await mailbox.posts()
  const ofLead = posts.filter(({ leadId }) => leadId === lead?.template_params.lead_id)
  expect(ofLead.map(({ status }) => status)).toEqual([403, 200])
})

test('so does a message, and the next one at once', async ({ page, partner, mailbox }) => {
  await openBeforeTheMove(page, partner, 'inquiry-form', 'success-url="none"')
  await mailbox.fail({ status: 403, times: 1 })
  for (const name of ['Priya First', 'Priya Second']) await inquiryOn(page).sendLead({ name })
  const moved = { user_id: 'new', template_id: 'inquiries_new' }
  expect(await mailbox.mails()).toMatchObject([moved, moved])
  expect((await mailbox.posts()).map(({ status }) => status)).toEqual([403, 200, 200])
})

test('a lead of a partner’s account is not sent to ours', async ({ page, partner, mailbox }) => {
  const account = 'email-service="s" email-template="t" email-key="mine"'
  await openBeforeTheMove(page, partner, 'inquiry-form', account)
  await mailbox.fail({ status: 403 })
  const form = inquiryOn(page)
  await form.fill()
  await form.send.click()
  await expect(form.oops).toBeVisible()
  expect(await mailbox.posts()).toHaveLength(1)
})
