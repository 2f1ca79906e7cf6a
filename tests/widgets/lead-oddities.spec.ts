import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { oneBedroom, quoteLinkOf } from '../facts.ts'
import { siteUrl } from '../sites.ts'
import { eventNamesOn } from './host.ts'
import { inquiry, inquiryOn } from './inquiry-page.ts'
import { type LeadForm, leadForms, openFilled } from './lead-forms.ts'
import { nowhere, scriptParams, sentContact, sentInquiry, someId } from './sent.ts'
import { contact, thanksOn, wizardOn } from './wizard-page.ts'

const sent = {
  quote: {
    ...sentContact,
    service: 'Residential Cleaning',
    total_price: `${oneBedroom.total}`,
    price_breakdown: oneBedroom.lines.join(),
    quote_link: expect.stringMatching(
      quoteLinkOf(siteUrl, '2.r.bedrooms-1.frequency-onetime.extras-0'),
    ),
  },
  inquiry: sentInquiry,
}

/** Sets a value that a script can set but no keyboard can type. */
const force = (field: Locator, value: string) =>
  field.evaluate((input, text) => {
    Object.assign(input, { value: text })
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, value)

/** The button that sends, whatever it says while it does. */
const submit = ({ phone }: LeadForm) => phone.page().locator('[type=submit]')

/** Ways to press twice at once. */
const presses: Record<string, (form: LeadForm) => Promise<unknown>> = {
  'a double click': (form) => submit(form).dblclick(),
  'Enter and a click on top': async (form) => {
    await form.phone.press('Enter')
    await submit(form)
      .click({ force: true, noWaitAfter: true })
      .catch(() => {})
  },
  'two submits in one go': ({ phone }) =>
    phone.evaluate(({ form }: HTMLInputElement) => {
      form?.requestSubmit()
      form?.requestSubmit()
    }),
}

/** What a page may do before anything is filled in; in this order on one page. */
const oddities: Record<string, (page: Page) => Promise<unknown>> = {
  'no dataLayer': (page) => page.evaluate(() => Reflect.deleteProperty(window, 'dataLayer')),
  'a dataLayer that is an object': (page) =>
    page.evaluate(() => Object.assign(window, { dataLayer: {} })),
  'a dataLayer that is frozen, which is only logged': (page) =>
    page.evaluate(() => Object.assign(window, { dataLayer: Object.freeze([]) })),
  'Array.prototype.toJSON patched by the page': (page) =>
    page.evaluate(() => {
      Object.assign(window, { dataLayer: [] })
      Object.assign(Array.prototype, { toJSON: () => 'patched' })
    }),
  'storage that is filled with garbage': async (page) => {
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) {
        storage.clear()
        storage.setItem('quote-builder', '{"step":1e9,"answers":{"bedrooms":'.repeat(1000))
        storage.setItem('inquiry-form', '[[[')
      }
    })
    await page.reload()
  },
  'storage that is full': (page) =>
    page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) {
        storage.clear()
        for (let size = 2 ** 22; size >= 1; size /= 2) {
          try {
            for (let i = 0; ; i++) storage.setItem(`${size}-${i}`, 'x'.repeat(size))
          } catch {
            // There is no room left for pieces of this size.
          }
        }
      }
    }),
}

