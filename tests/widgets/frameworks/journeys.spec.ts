import { expect } from '../../browser.ts'
import { oneBedroom } from '../../facts.ts'
import { inquiryOn } from '../inquiry-page.ts'
import { wizardOn } from '../wizard-page.ts'
import { hostOn } from './host-page.ts'
import { frameworks, test } from './hosts.ts'

const { total } = oneBedroom

for (const { framework, isLong } of frameworks) {
  test(`${framework}: leads arrive${isLong}`, async ({ page, partner, mailbox }) => {
    const { open, give, keepVisitors, eventLines, eventLinesByRef, quote } = hostOn(page)
    await open(`${partner}/${framework}`, {
      quotes: [{ key: 'a', partner: 'Fleetwood Rentals', 'launcher-label': 'fleetwood' }],
    })
    await expect(eventLines).toHaveText(['quotestep 1'])
    await expect(quote, 'for who listens late').toHaveJSProperty('quotestep.step', 1)
    await keepVisitors.check()
    const wizard = wizardOn(page)
    await wizard.reachContact()
    await wizard.sendContact()
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
    await expect(wizard.thanks).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`/${framework}`)
    const address = `${partner}/${framework}`
    expect(await mailbox.leads()).toMatchObject([
      { total_price: `${total}`, partner: 'Fleetwood Rentals', page: address },
    ])

    const earlier = await eventLines.count()
    await keepVisitors.uncheck()
    await give({
      quotes: [],
      inquiry: { partner: 'Fleetwood', successUrl: 'none', launcherLabel: 'fleetwood' },
    })
    await expect(quote).toHaveCount(0)
    await inquiryOn(page).sendLead()
    await expect(eventLines).toHaveCount(earlier + 1)
    await expect(eventLines.last()).toHaveText('inquirysent pressure-washing')
    const [message] = await mailbox.leads()
    expect(message).toMatchObject({ from_name: 'Priya Nair', partner: 'Fleetwood' })
  })
}
