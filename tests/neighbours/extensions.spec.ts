import { expect, test } from '../browser.ts'
import { leadForms } from '../widgets/lead-forms.ts'
import { openNextTo, sendLead, visitors } from './next-to.ts'

for (const { lead, file, tag, on, typed } of leadForms) {
  for (const [way, events] of [
    ['a change alone', ['change']],
    ['no event at all', []],
  ] as const)
    test(`${lead}: is filled in by ${way}`, async ({ page, partner, mailbox }) => {
      await page.clock.install()
      await page.goto(`${partner}/${file}?success-url=none`)
      const form = on(page)
      await form.reach()
      // A field that renders again shows the form's own value; here nothing renders again.
      await page.clock.runFor(1000)
      for (const field of ['name', 'email', 'phone', 'message'] as const)
        await form[field].evaluate(
          (input, { text, events }) => {
            Object.assign(input, { value: text })
            for (const type of events) input.dispatchEvent(new Event(type, { bubbles: true }))
          },
          { text: typed[field], events },
        )
      await form.send.click()
      await expect(form.thanks).toBeVisible()
      const { from_name, from_email, ...sent } = (await mailbox.leads())[0] ?? {}
      const { name, email, message } = typed
      expect({ name: from_name, email: from_email, ...sent }).toMatchObject({
        name,
        email,
        message,
      })
    })

  test(`${lead}: is sent next to extensions`, async ({ page, partner, mailbox }) => {
    await openNextTo(page, partner, tag, { head: `<script>${intrude}</script>` })
    await sendLead(page, tag)
    expect(JSON.stringify(await mailbox.leads())).toContain(visitors[tag])
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
    if (document.body?.childElementCount < 9) put(document.body, 'plasmo-csui')
  }, 50)`