for (const leadForm of leadForms) {
  const { lead, file, tag, on, earlier } = leadForm
  const isLong = lead === 'quote' ? '' : ' @long'

  test(`${lead}: sent once on odd pages${isLong}`, async ({ page, partner, mailbox, allowed }) => {
    // The browser's message for a frozen data layer.
    allowed.push(/^error: TypeError: .*not extensible/)
    const rounds = [
      ...Object.entries(presses).map(([name, press]) => ({
        name,
        press,
        before: () => mailbox.fail({ delay: 300 }),
      })),
      { name: 'a fast line', press: presses['a double click'], before: () => mailbox.fail({}) },
      ...Object.entries(oddities).map(([name, before]) => ({ name, before, press: undefined })),
    ]
    await page.clock.install()
    await page.goto(`${partner}/${file}?success-url=none`)
    const form = on(page)
    for (const [index, { name, before, press }] of rounds.entries()) {
      await test.step(`${name}: one POST, and thanks`, async () => {
        await before(page)
        if (lead === 'inquiry')
          await page.locator(tag).evaluate((element) => element.replaceWith(element.cloneNode()))
        // Following the link again makes a new entry in the history.
        else await page.evaluate(() => history.pushState(null, '', location.href))
        await form.reach()
        await form.fill()
        // A test types so fast that the lead would be marked as suspect.
        await page.clock.runFor(2000)
        await expect(form.thanks).toHaveCount(0)
        await (press ? press(form) : form.send.click())
        await expect(form.thanks).toBeVisible()
        await expect(form.alert).toBeHidden()
        // A second mail would wait for its pause after the first.
        await page.clock.runFor(3000)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
        expect(await mailbox.posts()).toHaveLength((1 + earlier) * (index + 1))
        expect((await mailbox.leads())[0]).toEqual({
          ...sent[lead],
          lead_id: someId,
          ...scriptParams,
          ...nowhere,
          page: `${partner}/${file}`,
        })
      })
    }
    const ids = (await mailbox.leads()).map(({ lead_id }) => lead_id)
    expect(new Set(ids).size).toBe(rounds.length)
  })

  test(`${lead}: a robot sends nothing`, async ({ page, partner, mailbox }) => {
    await page.clock.install()
    const form = await openFilled(page, partner, leadForm, '', mailbox.posts)
    await force(page.locator('#website'), 'https://spam.example')
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    await page.clock.runFor(5000)
    await expect(page).toHaveURL(new RegExp(`${file}$`))
    expect(await eventNamesOn(page, /sent|submit|failed/)).toEqual([])
    expect(await mailbox.leads()).toEqual([])
  })

  test(`${lead}: the hidden field flags a later lead`, async ({ page, partner, mailbox }) => {
    await page.clock.install()
    const form = await openFilled(page, partner, leadForm, '?success-url=none', mailbox.posts)
    await expect(page.getByRole('textbox', { name: 'Website' })).toHaveCount(0)
    await expect(page.locator('#website')).toHaveAttribute('tabindex', '-1')
    await page.clock.runFor(3000)
    await force(page.locator('#website'), 'https://me.example')
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    expect((await mailbox.leads())[0]?.suspect).toBe('yes')
  })
}

test('half of a pair breaks no mail link', async ({ page, partner, allowed }) => {
  allowed.push(/^error: inquiry: unreachable$/)
  await page.goto(`${partner}/inquiry.html?success-url=none&email-key=`)
  const form = inquiryOn(page)
  await form.fill()
  await force(form.message, 'half \ud83d pair')
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('blocked'))
  })
  await form.send.click()
  const letter = form.alert.getByRole('link', { name: 'Email us this message' })
  await expect(letter).toHaveAttribute('href', /half%20%20pair$/)
})

test('in a sandbox that blocks storage and forms both send one lead', async ({ page, partner }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const { name, from_name } = request.postDataJSON().template_params
    posts.push(name ?? from_name)
  })
  const lines = ['plain', 'inquiry'].map(
    (name) =>
      `<iframe sandbox="allow-scripts" src="/${name}.html?success-url=none" width="700" height="900"></iframe>`,
  )
  await page.goto(
    `${partner}/mine.html?${new URLSearchParams({ lines: `<!doctype html>${lines.join('')}` })}`,
  )
  const [quote, message] = [
    page.frameLocator('iframe >> nth=0'),
    page.frameLocator('iframe >> nth=1'),
  ]
  const wizard = wizardOn(quote)
  await wizard.reachContact()
  await wizard.sendContact()
  await expect(thanksOn(quote)).toBeVisible()
  await inquiryOn(message).sendLead()
  expect(posts).toEqual(['viewed quote', contact.name, inquiry.name])
})
