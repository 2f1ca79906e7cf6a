import { expect, long, test } from '../browser.ts'
import { business } from '../facts.ts'
import { shiftOf, wake, watchShift } from '../loading.ts'
import { inquiry, inquiryOn } from '../widgets/inquiry-page.ts'
import { heightOf, roomFor } from './late-widget.ts'

test('the menu leads to a sent message without a page load', async ({ page, site, mailbox }) => {
  await page.goto(`${site}/faq`)
  await wake(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(`${site}/inquiries`)
  await expect(page).toHaveTitle(`Contact | ${business.name} | ${business.city}`)
  const form = inquiryOn(page)
  await form.fill()

  await test.step('typed words are still there after a look at another page', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fair questions.')
    await page.goBack()
    await expect(form.name).toHaveValue(inquiry.name)
    await expect(form.message).toHaveValue(inquiry.message)
  })

  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeFocused()
  await expect(page).toHaveURL(`${site}/booked`)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  const [mail] = await mailbox.mails()
  expect(mail?.template_params).toMatchObject({
    from_name: inquiry.name,
    page: `${site}/inquiries`,
  })
})

test('phone and email are below the form, and in place of a late one', async ({ page, site }) => {
  await page.route('**/widgets/inquiry-form.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto(`${site}/inquiries`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Tell us about the mess.' })).toBeVisible()
  for (const place of [main.locator('inquiry-form'), main.getByRole('list')]) {
    await expect(place.getByRole('link', { name: business.phone })).toHaveAttribute(
      'href',
      business.telHref,
    )
    await expect(place.getByRole('link', { name: business.email })).toHaveAttribute(
      'href',
      business.mailHref,
    )
  }
})

test('?service= preselects the service, and an unknown one is ignored', async ({ page, site }) => {
  await page.goto(`${site}/inquiries?service=airbnb`)
  await expect(inquiryOn(page).service).toHaveValue('airbnb')
  await page.goto(`${site}/inquiries?service=toString`)
  await expect(inquiryOn(page).service).toHaveValue('')
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the form takes exactly the space that was kept for it', long, async ({ page, site }) => {
    await watchShift(page)
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 2400 })
      const room = await roomFor(page, 'inquiry-form', `${site}/inquiries`)
      await expect(inquiryOn(page).name).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await shiftOf(page), `at ${width} px`).toBeLessThan(0.01)
      const form = await heightOf(page.locator('inquiry-form'))
      expect(Math.abs(form - room), `at ${width} px`).toBeLessThan(2)
    }
  })
})
