import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { oneBedroom, prices } from '../facts.ts'
import { thanksOn, wizardOn } from './wizard-page.ts'

interface LatePage {
  load(): Promise<unknown>
}

/** Runs in a page whose script has not loaded: `#early` waits there, as parsed or as a test left it. */
const load = (page: Page) => page.evaluate(() => (window as unknown as LatePage).load())

const early = (page: Page) => page.locator('#early')

test.beforeEach(async ({ page, partner }) => {
  await page.goto(`${partner}/late.html`)
})

test('until the script runs the tag shows its fallback content, and after that never', async ({
  page,
}) => {
  const fallback = page.getByText('Call (604) 555-0142 for a price.')
  await expect(fallback).toBeVisible()
  await load(page)
  await expect(wizardOn(page).heading).toBeVisible()
  await expect(fallback).toBeHidden()

  await test.step('an element renders only in a page: not before it is added, nor after it is removed', async () => {
    const rendered = await page.evaluate(async () => {
      const element = document.createElement('quote-builder')
      element.setAttribute('service', 'airbnb')
      const before = element.shadowRoot?.childElementCount
      document.body.append(element)
      const during = element.shadowRoot?.childElementCount
      element.remove()
      await Promise.resolve()
      const after = element.shadowRoot?.childElementCount
      element.setAttribute('service', 'commercial')
      return [before, during, after, element.shadowRoot?.childElementCount]
    })
    expect(rendered).toEqual([0, 1, 0, 0])
  })
})

test('an attribute preselects the service, when it is set before or after the script, or as a property', async ({
  page,
}) => {
  await early(page).evaluate((element) => element.setAttribute('service', 'airbnb'))
  await load(page)
  await expect(page.getByText('Step 2 of 6', { exact: true })).toBeVisible()
  await early(page).evaluate((element) => element.setAttribute('service', 'pressure-washing'))
  await expect(page.getByText('Step 2 of 5', { exact: true })).toBeVisible()
  await expect(wizardOn(page).heading).toHaveText('What needs washing?')
  await early(page).evaluate((element) => Object.assign(element, { service: 'commercial' }))
  await expect(wizardOn(page).heading).toHaveText('Tell us about the space.')
  await expect(early(page)).toHaveAttribute('service', 'commercial')
  await early(page).evaluate((element) => {
    element.removeAttribute('service')
    ;(element as HTMLElement & { reset(): void }).reset()
  })
  await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
})

test('a property set before the script ran is kept', async ({ page }) => {
  await early(page).evaluate((element) => Object.assign(element, { service: 'airbnb' }))
  await load(page)
  await expect(wizardOn(page).heading).toHaveText('Count your rooms.')
  await expect(early(page)).toHaveAttribute('service', 'airbnb')
})

test('removing an attribute restores its default', async ({ page, mailbox }) => {
  await early(page).evaluate((element) => element.setAttribute('partner', 'Gone Rentals'))
  await load(page)
  await early(page).evaluate((element) => element.removeAttribute('partner'))
  await wizardOn(page).openContact()
  await expect.poll(async () => (await mailbox.mails())[0]?.template_params.partner).toBe('')
  expect(
    await early(page).evaluate((element) => (element as unknown as { partner: string }).partner),
  ).toBe('')
})

test('an attribute without a value counts as not set', async ({ page, mailbox }) => {
  await early(page).evaluate((element) => {
    for (const name of ['service', 'partner', 'email-key', 'success-url', 'theme'])
      element.setAttribute(name, '')
  })
  await load(page)
  await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
  await wizardOn(page).openContact()
  await expect.poll(async () => (await mailbox.mails())[0]?.user_id).toBe('mailbox')
})

test('a camel-case attribute that a framework wrote before the script counts, although HTML lower-cases it', async ({
  page,
}) => {
  await early(page).evaluate((element) => element.setAttribute('successUrl', 'none'))
  await expect(early(page)).toHaveAttribute('successurl', 'none')
  await load(page)
  const wizard = wizardOn(page)
  await wizard.openContact()
  await wizard.fillContact()
  await wizard.send.click()
  await expect(thanksOn(page)).toBeVisible()
})

