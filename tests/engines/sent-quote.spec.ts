import { bill, prices } from '../facts.ts'
import { contact } from '../widgets/wizard-page.ts'
import { expect, test } from './engine.ts'
import { quoteOn } from './quote-on.ts'

test('thanks in place keep every line and the height, and lead to a new quote', async ({
  tab,
  partner,
  mailbox,
}) => {
  const { press, reads, holdsFocus, lines, reachContact, fillContact } = quoteOn(tab)
  const height = () =>
    tab.evaluate(() => document.querySelector('quote-builder')?.clientHeight ?? 0)
  await tab.goto(`${partner}/plain.html?success-url=none`)
  await reachContact()
  await fillContact()
  const before = await height()
  await press('Get My Quote')
  await holdsFocus('heading', 'Thank You!')
  expect(await lines()).toEqual(bill(['1 Bedroom', prices.residential.bedrooms]).shown)
  expect(await height()).toBe(before)
  await press('Start a new quote')
  await holdsFocus('heading', 'What needs cleaning?')
  await reads('What needs cleaning?')
  const names = (await mailbox.mails()).map((mail) => mail.template_params.name)
  expect(names.filter((name) => name === contact.name)).toHaveLength(1)
})

test('what is wrong with the contact is said beside each field, and nothing is sent', async ({
  tab,
  partner,
  mailbox,
}) => {
  const { part, press, holdsFocus, text, reachContact, fillContact } = quoteOn(tab)
  await tab.goto(`${partner}/plain.html?success-url=none`)
  await reachContact()
  await fillContact()
  await part('textbox', 'Phone').fill('1 604 555 014')
  await press('Get My Quote')
  await holdsFocus('heading', 'One thing to fix')
  expect(await text('#phone-error')).toBe('Invalid Phone Number.')
  const leads = (await mailbox.mails()).filter((mail) => mail.template_params.email)
  expect(leads).toEqual([])
})
