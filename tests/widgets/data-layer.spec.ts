import { expect, test } from '../browser.ts'
import { wizardOn } from './wizard-page.ts'

test('each step that is left is pushed to the data layer, with the choices and a time', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/plain.html`)
  const wizard = wizardOn(page)
  await wizard.choose('Airbnb Cleaning')
  await wizard.more('bedroom', 2)
  await wizard.continue.click()
  await wizard.radio('Next-day').check()
  await wizard.continue.click()
  await wizard.checkbox('Oven Cleaning').check()
  await wizard.continue.click()
  await wizard.book.click()
  const pushes = await page.evaluate(
    () => (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer,
  )
  expect(pushes.map(({ event }) => event)).toEqual([
    'service_selection',
    'residential_selection',
    'airbnb_turnaround_selection',
    'extras_selection',
    'quote_review',
  ])
  expect(pushes[1]).toMatchObject({ service: 'airbnb', bedrooms: 2 })
  expect(pushes[2]).toMatchObject({ turnaround: 'next-day' })
  expect(pushes[3]).toMatchObject({ extraServices: ['ovenCleaning'] })
  for (const { timestamp } of pushes) expect(new Date(String(timestamp)).getTime()).not.toBeNaN()
})

test('a service that the page preselects is pushed to the data layer once for each quote it starts', async ({
  page,
  partner,
}) => {
  const pushes = () =>
    page.evaluate(() =>
      (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer.map(
        ({ event, service }) => `${event} ${service}`,
      ),
    )
  const wizard = wizardOn(page)
  await page.goto(`${partner}/plain.html?service=airbnb`)
  await wizard.more('bedroom', 1)
  expect(await pushes()).toEqual(['service_selection airbnb'])
  await page.reload()
  await expect(wizard.count('Bedrooms')).toHaveValue('1')
  expect(await pushes()).toEqual([])
  await page
    .locator('quote-builder')
    .evaluate((element) => element.setAttribute('service', 'commercial'))
  await expect(wizard.heading).toHaveText('Tell us about the space.')
  expect(await pushes()).toEqual(['service_selection commercial'])
})

test('the other services push their own events', async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html`)
  const wizard = wizardOn(page)
  const last = () =>
    page.evaluate(
      () => (window as unknown as { dataLayer: { event: string }[] }).dataLayer.at(-1)?.event,
    )
  await wizard.choose('Commercial Cleaning')
  await page.getByLabel('Building type').selectOption('office')
  await wizard.continue.click()
  expect(await last()).toBe('commercial_selection')
  await wizard.back.click()
  await wizard.back.click()
  await wizard.choose('Pressure Washing')
  await wizard.continue.click()
  expect(await last()).toBe('pressurewash_selection')
  await wizard.back.click()
  await wizard.back.click()
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 1)
  await wizard.continue.click()
  await wizard.continue.click()
  expect(await last()).toBe('airbnb_freq_selection')
})
