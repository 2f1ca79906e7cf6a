import { expect } from '../../browser.ts'
import { oneBedroom } from '../../facts.ts'
import { inquiryOn } from '../inquiry-page.ts'
import { wizardOn } from '../wizard-page.ts'
import { hostOn } from './host-page.ts'
import { frameworks, test } from './hosts.ts'

const { total } = oneBedroom

for (const framework of frameworks) {
  test(`${framework}: declared and imperative listeners get the quote and can keep the visitor, and the lead arrives; an inquiry form with camel-case properties sends, stays and fires its events`, async ({
    page,
    partner,
    mailbox,
  }) => {
    const { open, give, keepVisitors, eventLines, eventLinesByRef, quote } = hostOn(page)
    await open(`${partner}/${framework}`, {
      quotes: [{ key: 'a', partner: 'Fleetwood Rentals', 'launcher-label': 'fleetwood' }],
    })
    await expect(eventLines).toHaveText(['quotestep 1'])
    await expect(quote, 'for who listens late').toHaveJSProperty('quotestep.step', 1)
    await keepVisitors.check()
    const wizard = wizardOn(page)
    await wizard.reachContact()
    await wizard.fillContact()
    await wizard.send.click()
    await expect(eventLines).toHaveText([
      'quotestep 1',
      'quotestep 2',
      'quotechange 0',
      `quotechange ${total}`,
      'quotestep 3',
      'quotestep 4',
      'quotestep 5',
      `quoteview ${total}`,
      'quotestep 6',
      `quotesent ${total}`,
      `quotesubmit ${total}`,
    ])
    await expect(eventLinesByRef).toHaveText([
      'by ref: quotechange 0',
      `by ref: quotechange ${total}`,
    ])
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`/${framework}`)
    const mails = await mailbox.mails()
    expect(
      mails.find(({ template_params }) => template_params.name === 'Sam Sample'),
    ).toMatchObject({
      template_params: {
        total_price: `${total}`,
        partner: 'Fleetwood Rentals',
        page: `${partner}/${framework}`,
      },
    })

    const earlier = await eventLines.count()
    await keepVisitors.uncheck()
    await give({
      quotes: [],
      inquiry: { partner: 'Fleetwood', successUrl: 'none', launcherLabel: 'fleetwood' },
    })
    await expect(quote).toHaveCount(0)
    const form = inquiryOn(page)
    await form.fill()
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    await expect(eventLines).toHaveCount(earlier + 1)
    await expect(eventLines.last()).toHaveText('inquirysent pressure-washing')
    const [message] = await mailbox.mails()
    expect(message).toMatchObject({
      template_params: { from_name: 'Priya Nair', partner: 'Fleetwood' },
    })
  })
}
