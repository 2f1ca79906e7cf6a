import { expect, test } from '../browser.ts'
import { pushesOn, setOn } from './host.ts'
import { wizardOn } from './wizard-page.ts'

test('each step that is left is pushed, with choices and a time', async ({ page, partner }) => {
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
  const pushes = await pushesOn(page)
  expect(pushes).toMatchObject([
    { event: 'service_selection' },
    { event: 'residential_selection', service: 'airbnb', bedrooms: 2 },
    { event: 'airbnb_turnaround_selection', turnaround: 'next-day' },
    { event: 'extras_selection', extraServices: ['ovenCleaning'] },
    { event: 'quote_review' },
  ])
  for (const { timestamp } of pushes) expect(new Date(String(timestamp)).getTime()).not.toBeNaN()
})

test('a preselected service is pushed once for each quote', async ({ page, partner }) => {
  const pushes = async () =>
    (await pushesOn(page)).map(({ event, service }) => `${event} ${service}`)
  const wizard = wizardOn(page)
  await page.goto(`${partner}/plain.html?service=airbnb`)
  await wizard.more('bedroom', 1)
  expect(await pushes()).toEqual(['service_selection airbnb'])
  await page.reload()
  await expect(wizard.count('Bedrooms')).toHaveValue('1')
  expect(await pushes()).toEqual([])
  await setOn(page.locator('quote-builder'), { service: 'commercial' })
  await expect(wizard.heading).toHaveText('Tell us about the space.')
  expect(await pushes()).toEqual(['service_selection commercial'])
})
