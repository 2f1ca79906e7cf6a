import { expect, test } from '../browser.ts'
import { inquiry, inquiryOn } from './inquiry-page.ts'

test.beforeEach(async ({ page, partner }) => {
  await page.goto(`${partner}/inquiry.html?success-url=none`)
})

/** One error for each field; the unit tests of inquiries cover every rule. */
const rules = [
  { field: 'name', value: '', says: 'Name is required.' },
  { field: 'email', value: 'priya at nair', says: 'Invalid email address.' },
  { field: 'phone', value: '604 555 017', says: 'Invalid Phone Number.' },
] as const

test('an error in a field shows when the button is pressed, with an icon and words next to it, until the field is right', async ({
  page,
  mailbox,
}) => {
  const form = inquiryOn(page)
  await form.fill()
  for (const { field, value, says } of rules) {
    await test.step(`${field} ${JSON.stringify(value)}: ${says}`, async () => {
      await form[field].fill(value)
      await form[field].blur()
      await expect(page.getByText(says)).toHaveCount(0)
      await form.send.click()
      await expect(page.getByRole('heading', { name: 'One thing to fix' })).toBeVisible()
      await expect(form.alert).toBeFocused()
      await expect(form[field]).toHaveAttribute('aria-invalid', 'true')
      await expect(form[field]).toHaveAccessibleDescription(says)
      await expect(form.alert.getByRole('link')).toHaveText([says])
      const error = page.locator(`#${field}-error`)
      await expect(error).toHaveText(says)
      await expect(error.locator('svg')).toBeVisible()
      expect(await mailbox.posts()).toEqual([])

      await form[field].fill(inquiry[field])
      await expect(page.getByText(says)).toHaveCount(0)
      await expect(form.alert).toBeHidden()
      await expect(form[field]).toHaveAttribute('aria-invalid', 'false')
      await expect(form[field]).toHaveAccessibleDescription('')
    })
  }
  await form.send.click()
  await expect(form.thanks).toBeVisible()
})

test('the summary counts the errors in the order of the form, and links to each field', async ({
  page,
}) => {
  const form = inquiryOn(page)
  await form.send.click()
  await expect(page.getByRole('heading', { name: 'Three things to fix' })).toBeVisible()
  await expect(form.alert.getByRole('link')).toHaveText([
    'Name is required.',
    'Email is required.',
    'Phone Number is required.',
  ])
  await form.alert.getByRole('link', { name: 'Phone Number is required.' }).click()
  await expect(form.phone).toBeFocused()
  await form.alert.getByRole('link', { name: 'Email is required.' }).press('Enter')
  await expect(form.email).toBeFocused()
  await expect(page).toHaveURL(/\?success-url=none$/)

  await form.name.fill('P')
  await expect(page.getByRole('heading', { name: 'Two things to fix' })).toBeVisible()
  await test.step('the words about a field follow what is in it once it is left', async () => {
    await form.email.fill('priya')
    await expect(form.email).toHaveAccessibleDescription('Email is required.')
    await form.email.blur()
    await expect(form.email).toHaveAccessibleDescription('Invalid email address.')
    await expect(form.alert.getByRole('link')).toHaveText([
      'Invalid email address.',
      'Phone Number is required.',
    ])
    await form.phone.fill('604 555')
    await form.phone.blur()
    await expect(form.phone).toHaveAccessibleDescription('Invalid Phone Number.')
    await form.email.fill('')
    await form.email.blur()
    await expect(form.email).toHaveAccessibleDescription('Email is required.')
  })

  await test.step('a field that becomes wrong after it was right shows its error at the next press, not before', async () => {
    await form.fill({ phone: '' })
    await form.send.click()
    await expect(page.getByRole('heading', { name: 'One thing to fix' })).toBeVisible()
    await form.name.fill('')
    await expect(page.getByText('Name is required.')).toHaveCount(0)
    await form.send.click()
    await expect(page.getByRole('heading', { name: 'Two things to fix' })).toBeVisible()
  })
})

test('an extension behind the phone number is taken, shown, and a line of the message', async ({
  page,
  mailbox,
}) => {
  const form = inquiryOn(page)
  await form.send.click()
  await form.fill({ phone: '604-555-0142 x 5', message: 'Two dogs.' })
  await form.phone.blur()
  await expect(form.phone).toHaveAttribute('aria-invalid', 'false')
  await expect(form.phone).toHaveAccessibleDescription('Extension: 5')
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await expect(form.alert).toBeHidden()
  await expect(page.getByText('We will call (604) 555-0142 ext. 5 or write to')).toBeVisible()
  const [mail] = await mailbox.mails()
  expect(mail?.template_params).toMatchObject({
    phone: '6045550142',
    message: 'Extension: 5\nTwo dogs.',
  })
})
