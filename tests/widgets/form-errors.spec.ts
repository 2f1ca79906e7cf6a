import { expect, test } from '../browser.ts'
import { inquiry, inquiryOn } from './inquiry-page.ts'
import { leadForms } from './lead-forms.ts'

/** One error for each field; the unit tests of inquiries cover every rule, as both forms share them. */
const rules = [
  ['name', ' ', 'Name is required.'],
  ['email', 'sam at sample', 'Invalid email address.'],
  ['phone', '1 604 555 014', 'Invalid Phone Number.'],
] as const

const missing = ['Name is required.', 'Email is required.', 'Phone Number is required.']

for (const { lead, file, on, typed } of leadForms) {
  test(`${lead}: a press shows each error`, async ({ page, partner, mailbox }) => {
    await page.goto(`${partner}/${file}?success-url=none`)
    const form = on(page)
    await form.reach()
    await form.send.click()
    const count = page.getByRole('heading', { name: /things? to fix/ })
    await expect(count).toHaveText('Three things to fix')
    await expect(form.alert.getByRole('link')).toHaveText(missing)
    await form.fill()
    for (const [field, value, says] of rules) {
      await test.step(`${field} ${JSON.stringify(value)}: ${says}`, async () => {
        const input = form[field]
        await input.fill(value)
        await input.blur()
        await expect(page.getByText(says)).toHaveCount(0)
        await form.send.click()
        await expect(form.alert).toBeFocused()
        await expect(count).toHaveText('One thing to fix')
        await expect(input).toHaveAttribute('aria-invalid', 'true')
        await expect(input).toHaveAccessibleDescription(says)
        const error = page.locator(`#${field}-error`)
        await expect(error).toHaveText(says)
        await expect(error.locator('svg')).toBeVisible()
        await form.alert.getByRole('link', { name: says }).click()
        await expect(input).toBeFocused()
        expect(await mailbox.leads()).toEqual([])

        await input.fill(typed[field])
        await expect(form.alert).toBeHidden()
        await expect(page.getByText(says)).toHaveCount(0)
        await expect(input).toHaveAttribute('aria-invalid', 'false')
        await expect(input).toHaveAccessibleDescription('')
      })
    }
    await form.send.click()
    await expect(form.thanks).toBeVisible()
  })

  test(`${lead}: asks about a misspelt provider`, async ({ page, partner, mailbox }) => {
    const question = page.getByRole('button', { name: 'Did you mean gmail.com?' })
    await page.goto(`${partner}/${file}?success-url=none`)
    const form = on(page)
    await form.reach()
    await form.fill({ email: '', phone: '' })
    await form.send.click()
    await form.email.pressSequentially('ann@gmial.com')
    await expect(question).toHaveCount(0)
    const before = await form.send.boundingBox()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('status').filter({ has: question })).toHaveText(
      'Did you mean gmail.com?',
    )
    const check = page.locator('.field', { has: form.email }).locator(':scope > svg')
    await expect(check).toHaveCount(0)
    expect((await form.send.boundingBox())?.y, 'nothing moves under a press').toBe(before?.y)
    await form.phone.fill('6045550142')
    await page.keyboard.press('Shift+Tab')
    await expect(question).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.email).toHaveValue('ann@gmail.com')
    await expect(form.email).toBeFocused()
    await expect(question).toHaveCount(0)
    await expect(check).toBeVisible()

    await test.step('it asks no more once the address is changed, and sends what is there', async () => {
      await form.email.fill('ann@gmail.con')
      await form.phone.focus()
      await expect(question).toBeVisible()
      await form.email.press('End')
      await page.keyboard.type('tact.example')
      await form.phone.focus()
      await expect(question).toHaveCount(0)
      await form.email.fill('ann@gmail.co')
      await form.send.click()
      await expect(form.thanks).toBeVisible()
      expect(JSON.stringify((await mailbox.leads())[0])).toContain('"ann@gmail.co"')
    })
  })
}

test('the words about a field follow what is in it once it is left', async ({ page, partner }) => {
  await page.goto(`${partner}/inquiry.html?success-url=none`)
  const form = inquiryOn(page)
  const links = form.alert.getByRole('link')
  const count = page.getByRole('heading', { name: /things? to fix/ })
  await form.send.click()
  await links.filter({ hasText: 'Email' }).press('Enter')
  await expect(form.email).toBeFocused()
  await expect(page).toHaveURL(/\?success-url=none$/)
  await form.name.fill('P')
  await expect(count).toHaveText('Two things to fix')
  await form.email.fill('priya')
  await expect(form.email).toHaveAccessibleDescription('Email is required.')
  await form.email.blur()
  await expect(form.email).toHaveAccessibleDescription('Invalid email address.')
  await expect(links).toHaveText(['Invalid email address.', 'Phone Number is required.'])
  await form.email.fill('')
  await form.email.blur()
  await expect(form.email).toHaveAccessibleDescription('Email is required.')

  await test.step('an error that comes later shows at the next press', async () => {
    await form.fill({ phone: '' })
    await form.send.click()
    await expect(count).toHaveText('One thing to fix')
    await form.name.fill('')
    await expect(page.getByText('Name is required.')).toHaveCount(0)
    await form.send.click()
    await expect(count).toHaveText('Two things to fix')
  })
})

test('a look back at the quote hides its errors', async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html`)
  const { send, phone, alert, reach } = leadForms[0].on(page)
  await reach()
  await send.click()
  await phone.fill('604 555')
  await phone.blur()
  await expect(phone).toHaveAccessibleDescription('Invalid Phone Number.')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Get Quote & Book' }).click()
  await expect(alert).toHaveCount(0)
})

test('an extension is shown, and a line of the message', async ({ page, partner, mailbox }) => {
  await page.goto(`${partner}/inquiry.html?success-url=none`)
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
  const [mail] = await mailbox.leads()
  expect(mail).toMatchObject({ phone: '6045550142', message: 'Extension: 5\nTwo dogs.' })
})

test('on a phone the question covers nothing', async ({ page, partner }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${partner}/inquiry.html`)
  const { email, phone } = inquiryOn(page)
  await email.fill('ann.marie.van.der.berg@hotmial.com')
  await phone.fill(inquiry.phone)
  const button = page.getByRole('button', { name: 'Did you mean hotmail.com?' })
  await expect(button).toBeVisible()
  const box = await button.boundingBox()
  const label = await page.getByText('Phone Number', { exact: true }).boundingBox()
  if (!box || !label) throw new Error('Both are shown.')
  expect(box.height).toBeGreaterThanOrEqual(24)
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(320)
  expect(box.y + box.height).toBeLessThanOrEqual(label.y)
  await button.click()
  await expect(email).toHaveValue('ann.marie.van.der.berg@hotmail.com')
})
