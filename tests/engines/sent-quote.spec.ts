import { expect, test } from './engine.ts'
import { quoteOn } from './quote-on.ts'

test('what is wrong with the contact is said beside each field, and nothing is sent', async ({
  tab,
  partner,
  mailbox,
}) => {
  const { part, press, holdsFocus, text, openContact, fillContact } = quoteOn(tab)
  await tab.goto(`${partner}/plain.html?success-url=none`)
  await openContact()
  await fillContact()
  await part('textbox', 'Phone').fill('1 604 555 014')
  await press('Get My Quote')
  await holdsFocus('heading', 'One thing to fix')
  expect(await text('#phone-error')).toBe('Invalid Phone Number.')
  const leads = (await mailbox.mails()).filter((mail) => mail.template_params.email)
  expect(leads).toEqual([])
})
