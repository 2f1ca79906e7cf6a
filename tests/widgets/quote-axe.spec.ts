import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../browser.ts'
import { wizardOn } from './wizard-page.ts'

test.use({ expectedMessages: [/net::ERR_FAILED|^error: quote: unreachable$/] })

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing wrong at any step, sending, sent or not sent, in the ${theme} theme`, async ({
    page,
    partner,
    mailbox,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${partner}/plain.html?success-url=none`)
    await page.evaluate((value) => {
      document.querySelector('quote-builder')?.setAttribute('theme', value)
      if (value === 'dark') document.body.style.background = '#1c2024'
    }, theme)
    const wizard = wizardOn(page)
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).include('quote-builder').analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
    await check()
    await wizard.choose('Pressure Washing')
    await wizard.checkbox('Deck').check()
    await check()
    await wizard.back.click()
    await wizard.choose('Commercial Cleaning')
    await check()
    await wizard.back.click()
    await wizard.choose('Residential Cleaning')
    await wizard.more('bedroom', 1)
    await check()
    for (let i = 0; i < 3; i++) {
      await wizard.continue.click()
      await check()
    }
    await wizard.book.click()
    await check()
    await page.route('**/email/send', (route) => route.abort())
    await wizard.fillContact()
    await wizard.send.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await check()
    await page.unroute('**/email/send')
    await mailbox.fail({ delay: 3000 })
    await wizard.send.click()
    await expect(wizard.button('Sending Quote...')).toBeDisabled()
    await check()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    await check()
  })
}
