import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../browser.ts'
import { inquiryOn } from './inquiry-page.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedMessages: [/net::ERR_FAILED|^error: inquiry: unreachable$/],
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing wrong with the form, empty, wrong, sending, sent or not sent, in ${theme}`, async ({
    page,
    partner,
    mailbox,
  }) => {
    await page.goto(`${partner}/inquiry.html?success-url=none&theme=${theme}`)
    await page.addStyleTag({ content: `html { color-scheme: ${theme} }` })
    const form = inquiryOn(page)
    const check = async (state: string) => {
      const { violations } = await new AxeBuilder({ page }).include('inquiry-form').analyze()
      expect(violations, state).toEqual([])
    }
    await expect(form.name).toBeVisible()
    await check('empty')
    await form.name.fill('Priya')
    await form.send.click()
    await expect(form.alert).toBeVisible()
    await check('errors')
    await page.route('**/email/send', (route) => route.abort())
    await form.fill()
    await form.send.click()
    await expect(form.oops).toBeVisible()
    await check('failure')
    await page.unroute('**/email/send')
    await mailbox.fail({ delay: 3000 })
    await form.send.click()
    await expect(form.sending).toBeDisabled()
    await check('sending')
    await expect(form.thanks).toBeVisible()
    await check('success')
  })
}
