import { expect, test } from '../browser.ts'
import { calmLook, differences, everyLook, preparePage, wear } from './looks.ts'

const hosts = [
  ['a page with an odd value for everything that is inherited', 'inherited.html'],
  ["Bootstrap's reboot in its dark theme", 'bootstrap.html'],
  ["Tailwind's preflight", 'tailwind.html'],
  ['the rules of an old WordPress theme', 'old-theme.html'],
  ['a root font of ten pixels', 'small-root.html'],
  ['a page that reads from right to left', 'right-to-left.html'],
  ['a dark page', 'dark.html'],
  // The last page is loaded with these rules, and the visitor continues under them.
  ['a page that unsets everything', 'all-unset.html'],
] as const

test('the rules of the page, or a missing doctype, change no size and no style in either widget', async ({
  page,
  partner,
}) => {
  await preparePage(page)
  const calm: Record<string, string> = {}
  await everyLook(page, `${partner}/all-unset.html`, async (state, widget) => {
    await wear(page, 'calm.html')
    calm[state] = await calmLook(widget)
    for (const [host, file] of hosts) {
      await wear(page, file)
      expect.soft(await differences(widget), `${state}, ${host}`).toEqual([])
    }
  })
  await page.evaluate(() => sessionStorage.clear())
  await everyLook(page, `${partner}/no-doctype.html`, async (state, widget) => {
    expect.soft(await differences(widget, calm[state]), `${state}, no doctype`).toEqual([])
  })
})

test("the theme is the tag's, and auto follows the page", async ({ page, partner }) => {
  await page.goto(`${partner}/dark.html`)
  const tags = page.locator('quote-builder, inquiry-form')
  const style = page.locator('head style')
  const dark = `${await style.textContent()}`
  const colours = { light: 'rgb(28, 32, 36)', dark: 'rgb(251, 247, 236)' }
  await expect(page.getByLabel('Email')).toBeVisible()
  for (const [host, rules, autoByDay, autoByNight] of [
    ['a dark page', dark, 'dark', 'dark'],
    ['a page that says nothing of it', '', 'light', 'light'],
    ['a page in both', ':root { color-scheme: light dark }', 'light', 'dark'],
  ] as const) {
    await style.evaluate((element, text) => Object.assign(element, { textContent: text }), rules)
    for (const [theme, byDay, byNight] of [
      ['', 'light', 'light'],
      ['light', 'light', 'light'],
      ['auto', autoByDay, autoByNight],
      ['dark', 'dark', 'dark'],
    ] as const) {
      await tags.evaluateAll((all, wantedTheme) => {
        for (const tag of all) Object.assign(tag, { theme: wantedTheme })
      }, theme)
      for (const [colorScheme, colour] of [
        ['light', byDay],
        ['dark', byNight],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        const situation = `${theme} on ${host}, for a visitor who wants it ${colorScheme}`
        await expect(page.getByRole('spinbutton', { name: 'Bedrooms' }), situation).toBeVisible()
        for (const control of [page.getByLabel('Email'), page.getByRole('heading', { level: 2 })])
          await expect(control, situation).toHaveCSS('color', colours[colour])
      }
    }
  }
})
