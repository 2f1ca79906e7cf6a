import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { load, setOn } from './host.ts'
import { wizardOn } from './wizard-page.ts'

/** The tag of late.html: it waits for its script, as parsed or as a test left it. */
const early = (page: Page) => page.locator('#early')

test.beforeEach(({ page, partner }) => page.goto(`${partner}/late.html`))

for (const tag of ['quote-builder', 'inquiry-form'])
  test(`until its script runs <${tag}> shows its own text, and then never`, async ({ page }) => {
    await page.evaluate((name) => {
      const [early] = document.getElementsByTagName('quote-builder')
      const element = document.createElement(name)
      element.append(...(early?.childNodes ?? []))
      early?.replaceWith(element)
    }, tag)
    const fallback = page.getByText('Call (604) 555-0142 for a price.')
    await expect(fallback).toBeVisible()
    await load(page, tag)
    await expect(page.locator(tag).getByRole('button').first()).toBeVisible()
    await expect(fallback).toBeHidden()
  })

test('an element renders only in a page', async ({ page }) => {
  await load(page)
  const rendered = await page.evaluate(async () => {
    const element = document.createElement('quote-builder')
    element.setAttribute('service', 'airbnb')
    const counts = [element.shadowRoot?.childElementCount]
    document.body.append(element)
    counts.push(element.shadowRoot?.childElementCount)
    element.remove()
    await Promise.resolve()
    counts.push(element.shadowRoot?.childElementCount)
    element.setAttribute('service', 'commercial')
    return [...counts, element.shadowRoot?.childElementCount]
  })
  expect(rendered).toEqual([0, 1, 0, 0])
})

test('an attribute counts before, after and as a property', async ({ page }) => {
  const { heading } = wizardOn(page)
  await setOn(early(page), { service: 'airbnb' })
  await load(page)
  await expect(page.getByText('Step 2 of 6', { exact: true })).toBeVisible()
  await setOn(early(page), { service: 'pressure-washing' })
  await expect(page.getByText('Step 2 of 5', { exact: true })).toBeVisible()
  await expect(heading).toHaveText('What needs washing?')
  await early(page).evaluate((element) => Object.assign(element, { service: 'commercial' }))
  await expect(heading).toHaveText('Tell us about the space.')
  await expect(early(page)).toHaveAttribute('service', 'commercial')
  await setOn(early(page), { service: null })
  await early(page).evaluate((element) => Reflect.get(element, 'reset').call(element))
  await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
})

test('a property set before the script ran is kept', async ({ page }) => {
  await early(page).evaluate((element) => Object.assign(element, { service: 'airbnb' }))
  await load(page)
  await expect(wizardOn(page).heading).toHaveText('Count your rooms.')
  await expect(early(page)).toHaveAttribute('service', 'airbnb')
})

test('an attribute that is removed or empty counts as not set', async ({ page, mailbox }) => {
  const names = ['service', 'email-key', 'success-url', 'theme']
  const empty = Object.fromEntries(names.map((name) => [name, '']))
  await setOn(early(page), { partner: 'Gone Rentals', ...empty })
  await load(page)
  await setOn(early(page), { partner: null })
  await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
  await wizardOn(page).openContact()
  await expect
    .poll(mailbox.mails)
    .toMatchObject([{ user_id: 'mailbox', template_params: { partner: '' } }])
  await expect(early(page)).toHaveJSProperty('partner', '')
})

test('a camel-case attribute counts, although HTML lower-cases it', async ({ page }) => {
  // Some frameworks write it so before the script.
  await setOn(early(page), { successUrl: 'none' })
  await expect(early(page)).toHaveAttribute('successurl', 'none')
  await load(page)
  await wizardOn(page).sendLead()
})

test('an element that is moved keeps its answers, its step and its order', async ({ page }) => {
  await load(page)
  const wizard = wizardOn(page)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 3)
  const couldMove = await early(page).evaluate((element) => {
    sessionStorage.clear()
    document.querySelector('#elsewhere')?.append(element)
    return 'moveBefore' in element
  })
  const moved = page.locator('#elsewhere').getByRole('spinbutton', { name: 'Bedrooms' })
  await expect(moved).toHaveValue('3')
  expect(couldMove).toBe(true)
  await early(page).evaluate((element) => {
    const { body } = document as unknown as { body: { moveBefore(one: Node, next: null): void } }
    body.moveBefore(element, null)
  })
  await expect(wizard.count('Bedrooms')).toHaveValue('3')
  await wizard.more('bedroom', 1)
  await expect(wizard.count('Bedrooms')).toHaveValue('4')
})

test('each invalid value warns once', async ({ page, baseURL, allowed, consoleLines }) => {
  allowed.push(/^warning: <quote-builder>: [\w-]+=".*" is not .+\. Taken instead: .+\.$/s)
  await setOn(early(page), {
    service: '{"not": json',
    theme: 'neon',
    analytics: 'maybe',
    'email-origin': 'not an origin',
    'success-url': 'javascript:alert(1)',
  })
  await load(page)
  const wizard = wizardOn(page)
  await expect(page.getByText('Step 1 of 6', { exact: true })).toBeVisible()
  await wizard.openContact()
  expect(consoleLines.toSorted()).toEqual(
    [
      `analytics="maybe" is not off. Taken instead: on.`,
      `email-origin="not an origin" is not an origin. Taken instead: ${baseURL}.`,
      `service="{"not": json" is not residential or commercial or airbnb or pressure-washing. Taken instead: none.`,
      `success-url="javascript:alert(1)" is not a web address. Taken instead: ${baseURL}/booked.`,
      `theme="neon" is not light or dark or auto. Taken instead: light.`,
    ].map((sentence) => `<quote-builder>: ${sentence}`),
  )
  await wizard.sendContact()
  await page.waitForURL(`${baseURL}/booked`)
})
