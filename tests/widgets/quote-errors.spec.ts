import { expect, test } from '../browser.ts'
import { contact, thanksOn, wizardOn } from './wizard-page.ts'

/** One error for each field; the unit tests of inquiries cover every rule, as both forms share them. */
const rules = [
  { label: 'Name', field: 'name', value: ' ', says: 'Name is required.' },
  { label: 'Email', field: 'email', value: 'sam at sample', says: 'Invalid email address.' },
  { label: 'Phone', field: 'phone', value: '1 604 555 014', says: 'Invalid Phone Number.' },
] as const

test('an error shows when the button is pressed, and links to its field, until the field is right', async ({
  page,
  partner,
  mailbox,
}) => {
  const wizard = wizardOn(page)
  const alert = page.getByRole('alert')
  await page.goto(`${partner}/plain.html?success-url=none`)
  await wizard.openContact()
  await test.step('all errors show at once, and a look back at the quote hides them', async () => {
    await wizard.send.click()
    await expect(alert.getByRole('link')).toHaveText([
      'Name is required.',
      'Email is required.',
      'Phone Number is required.',
    ])
    const phone = page.getByLabel('Phone', { exact: true })
    await phone.fill('604 555')
    await phone.blur()
    await expect(phone).toHaveAccessibleDescription('Invalid Phone Number.')
    await wizard.back.click()
    await wizard.book.click()
    await expect(alert).toHaveCount(0)
  })

  await wizard.fillContact()
  for (const { label, field, value, says } of rules) {
    await test.step(`${label} ${JSON.stringify(value)}: ${says}`, async () => {
      const input = page.getByLabel(label)
      await input.fill(value)
      await input.blur()
      await expect(page.getByText(says)).toHaveCount(0)
      await wizard.send.click()
      await expect(alert).toBeFocused()
      await expect(page.getByRole('heading', { name: 'One thing to fix' })).toBeVisible()
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      await expect(input).toHaveAccessibleDescription(says)
      await alert.getByRole('link', { name: says }).click()
      await expect(input).toBeFocused()
      const leads = (await mailbox.mails()).filter((mail) => mail.template_params.email)
      expect(leads).toEqual([])

      await input.fill(contact[field])
      await expect(alert).toBeHidden()
      await expect(input).toHaveAccessibleDescription('')
    })
  }
  await wizard.send.click()
  await expect(thanksOn(page)).toBeVisible()
})
