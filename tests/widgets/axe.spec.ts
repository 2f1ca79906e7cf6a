import type { Page } from 'playwright/test'
import { violations } from '../axe.ts'
import { expect, test } from '../browser.ts'
import { dialogOn } from './dialog-page.ts'
import { blocked, states } from './states.ts'

test.use({ expectedMessages: [blocked] })

const tag = 'quote-builder, inquiry-form'

/** Everything in the light theme; in the dark one, which changes only colours, the contrast. The page's ground is no help. */
async function bothThemes(page: Page, state: string) {
  const set = (theme: string) =>
    page.locator(tag).evaluate((element, value) => {
      element.setAttribute('theme', value)
      document.documentElement.style.background = value === 'dark' ? '#fff' : '#000'
    }, theme)
  await set('light')
  expect.soft(await violations(page, (axe) => axe.include(tag)), `${state}, light`).toEqual([])
  await set('dark')
  const contrast = await violations(page, (axe) => axe.include(tag).withRules('color-contrast'))
  expect.soft(contrast, `${state}, dark`).toEqual([])
}

for (const [file, every] of Object.entries(states)) {
  test(`${file}: axe finds nothing wrong at any step, with errors, sending, sent or not sent, light or dark`, async ({
    page,
    partner,
  }) => {
    // It looks at some twenty states, each in two themes.
    test.slow()
    await page.goto(`${partner}/${file}?success-url=none`)
    await every(page, (state) => bothThemes(page, state))
  })
}

test('axe finds nothing wrong with the dialog, closed or open, light or dark', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/dialog.html?service=residential`)
  const { launcher, more, dialog } = dialogOn(page)
  await expect(launcher).toBeVisible()
  await bothThemes(page, 'closed')
  await launcher.click()
  await more('bedroom', 2)
  await expect(dialog).toBeVisible()
  await bothThemes(page, 'open')
})
