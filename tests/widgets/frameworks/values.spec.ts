import { expect } from '../../browser.ts'
import { inquiryOn } from '../inquiry-page.ts'
import { wizardOn } from '../wizard-page.ts'
import { hostOn } from './host-page.ts'
import { frameworks, test } from './hosts.ts'

/** Values that are not strings, and what a property makes of them. */
const values = [
  [true, 'true'],
  [false, ''],
  [0, '0'],
  [7.5, '7.5'],
  [['airbnb', 'residential'], 'airbnb,residential'],
  [{ service: 'airbnb' }, '[object Object]'],
  ['', ''],
] as const

const names = ['service', 'partner', 'theme', 'successUrl', 'launcherLabel']

for (const { framework, isLong } of frameworks) {
  test.describe(`${framework}${isLong}`, () => {
    test('the tags follow the state of the app', async ({ page, partner }) => {
      const { open, give, quote, inquiry } = hostOn(page)
      const wizard = wizardOn(page)
      const full = {
        quotes: [
          {
            key: 'a',
            service: 'airbnb',
            partner: 'Fleetwood Rentals',
            theme: 'dark',
            'success-url': '/thanks',
            'launcher-label': 'fleetwood',
          },
        ],
        inquiry: {
          service: 'commercial',
          theme: 'dark',
          successUrl: '/thanks',
          launcherLabel: 'f',
        },
      }
      await open(`${partner}/${framework}`, full)
      await expect(wizard.heading).toHaveText('Count your rooms.')
      await expect(page.getByLabel('Service')).toHaveValue('commercial')
      for (const element of [quote, inquiry]) {
        await expect(element).toHaveAttribute('theme', 'dark')
        await expect(element).toHaveAttribute('success-url', '/thanks')
      }
      await expect(quote).toHaveJSProperty('launcherLabel', 'fleetwood')
      await expect(inquiry).toHaveJSProperty('launcherLabel', 'f')

      await give({
        quotes: [{ key: 'a', service: 'pressure-washing', theme: 'auto', 'success-url': 'none' }],
        inquiry: { service: 'airbnb', theme: 'auto', successUrl: 'none' },
      })
      await expect(wizard.heading).toHaveText('What needs washing?')
      await expect(page.getByLabel('Service')).toHaveValue('airbnb')
      for (const element of [quote, inquiry]) {
        await expect(element).toHaveAttribute('theme', 'auto')
        await expect(element).toHaveAttribute('success-url', 'none')
        await expect(element, 'undefined removes').toHaveJSProperty('partner', '')
        await expect(element, 'undefined removes').toHaveJSProperty('launcherLabel', '')
      }

      await give(full)
      await expect(wizard.heading).toHaveText('Count your rooms.')
      const nulls = Object.fromEntries(
        [...names, 'success-url', 'launcher-label'].map((n) => [n, null]),
      )
      await give({ quotes: [{ key: 'a', ...nulls }], inquiry: nulls })
      for (const element of [quote, inquiry])
        for (const name of names) await expect(element, 'null removes').toHaveJSProperty(name, '')
    })

    test('a tag before the script gets its values', async ({ page, partner, mailbox, baseURL }) => {
      const { open, give, quote, inquiry, eventLines, loadWidgets } = hostOn(page)
      const given = {
        quotes: [{ key: 'a', service: 'airbnb', 'success-url': 'none', 'launcher-label': 'q' }],
        inquiry: { service: 'airbnb', successUrl: 'none', launcherLabel: 'i' },
      }
      await open(`${partner}/${framework}`, { ...given, inside: 'Call us.' }, '&late')
      await expect(page.getByText('Call us.')).toHaveCount(2)
      const later = { ...given, quotes: [{ ...given.quotes[0], key: 'a', service: 'commercial' }] }
      await give({ ...later, inside: 'Call (604) 555-0142.' })
      for (const element of [quote, inquiry])
        expect(await element.innerText()).toBe('Call (604) 555-0142.')
      await loadWidgets(String(baseURL))
      await expect(wizardOn(page).heading).toHaveText('Tell us about the space.')
      await expect(eventLines).toHaveText(['quotestep 2'])
      for (const [element, key] of [
        [quote, 'q'],
        [inquiry, 'i'],
      ] as const) {
        await expect(element).toHaveJSProperty('successUrl', 'none')
        await expect(element).toHaveJSProperty('launcherLabel', key)
        await expect(element).toHaveJSProperty('textContent', 'Call (604) 555-0142.')
        expect(await element.innerText(), 'its content is hidden now').toBe('')
      }
      await inquiryOn(page).sendLead()
      expect(await mailbox.mails()).toHaveLength(1)
      await give({ ...later, inside: 'Write to us.' })
      for (const element of [quote, inquiry])
        await expect(element).toHaveJSProperty('textContent', 'Write to us.')
      // The form stays because it kept its setting; otherwise it would leave after sending.
      await give({ quotes: [{ key: 'a' }], inquiry: { successUrl: 'none' } })
      await expect(quote).toHaveJSProperty('successUrl', '')
      for (const element of [quote, inquiry])
        for (const name of ['service', 'launcherLabel', 'textContent'])
          await expect(element).toHaveJSProperty(name, '')
      await expect(wizardOn(page).heading, 'its quote stays').toHaveText('Tell us about the space.')
    })

    test('values that are not strings warn once', async ({ page, partner, baseURL, allowed }) => {
      allowed.push(/^warning: <[\w-]+>: [\w-]+(=".*")? is not .+\. Taken instead: .+\.$/)
      const warnings: string[] = []
      page.on('console', (message) => warnings.push(`${message.location().url} ${message.text()}`))
      const { open, give, quote, inquiry, loadWidgets } = hostOn(page)
      const both = (given: Record<string, unknown>) => ({
        quotes: [{ key: 'a', ...given }],
        inquiry: given,
      })
      const all = ['success-url', 'launcher-label', 'mode', 'trigger', ...names]
      const allOf = (value: unknown) => both(Object.fromEntries(all.map((name) => [name, value])))

      // Before the script has run, each framework writes these in its own way.
      const mixed = Object.fromEntries(
        all.map((name, at) => [name, values[at % values.length]?.[0]]),
      )
      await open(`${partner}/${framework}`, both(mixed), '&late')
      await loadWidgets(String(baseURL))
      await expect(wizardOn(page).heading).toHaveText('What needs cleaning?')

      // A framework sets only the values that changed.
      await give(both({}))
      for (const [value, text] of values) {
        await give(allOf(value))
        for (const name of ['service', 'partner', 'theme'])
          await expect(quote).toHaveJSProperty(name, text)
        for (const name of names) await expect(inquiry).toHaveJSProperty(name, text)
      }
      expect(warnings.length).toBeGreaterThan(0)
      expect(warnings).toEqual([...new Set(warnings)])
      await give(both({ service: 'airbnb' }))
      await expect(wizardOn(page).heading).toHaveText('Count your rooms.')
      await expect(page.getByLabel('Service')).toHaveValue('airbnb')
    })
  })
}
