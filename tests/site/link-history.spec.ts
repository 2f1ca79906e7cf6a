import { expect, long, test } from '../browser.ts'
import { wake } from '../loading.ts'
import { travel } from '../widgets/travel.ts'
import { wizardOn } from '../widgets/wizard-page.ts'
import { hasLeft, isAt, open } from './steps-page.ts'

const link = '/quote-builder#q=1.r.2-1-0-0.o.o'

test('one Back leaves a quote of a link, which opens only once', async ({ page, site }) => {
  await page.goto(`${site}/faq`)
  await page.goto(site + link)
  // The client takes the link out of the address.
  await wake(page)
  const wizard = wizardOn(page)
  await isAt(page, 5)
  await wizard.back.click()
  await isAt(page, 4)
  await wizard.checkbox('Oven Cleaning').uncheck()
  await page.reload()
  await isAt(page, 4)
  await expect(wizard.checkbox('Oven Cleaning')).not.toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(`${site}/faq`)
  await page.goForward()
  await isAt(page, 4)
  await expect(wizard.checkbox('Oven Cleaning')).not.toBeChecked()
})

test('a link during another quote starts its own history', long, async ({ page, site }) => {
  await page.goto(`${site}/faq`)
  await page.goto(site + link)
  await wake(page)
  await isAt(page, 5)
  const wizard = wizardOn(page)
  const before = await wizard.total.textContent()
  // As one that is pasted into the address bar.
  await page.evaluate(() => location.assign('#q=1.r.3-1-0-0.o.o'))
  await expect(wizard.total).not.toHaveText(`${before}`)
  await isAt(page, 5)
  await page.goBack()
  await isAt(page, 1)
  await page.goBack()
  await expect(page).toHaveURL(`${site}/faq`)
})

test.describe('a link that starts no other quote', () => {
  test.use({ expectedMessages: [/the quote link in the address is not complete/] })

  test('keeps the history: a broken one, and one that adds extras', async ({ page, site }) => {
    const wizard = await open(page, site)
    await wizard.choose('Residential Cleaning')
    await wizard.more('bedroom', 1)
    await wizard.continue.click()
    await wizard.continue.click()
    const keepsItsWay = async (hash: string, step: number) => {
      await isAt(page, 4)
      // As one that is pasted into the address bar.
      await page.evaluate((link) => location.assign(link), hash)
      await isAt(page, step)
      await wizard.back.click()
      for (let before = step - 1; before > 0; before--) {
        await isAt(page, before)
        await page.goBack()
      }
      await hasLeft(page, site)
    }
    await keepsItsWay('#q=1.z', 4)
    await travel(page, 4)
    // Extras that are added at the extras step or later lead to the price.
    await keepsItsWay('#q=1.r...f', 5)
  })
})
