import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { bill, dollars, prices } from '../facts.ts'
import { wizardOn } from './wizard-page.ts'

test.beforeEach(async ({ page, partner }) => {
  await page.goto(`${partner}/plain.html`)
  await wizardOn(page).choose('Residential Cleaning')
})

test('a counter works by presses, typing and arrow keys', async ({ page }) => {
  const wizard = wizardOn(page)
  const bedrooms = wizard.count('Bedrooms')
  const fewer = wizard.button('One fewer bedroom')
  await expect(fewer).toBeDisabled()
  await fewer.click({ force: true })
  await expect(bedrooms).toHaveValue('0')
  await bedrooms.fill('250')
  await expect(bedrooms).toHaveValue('99')
  await expect(wizard.button('One more bedroom')).toBeDisabled()
  await bedrooms.fill('4')
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown']) await bedrooms.press(key)
  await expect(bedrooms).toHaveValue('3')
  await bedrooms.fill('')
  await expect(bedrooms).toHaveValue('0')

  await test.step('it shows the allowed range next to a number out of range', async () => {
    const each = `${dollars(prices.residential.bedrooms)} each`
    await expect(bedrooms).toHaveAccessibleDescription(each)
    await wizard.heading.focus()
    await bedrooms.focus()
    await page.keyboard.type('150')
    await expect(bedrooms).toHaveValue('99')
    await expect(wizard.alert).toHaveText('0 to 99')
    await expect(wizard.alert).toBeVisible()
    await expect(bedrooms).toHaveAccessibleDescription('0 to 99')
    await bedrooms.press('ArrowDown')
    await expect(bedrooms).toHaveValue('98')
    await expect(wizard.alert).toHaveCount(0)
    await expect(bedrooms).toHaveAccessibleDescription(each)
    await bedrooms.fill('-5')
    await expect(bedrooms).toHaveValue('0')
    await expect(wizard.alert).toHaveText('0 to 99')
    await bedrooms.fill('12')
    await expect(wizard.alert).toHaveCount(0)
  })

  await test.step('each key typed into a counter counts at once', async () => {
    for (const [typed, shown] of [
      ['-57', '0'],
      ['3.75', '3'],
      ['1e3', '99'],
      ['12', '12'],
      // Letters change nothing, with or without digits around them.
      ['rooms', '12'],
      ['2x4', '24'],
    ] as const) {
      await wizard.heading.focus()
      await bedrooms.focus()
      await page.keyboard.type(typed)
      await expect(bedrooms, typed).toHaveValue(shown)
    }
    const { bedrooms: each } = prices.residential
    await expect(wizard.tab).toHaveText(`Total: ${dollars(bill(['', 24 * each]).total)}`)
  })
})

const endings: Record<string, (page: Page) => Promise<unknown>> = {
  'the pointer leaves it before the finger is lifted': (page) => page.mouse.move(5, 5),
  'the page loses the focus': (page) => page.evaluate(() => dispatchEvent(new Event('blur'))),
  'the widget is taken off the page and put back': async (page) => {
    const element = await page.locator('quote-builder').elementHandle()
    await element?.evaluate((tag) => (tag as Element).remove())
    await element?.evaluate((tag) => document.body.append(tag))
  },
  // This comes last, because the page goes on swallowing events.
  'a page that swallows the release sees it': async (page) => {
    await page.evaluate(() =>
      addEventListener('pointerup', (event) => event.stopImmediatePropagation(), true),
    )
    await page.mouse.up()
  },
}

test('a held plus goes on counting after a second, until it ends', async ({ page }) => {
  const wizard = wizardOn(page)
  const bedrooms = wizard.count('Bedrooms')
  await wizard.more('kitchen', 1)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const hold = async (room: string) => {
    await wizard.button(`One more ${room}`).hover()
    await page.mouse.down()
  }

  await hold('bathroom')
  const bathrooms = wizard.count('Bathrooms')
  await page.clock.runFor(999)
  await expect(bathrooms).toHaveValue('0')
  await page.clock.runFor(401)
  await expect(bathrooms).toHaveValue('3')
  await page.mouse.up()
  await page.clock.runFor(1000)
  await expect(bathrooms).toHaveValue('3')

  for (const [ending, end] of Object.entries(endings))
    await test.step(`it stops when ${ending}`, async () => {
      await bedrooms.fill('0')
      await hold('bedroom')
      await page.clock.runFor(1200)
      await expect(bedrooms).toHaveValue('2')
      await end(page)
      await page.clock.runFor(1200)
      await expect(bedrooms).toHaveValue('2')
      await page.mouse.up()
      await page.clock.runFor(1200)
      await expect(bedrooms).toHaveValue('2')
    })

  await test.step('it stops when its step is left', async () => {
    await bedrooms.fill('0')
    await hold('bedroom')
    await page.clock.runFor(1200)
    await expect(bedrooms).toHaveValue('2')
    await wizard.continue.press('Enter')
    await expect(wizard.heading).toHaveText('How often?')
    await page.clock.runFor(1200)
    const each = prices.residential
    const { total } = bill(['', 2 * each.bedrooms + 3 * each.bathrooms + each.kitchens])
    await expect(wizard.tab).toHaveText(`Total: ${dollars(total)}`)
  })
})
