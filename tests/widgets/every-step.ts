import { expect, type Page } from 'playwright/test'
import type { Look } from './states.ts'
import { wizardOn } from './wizard-page.ts'

/** Goes from a fresh page through every step of every service, with the highest counts. */
export async function everyStep(page: Page, look: Look) {
  const wizard = wizardOn(page)
  const fill = async (...labels: string[]) => {
    for (const label of labels) await wizard.count(label).fill('99')
  }
  await expect(wizard.heading).toBeVisible()
  await look('service')
  await wizard.choose('Pressure Washing')
  await look('what needs washing, nothing chosen')
  await fill('Windows')
  await wizard.checkbox('Deck').check()
  await look('what needs washing')
  await wizard.back.click()
  await wizard.choose('Commercial Cleaning')
  await page.getByLabel('Building type').selectOption({ index: 1 })
  await fill('Offices', 'Restrooms', 'Common Areas')
  await look('business info')
  await wizard.back.click()
  await wizard.choose('Airbnb Cleaning')
  await look('home info of a stay, nothing counted')
  await fill('Kitchens')
  await wizard.continue.click()
  await look('turnaround')
  await wizard.back.click()
  await wizard.back.click()
  await wizard.choose('Residential Cleaning')
  await look('home info, nothing counted')
  await fill('Bedrooms', 'Bathrooms', 'Living Rooms', 'Kitchens')
  await look('home info')
  await wizard.continue.click()
  await wizard.radio('Weekly').check()
  await look('frequency')
  await wizard.continue.click()
  await wizard.checkbox('Oven Cleaning').check()
  await look('extras')
  await wizard.continue.click()
  await look('final quote')
  await wizard.book.click()
  await look('contact')
}

/** The button that leads to the next step. */
export const wayOn = (page: Page) =>
  page.getByRole('button', { name: /^(Continue|Get Quote & Book|Get My Quote)$/ })

/** Whether a visitor at the top of the page sees all of the button to the next step, and could press it. */
export async function showsWayOn(page: Page) {
  return wayOn(page).evaluate((button) => {
    scrollTo(0, 0)
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const root = button.getRootNode() as ShadowRoot
    const topElements = [top + 2, bottom - 2].map((y) =>
      root.elementFromPoint((left + right) / 2, y),
    )
    return (
      bottom <= innerHeight && topElements.every((element) => element && button.contains(element))
    )
  })
}
