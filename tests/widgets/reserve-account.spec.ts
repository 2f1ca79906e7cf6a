import { expect, test } from '../browser.ts'
import { siteUrl } from '../sites.ts'
import { inquiryOn } from './inquiry-page.ts'
import { serveReserve, usedUpQuota } from './reserve.ts'
import { wizardOn } from './wizard-page.ts'

test.use({ expectedMessages: [/status of 426|^error: (viewed quote|inquiry): refused$/] })

test.beforeEach(async ({ page, mailbox }) => {
  await serveReserve(page, siteUrl)
  await mailbox.fail(usedUpQuota)
})

test('a quote that a used-up quota refuses arrives once, by the reserve account', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.goto(`${partner}/plain.html?success-url=none`)
  const wizard = wizardOn(page)
  await wizard.openContact()
  // The notice that the quote was viewed is refused, and does not use up the reserve.
  await expect.poll(async () => (await mailbox.posts()).length).toBe(1)
  await wizard.sendContact()
  await expect(wizard.thanks).toBeVisible()
  const mails = await mailbox.mails()
  expect(mails).toMatchObject([
    { user_id: 'reserve', service_id: 'service_reserve', template_id: 'quotes_reserve' },
  ])
  const leadId = mails[0]?.template_params.lead_id
  const [notice, ...ofLead] = await mailbox.posts()
  expect(notice).toMatchObject({ account: 'first', status: 426 })
  expect(ofLead).toMatchObject([
    { account: 'first', status: 426, leadId },
    { account: 'reserve', status: 200, leadId },
  ])
})

test('so does a message, and the visitor is thanked', async ({ page, partner, mailbox }) => {
  await page.goto(`${partner}/inquiry.html?success-url=none`)
  await inquiryOn(page).sendLead()
  await expect(inquiryOn(page).thanks).toBeVisible()
  expect(await mailbox.mails()).toMatchObject([
    { user_id: 'reserve', template_id: 'inquiries_reserve' },
  ])
  const posts = await mailbox.posts()
  expect(posts.map(({ account }) => account)).toEqual(['first', 'reserve'])
  expect(new Set(posts.map(({ leadId }) => leadId)).size).toBe(1)
})

for (const [whose, attributes, account] of [
  [
    'account',
    { 'email-service': 's', 'email-template': 't', 'email-key': 'theirs', 'email-origin': siteUrl },
    'theirs',
  ],
  ['relay', { 'email-origin': siteUrl }, 'first'],
] as const) {
  test(`a lead that a partner’s own ${whose} refuses does not go to our reserve`, async ({
    page,
    partner,
    mailbox,
  }) => {
    await mailbox.fail({ status: 426, account })
    await page.goto(`${partner}/inquiry.html?${new URLSearchParams(attributes)}`)
    const form = inquiryOn(page)
    await form.fill()
    await form.send.click()
    await expect(form.oops).toBeVisible()
    expect(await mailbox.posts()).toMatchObject([{ account, status: 426 }])
  })
}
