import type { Page } from 'playwright/test'
import { siteUrl } from '../addresses.ts'
import { expect, test } from '../browser.ts'
import { oneBedroom } from '../facts.ts'
import { quoteLinkOf } from '../quote-link-of.ts'
import { inquiry, inquiryOn } from '../widgets/inquiry-page.ts'
import { fillKeepAlive } from '../widgets/journey-parts.ts'
import { scriptParams } from '../widgets/script-params.ts'
import { sentContact, sentInquiry, withoutSuspectMark } from '../widgets/sent.ts'
import { nowhere } from '../widgets/where-from.ts'
import { contact, thanksOn, wizardOn } from '../widgets/wizard-page.ts'

/** Sends a quote, removes its element, and sends an inquiry in its place. */
async function sendBoth(page: Page) {
  const wizard = wizardOn(page)
  await wizard.reachContact()
  await wizard.fillContact()
  await wizard.send.click()
  await expect(thanksOn(page)).toBeVisible()
  await page.evaluate(() => {
    document.querySelector('quote-builder')?.remove()
    const element = document.createElement('inquiry-form')
    document.body.append(Object.assign(element, { successUrl: 'none' }))
  })
  const form = inquiryOn(page)
  // A click waits for the page's next frames, which Chromium sometimes delays on a busy machine; a key does not.
  await form.send.press('Enter')
  await expect(form.alert.getByRole('link')).toHaveCount(3)
  await form.fill()
  await form.send.press('Enter')
  await expect(form.thanks).toBeVisible()
  return form
}

test('on a page that patched arrays, objects, promises, fetch and more, both widgets send exactly what was typed', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.goto(`${partner}/patched.html`)
  await sendBoth(page)
  const mails = (await mailbox.mails()).map((mail) => mail.template_params)
  const common = {
    ...nowhere,
    partner: '',
    page: `${partner}/patched.html`,
    lead_id: expect.any(String),
    ...scriptParams,
  }
  expect(mails.map(withoutSuspectMark)).toEqual([
    {
      ...common,
      ...sentInquiry,
    },
    {
      ...common,
      ...sentContact,
      service: 'Residential Cleaning',
      total_price: `${oneBedroom.total}`,
      price_breakdown: oneBedroom.lines.join(),
      quote_link: expect.stringMatching(
        quoteLinkOf(siteUrl, '2.r.bedrooms-1.frequency-onetime.extras-0'),
      ),
    },
    expect.objectContaining({ name: 'viewed quote' }),
  ])
  // Three mails, and one request of each widget that looks for a mailbox.
  expect(await page.evaluate(() => (window as unknown as { fetched: number }).fetched)).toBe(5)
})

test('on a page with Prototype.js 1.7.3 both widgets send what was typed, and the page can remove them', async ({
  page,
  partner,
  mailbox,
}) => {
  await page.goto(`${partner}/prototype.html`)
  const isReplaced = () =>
    page.evaluate(() => !/native code/.test(`${HTMLElement.prototype.remove}`))
  expect(await isReplaced()).toBe(true)
  const form = await sendBoth(page)
  await page.evaluate(() => document.querySelector('inquiry-form')?.remove())
  await expect(form.send).toBeHidden()
  const mails = (await mailbox.mails()).map((mail) => mail.template_params)
  expect(mails).toMatchObject([
    { from_name: inquiry.name, message: inquiry.message },
    { ...sentContact, price_breakdown: oneBedroom.lines.join() },
    { name: 'viewed quote' },
  ])
})

/** What a page may do to its console, its events or its data layer. */
const spoilt: Record<string, () => void> = {
  'whose console throws': () => {
    const deny = () => {
      throw new Error('No console here')
    }
    for (const level of ['error', 'warn', 'log'] as const) console[level] = deny
  },
  'without a console': () => Object.assign(window, { console: undefined }),
  'that cannot dispatch events': () => {
    EventTarget.prototype.dispatchEvent = () => {
      throw new Error('No events here')
    }
  },
  'whose data layer and console throw': () => {
    const deny = () => {
      throw new Error('Nothing here')
    }
    console.error = deny
    Object.assign(window, { dataLayer: { push: deny } })
  },
}

test.describe('a lead', () => {
  test.use({
    expectedMessages: [/^error: (Error: )?No events here|^error: quote: refused$|status of 403/],
  })

  for (const [what, spoil] of Object.entries(spoilt)) {
    test(`on a page ${what} ends with the message or the thanks`, async ({
      page,
      partner,
      mailbox,
    }) => {
      await page.goto(`${partner}/plain.html?success-url=none`)
      await page.evaluate(spoil)
      const wizard = wizardOn(page)
      await wizard.openContact()
      await wizard.fillContact()
      await expect.poll(async () => (await mailbox.posts()).length).toBe(1)
      await mailbox.fail({ status: 403 })
      await wizard.send.click()
      await expect(page.getByText('There was an issue sending your quote.')).toBeVisible()
      await mailbox.fail({})
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(thanksOn(page)).toBeVisible()
      expect(await mailbox.posts()).toHaveLength(3)
    })
  }

  test('goes out although the page’s own requests fill what a browser lets outlive a page, and the page waits for the answer', async ({
    page,
    partner,
    mailbox,
    baseURL,
  }) => {
    await page.goto(`${partner}/plain.html`)
    const wizard = wizardOn(page)
    await wizard.openContact()
    await wizard.fillContact()
    await expect.poll(async () => (await mailbox.posts()).length).toBe(1)
    await page.route('**/recorder', () => {})
    await page.evaluate(fillKeepAlive)
    await mailbox.fail({ delay: 3000 })
    await wizard.send.click()
    const answered = await page.waitForResponse((response) =>
      `${response.request().postData()}`.includes(contact.name),
    )
    expect(answered.status()).toBe(200)
    await page.waitForURL(`${baseURL}/booked`)
    expect(await mailbox.posts()).toHaveLength(2)
  })
})

test.describe('on a page whose own fetch throws', () => {
  test.use({ expectedMessages: [/^error: (quote|viewed quote|inquiry): unreachable$/] })

  test('the visitor reads that the quote was not sent, and keeps every word', async ({
    page,
    partner,
    mailbox,
  }) => {
    await page.goto(`${partner}/plain.html`)
    await page.evaluate(() => {
      window.fetch = () => {
        throw new Error('Blocked until you consent')
      }
    })
    const wizard = wizardOn(page)
    await wizard.openContact()
    await wizard.fillContact()
    await wizard.send.click()
    await expect(page.getByText('There was an issue sending your quote.')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue(contact.name)
    expect(await mailbox.posts()).toEqual([])
  })
})
