import { expect, test } from '../browser.ts'
import { differences, looksOn } from './looks.ts'

/** How the widgets look on a page without rules, seen once a worker. */
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
