import { expect } from '../../browser.ts'
import { bill, prices } from '../../facts.ts'
import { inquiryOn } from '../inquiry-page.ts'
import { wizardOn } from '../wizard-page.ts'
import { hostOn } from './host-page.ts'
import { test } from './hosts.ts'

for (const order of ['before', 'after']) {
  test(`React hydrates ${order} the widgets${order === 'after' ? ' @long' : ''}`, async ({
    page,
    partner,
    mailbox,
    baseURL,
  }) => {
    const { open, give, quote, inquiry, eventLines, eventLinesByRef, loadWidgets } = hostOn(page)
    const given = {
      quotes: [{ key: 'a', service: 'airbnb', partner: 'Fleetwood', 'success-url': 'none' }],
      inquiry: { service: 'commercial', successUrl: 'none', launcherLabel: 'f' },
      inside: 'Call us.',
    }
    const late = order === 'before' ? '&late' : ''
    await open(`${partner}/react`, given, `&rendered${late}`)
    await expect(page.getByText('Call us.')).toHaveCount(2)
    if (late) await loadWidgets(String(baseURL))
    const wizard = wizardOn(page)
    await expect(wizard.heading).toHaveText('Count your rooms.')
    await expect(page.getByText('Call us.').first()).toBeHidden()
    await expect(quote).toHaveJSProperty('partner', 'Fleetwood')
    await expect(page.getByLabel('Service')).toHaveValue('commercial')
    await expect(inquiry).toHaveJSProperty('successUrl', 'none')
    await expect(inquiry).toHaveJSProperty('launcherLabel', 'f')
    // Declared listeners get no events until the next render: https://github.com/react/react/issues/35446
    await wizard.more('bedroom', 1)
    const { total } = bill(['1 Bedroom', prices.airbnb.bedrooms])
    await expect(eventLinesByRef).toHaveText([`by ref: quotechange ${total}`])
    const form = inquiryOn(page)
    await form.sendLead()
    expect(await mailbox.mails()).toHaveLength(1)
    await give({
      quotes: [{ key: 'a', service: 'pressure-washing' }],
      inquiry: { successUrl: 'none' },
    })
    await expect(wizard.heading).toHaveText('What needs washing?')
    await expect(quote).toHaveJSProperty('successUrl', '')
    await expect(inquiry).toHaveJSProperty('launcherLabel', '')
    await expect(eventLines).toContainText(['quotestep 2'])
  })
}
