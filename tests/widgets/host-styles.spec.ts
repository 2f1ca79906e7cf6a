import { expect, test } from '../browser.ts'
import { differences, looksOn } from './looks.ts'

// In one worker: how the widgets look on a page without rules is seen once.
test.describe.configure({ mode: 'default' })

/** How the widgets look on a page without rules. */
let calm: Awaited<ReturnType<typeof looksOn>> | undefined

for (const [host, file] of [
  ['a page that unsets everything', 'all-unset.html'],
  ['a page with an odd value for everything that is inherited', 'inherited.html'],
  ["Bootstrap's reboot in its dark theme", 'bootstrap.html'],
  ["Tailwind's preflight", 'tailwind.html'],
  ['the rules of an old WordPress theme', 'old-theme.html'],
  ['a root font of ten pixels', 'small-root.html'],
  ['a page without a doctype', 'no-doctype.html'],
  ['a page that reads from right to left', 'right-to-left.html'],
  ['a dark page', 'dark.html'],
]) {
  test(`${host}: no size and no style in either widget changes`, async ({ page, partner }) => {
    if (!calm) {
      calm = await looksOn(page, `${partner}/calm.html`)
      await page.evaluate(() => sessionStorage.clear())
    }
    expect(differences(calm, await looksOn(page, `${partner}/${file}`))).toEqual([])
  })
}

for (const [host, file, content, [autoByDay, autoByNight]] of [
  ['a dark page', 'dark.html', 'i {}', ['dark', 'dark']],
  ['a page that says nothing of it', 'calm.html', 'i {}', ['light', 'light']],
  ['a page in both', 'calm.html', ':root { color-scheme: light dark }', ['light', 'dark']],
] as const) {
  test(`on ${host} the theme is the tag's, and auto the page's own`, async ({ page, partner }) => {
    await page.goto(`${partner}/${file}`)
    await page.addStyleTag({ content })
    const tags = page.locator('quote-builder, inquiry-form')
    const colours = { light: 'rgb(28, 32, 36)', dark: 'rgb(251, 247, 236)' }
    await expect(page.getByLabel('Email')).toBeVisible()
    for (const [theme, byDay, byNight] of [
      ['', 'light', 'light'],
      ['light', 'light', 'light'],
      ['auto', autoByDay, autoByNight],
      ['dark', 'dark', 'dark'],
    ] as const) {
      await tags.evaluateAll((all, given) => {
        for (const tag of all) Object.assign(tag, { theme: given })
      }, theme)
      for (const [colorScheme, colour] of [
        ['light', byDay],
        ['dark', byNight],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        const what = `${theme} for a visitor who wants it ${colorScheme}`
        await expect(page.getByRole('spinbutton', { name: 'Bedrooms' }), what).toBeVisible()
        for (const control of [page.getByLabel('Email'), page.getByRole('heading', { level: 2 })])
          await expect(control, what).toHaveCSS('color', colours[colour])
      }
    }
  })
}
