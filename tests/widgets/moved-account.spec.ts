import type { Page } from 'playwright/test'
import { siteUrl } from '../addresses.ts'
import { expect, test } from '../browser.ts'
import { inquiryOn } from './inquiry-page.ts'
import { builtBusiness, openWith, pinnedTag, serveBusiness, servePinned } from './pinned.ts'
import { thanksOn, wizardOn } from './wizard-page.ts'

const account = (name: string) => ({
  serviceId: `service_${name}`,
  quoteTemplateId: `quotes_${name}`,
  inquiryTemplateId: `inquiries_${name}`,
  publicKey: name,
  origin: siteUrl,
})

/** A page whose company has the old account while it loads, and the new one from then on. */
async function openBeforeTheMove(page: Page, partner: string, lines: string) {
  await servePinned(page)
  await serveBusiness(page, { ...builtBusiness(), account: account('old') })
  await openWith(page, partner, lines)
  await expect(page.getByRole('button').first()).toBeVisible()
  await serveBusiness(page, { ...builtBusiness(), account: account('new') })
}

test.use({ expectedMessages: [/status of 403/] })

test('a quote that the closed account refuses is sent again with the same id to the new one, and the visitor is thanked', async ({
  page,
  partner,
  mailbox,
}) => {
  const lines = `${pinnedTag('quote-builder')}<quote-builder success-url="none"></quote-builder>`
  await openBeforeTheMove(page, partner, lines)
  const wizard = wizardOn(page)
  await wizard.openContact()
  await expect.poll(async () => (await mailbox.mails()).length).toBe(1)
  await mailbox.fail({ status: 403, times: 1 })
  await wizard.fillContact()
  await wizard.send.click()
  await expect(thanksOn(page)).toBeVisible()
  const [viewed, lead] = (await mailbox.mails()).toReversed()
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

test('so is a message of the inquiry form, and the next one is sent to the new account at once', async ({
  page,
  partner,
  mailbox,
}) => {
  const lines = `${pinnedTag('inquiry-form')}<inquiry-form success-url="none"></inquiry-form>`
  await openBeforeTheMove(page, partner, lines)
  await mailbox.fail({ status: 403, times: 1 })
  const form = inquiryOn(page)
  for (const name of ['Priya First', 'Priya Second']) {
    await form.fill({ name })
    await form.send.click()
    await expect(form.thanks).toBeVisible()
  }
  const mails = await mailbox.mails()
  expect(mails.map((mail) => [mail.user_id, mail.template_id])).toEqual([
    ['new', 'inquiries_new'],
    ['new', 'inquiries_new'],
  ])
  expect((await mailbox.posts()).map(({ status }) => status)).toEqual([403, 200, 200])
})

test.describe('a lead that stays refused', () => {
  test.use({ expectedMessages: [/status of 403|^error: inquiry: refused$/] })

  test('with a partner’s own account is not sent to the company’s', async ({
    page,
    partner,
    mailbox,
  }) => {
    const lines = `${pinnedTag('inquiry-form')}<inquiry-form email-service="s" email-template="t" email-key="mine"></inquiry-form>`
    await openBeforeTheMove(page, partner, lines)
    await mailbox.fail({ status: 403 })
    const form = inquiryOn(page)
    await form.fill()
    await form.send.click()
    await expect(form.oops).toBeVisible()
    expect(await mailbox.posts()).toHaveLength(1)
  })
})