test('an element that is moved keeps its answers, its step and its focus order', async ({
  page,
}) => {
  await load(page)
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 3)
  await page.evaluate(() => sessionStorage.clear())
  await page.evaluate(() => {
    const element = document.querySelector('#early')
    if (element) document.querySelector('#elsewhere')?.append(element)
  })
  await expect(
    page.locator('#elsewhere').getByRole('spinbutton', { name: 'Bedrooms' }),
  ).toHaveValue('3')
  const couldMove = await page.evaluate(() => {
    const element = document.querySelector('#early')
    const body = document.body as HTMLElement & {
      moveBefore?(node: Node | null, child: Node | null): void
    }
    body.moveBefore?.(element, null)
    return 'moveBefore' in body
  })
  expect(couldMove).toBe(true)
  await expect(wizard.count('Bedrooms')).toHaveValue('3')
  await wizard.more('bedroom', 1)
  await expect(wizard.count('Bedrooms')).toHaveValue('4')
})

test.describe('with invalid attribute values', () => {
  test.use({
    expectedMessages: [/^warning: <quote-builder>: [\w-]+=".*" is not .+\. Taken instead: .+\.$/s],
  })

  test('each attribute warns once, falls back to its default, and nothing throws', async ({
    page,
    baseURL,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await early(page).evaluate((element) => {
      element.setAttribute('service', '{"not": json')
      element.setAttribute('theme', 'neon')
      element.setAttribute('analytics', 'maybe')
      element.setAttribute('email-origin', 'not an origin')
      element.setAttribute('success-url', 'javascript:alert(1)')
    })
    await load(page)
    const wizard = wizardOn(page)
    await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
    await wizard.openContact()
    expect(warnings.toSorted()).toEqual(
      [
        `analytics="maybe" is not off. Taken instead: on.`,
        `email-origin="not an origin" is not an origin. Taken instead: ${baseURL}.`,
        `service="{"not": json" is not residential or commercial or airbnb or pressure-washing. Taken instead: none.`,
        `success-url="javascript:alert(1)" is not a web address. Taken instead: ${baseURL}/booked.`,
        `theme="neon" is not light or dark or auto. Taken instead: light.`,
      ].map((sentence) => `<quote-builder>: ${sentence}`),
    )
    await wizard.fillContact()
    await wizard.send.click()
    await page.waitForURL(`${baseURL}/booked`)
  })
})

test('events bubble and cross shadow roots, with frozen details that name no person', async ({
  page,
}) => {
  await page.evaluate(() => {
    const recordedEvents: unknown[] = []
    Object.assign(window, { recordedEvents })
    for (const name of ['quotestep', 'quotechange', 'quoteview', 'quotesubmit', 'quotesent']) {
      document.addEventListener(name, (event) => {
        const { bubbles, composed, cancelable, detail } = event as CustomEvent
        const frozen = Object.isFrozen(detail) && Object.isFrozen(detail.lines ?? Object.freeze([]))
        recordedEvents.push({ name, flags: [bubbles, composed, cancelable, frozen], detail })
        if (name === 'quotesubmit') event.preventDefault()
      })
    }
    const outer = document.createElement('section').attachShadow({ mode: 'open' })
    const element = document.querySelector('#early')
    if (element) outer.append(element)
    document.body.append(outer.host)
  })
  await load(page)
  await wizardOn(page).reachContact()
  await wizardOn(page).fillContact()
  await wizardOn(page).send.click()
  const recordedEvents = async () =>
    (await page.evaluate(
      () => (window as unknown as { recordedEvents: object[] }).recordedEvents,
    )) as {
      name: string
      flags: boolean[]
      detail: Record<string, unknown>
    }[]
  await expect
    .poll(async () => (await recordedEvents()).map(({ name }) => name))
    .toContain('quotesubmit')
  const all = await recordedEvents()
  expect(all.map(({ name }) => name)).toEqual([
    'quotestep',
    'quotestep',
    'quotechange',
    'quotechange',
    'quotestep',
    'quotestep',
    'quotestep',
    'quoteview',
    'quotestep',
    'quotesent',
    'quotesubmit',
  ])
  expect(all[1]?.detail).toEqual({ service: 'residential', step: 2, of: 6, name: 'Home Info' })
  const lines = [{ label: '1 Bedroom', price: Math.round(100 * prices.residential.bedrooms) }]
  expect(all[3]?.detail).toEqual({ service: 'residential', total: oneBedroom.total, lines })
  for (const { flags } of all) expect(flags).toEqual([true, true, true, true])
  expect(JSON.stringify(all)).not.toMatch(/sam|sample|0199/i)
})
