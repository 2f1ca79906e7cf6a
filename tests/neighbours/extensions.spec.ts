import type { Locator } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { inquiry, inquiryOn } from '../widgets/inquiry-page.ts'
import { contact, thanksOn, wizardOn } from '../widgets/wizard-page.ts'
import { openNextTo, sendLead, sentNames, tags, visitors } from './next-to.ts'

/** Fills in fields as a password manager or a browser's extension may: with these events, all in one go. */
async function fillBy(events: string[], filled: [Locator, string][]) {
  for (const [field, text] of filled) {
    await field.evaluate(
      (input, { text, events }) => {
        Object.assign(input, { value: text })
        for (const type of events) input.dispatchEvent(new Event(type, { bubbles: true }))
      },
      { text, events },
    )
  }
}

for (const [way, events] of [
  ['a change alone', ['change']],
  ['no event at all', []],
] as const) {
  test(`a quote is sent with the values that a program filled in by ${way}`, async ({
    page,
    partner,
    mailbox,
  }) => {
    await page.clock.install()
    await page.goto(`${partner}/plain.html?success-url=none`)
    const wizard = wizardOn(page)
    await wizard.openContact()
    // A field that renders again shows the form's own value; here nothing renders again.
    await page.clock.runFor(1000)
    await fillBy(
      [...events],
      [
        [page.getByLabel('Name'), contact.name],
        [page.getByLabel('Email'), contact.email],
        [page.getByLabel('Phone'), contact.phone],
        [page.getByLabel('Additional Notes'), 'Ring twice.'],
      ],
    )
    await wizard.send.click()
    await expect(thanksOn(page)).toBeVisible()
    const lead = (await mailbox.mails()).find(({ template_params }) => template_params.email)
    const { name, email } = contact
    expect(lead?.template_params).toMatchObject({ name, email, message: 'Ring twice.' })
  })

  test(`an inquiry is sent with the values that a program filled in by ${way}`, async ({
    page,
    partner,
    mailbox,
  }) => {
    await page.goto(`${partner}/inquiry.html?success-url=none`)
    const form = inquiryOn(page)
    await expect(form.name).toBeVisible()
    await fillBy(
      [...events],
      [
        [form.name, inquiry.name],
        [form.email, inquiry.email],
        [form.phone, inquiry.phone],
        [form.service, inquiry.service],
        [form.message, inquiry.message],
      ],
    )
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    const [mail] = await mailbox.mails()
    const { name, email, service, message } = inquiry
    expect(mail?.template_params).toMatchObject({
      from_name: name,
      from_email: email,
      service,
      message,
    })
  })
}

/*
 * Extensions put elements into the page, next to fields and into boxes that frameworks think are theirs:
 * https://github.com/jinjor/elm-break-dom/issues/12, https://github.com/vercel/next.js/issues/51816
 */
const intrude = `
  const put = (place, name) => place?.append(document.createElement(name))
  const wrap = (field) => {
    if (field.dataset.seen) return
    field.dataset.seen = 'yes'
    field.after(document.createElement('grammarly-extension'))
    field.setAttribute('data-lastpass-icon-root', 'true')
    field.style.backgroundImage = 'none'
  }
  setInterval(() => {
    for (const tag of document.querySelectorAll('quote-builder, inquiry-form')) {
      if (tag.childElementCount < 2) put(tag, 'div')
      for (const field of tag.shadowRoot?.querySelectorAll('input:not([type]), input[type=email], textarea') ?? [])
        wrap(field)
    }
    if (document.body.childElementCount < 9) put(document.body, 'plasmo-csui')
  }, 50)`

for (const tag of tags)
  test(`next to extensions that put elements into it and around its fields, <${tag}> sends a lead`, async ({
    page,
    partner,
    mailbox,
  }) => {
    await openNextTo({ page, partner, tag, head: `<script>${intrude}</script>` })
    await sendLead(page, tag)
    expect(sentNames(await mailbox.mails())).toEqual([visitors[tag]])
  })
