import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { siteUrl } from '../sites.ts'
import { openWith } from './host.ts'
import { scriptOf } from './pages.ts'
import { wizardOn } from './wizard-page.ts'

const lines = `${scriptOf('quote-builder')}<quote-builder></quote-builder>`

/** How many pictures of tiles visitors see: those that have arrived. */
const seenOn = (page: Page) =>
  page
    .locator('quote-builder img')
    .evaluateAll((all) => all.filter((img) => getComputedStyle(img).opacity === '1').length)

/** A promise, and the function that fulfils it. */
function gate() {
  let resolve = () => {}
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil
  })
  return { promise, resolve: () => resolve() }
}

/** Notes which pictures of ours the page asks for, and lets each through only after `release`. */
async function holdPictures(page: Page) {
  const asked: string[] = []
  const { promise, resolve } = gate()
  await page.route(`${siteUrl}/pictures/**`, async (route) => {
    asked.push(route.request().url())
    await promise
    await route.continue()
  })
  return { asked, release: resolve }
}

/** The headers of a page that lets our script run, and blocks pictures. */
const withoutPictures = {
  'Content-Security-Policy': `default-src 'none'; script-src ${siteUrl}; connect-src ${siteUrl}`,
}

test('the pictures of the services come once the page has loaded, the first before the others', async ({
  page,
  partner,
}) => {
  const late = gate()
  await page.route('**/late.png', async (route) => {
    await late.promise
    await route.fulfill({ status: 204 })
  })
  const { asked, release } = await holdPictures(page)
  const opened = openWith(page, partner, `${lines}<img src="/late.png" alt="">`)
  const wizard = wizardOn(page)
  await expect(wizard.tile('Airbnb Cleaning')).toBeVisible()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(asked).toEqual([])
  late.resolve()
  await opened
  await expect.poll(() => asked.length).toBe(1)
  release()
  await expect.poll(() => seenOn(page)).toBe(4)
  expect(asked.length).toBe(4)
  await wizard.choose('Airbnb Cleaning')
  await wizard.button('Back').click()
  await expect.poll(() => seenOn(page)).toBe(4)
})

test('where the policy of a page blocks pictures, one is asked for, and the tiles have icons', async ({
  page,
  partner,
  allowed,
  consoleLines,
}) => {
  allowed.push(/^error: Loading the image .* violates/)
  await openWith(page, partner, lines, withoutPictures)
  const { tile, button, choose } = wizardOn(page)
  for (const service of ['Residential Cleaning', 'Pressure Washing'])
    await expect(tile(service)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(tile('Pressure Washing').locator('svg').first()).toBeVisible()
  await choose('Pressure Washing')
  await button('Back').click()
  await expect(tile('Pressure Washing')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  expect(consoleLines).toHaveLength(1)
})

test('a picture that is missing leaves its tile plain', async ({ page, partner, allowed }) => {
  allowed.push(/^error: Failed to load resource: the server responded with a status of 404/)
  await page.route('**/pictures/bedroom-*', (route) => route.fulfill({ status: 404 }))
  await openWith(page, partner, lines)
  await expect.poll(() => seenOn(page)).toBe(3)
  await expect(page.locator('quote-builder img')).toHaveCount(3)
  await expect(wizardOn(page).tile('Airbnb').locator('svg').first()).toBeVisible()
})

test('in forced colours and in a narrow column the tiles have icons', async ({ page, partner }) => {
  await openWith(page, partner, lines)
  await expect.poll(() => seenOn(page)).toBe(4)
  const icon = wizardOn(page).tile('Airbnb').locator('svg').first()
  const picture = page.locator('quote-builder img').nth(2)
  await expect(picture).toBeVisible()
  await expect(icon).toBeHidden()
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(picture).toBeHidden()
  await expect(icon).toBeVisible()
  await page.emulateMedia({ forcedColors: null })
  await page.setViewportSize({ width: 320, height: 700 })
  await expect(picture).toBeHidden()
  await expect(icon).toBeVisible()
})

test('visitors who save data get no pictures', async ({ page, partner }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } })
  })
  const { asked } = await holdPictures(page)
  await openWith(page, partner, lines)
  const tile = wizardOn(page).tile('Airbnb')
  await expect(tile.locator('svg').first()).toBeVisible()
  await page.waitForLoadState('load')
  await expect(page.locator('quote-builder img')).toHaveCount(0)
  expect(asked).toEqual([])
})

const atExtras = `${scriptOf('quote-builder')}<quote-builder service="residential" bedrooms="1" frequency="weekly"></quote-builder>`

test('extras have drawings, which move nothing when they come, and icons in forced colours', async ({
  page,
  partner,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  const { asked, release } = await holdPictures(page)
  await openWith(page, partner, atExtras)
  await expect.poll(() => asked.length).toBe(1)
  const tile = page.locator('label', { hasText: 'Oven Cleaning' })
  const before = await tile.boundingBox()
  release()
  await expect.poll(() => seenOn(page)).toBe(3)
  expect(await tile.boundingBox()).toEqual(before)
  expect(asked.every((address) => address.endsWith('.svg'))).toBe(true)
  await expect(tile.locator('svg')).toBeHidden()
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(tile.locator('img')).toBeHidden()
  await expect(tile.locator('svg')).toBeVisible()
})

test('extras have icons where the policy of a page blocks pictures', async ({
  page,
  partner,
  allowed,
  consoleLines,
}) => {
  allowed.push(/^error: Loading the image .* violates/)
  await openWith(page, partner, atExtras, withoutPictures)
  for (const extra of ['Carpet Cleaning', 'Fridge Cleaning'])
    await expect(page.locator('label', { hasText: extra }).locator('svg')).toBeVisible()
  await expect(page.locator('quote-builder img')).toHaveCount(0)
  expect(consoleLines).toHaveLength(1)
})

test('in a wide column up to four services stand beside each other, and more are rows', async ({
  page,
  partner,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openWith(page, partner, lines)
  await expect.poll(() => seenOn(page)).toBe(4)
  const rows = await page.locator('quote-builder .services').evaluate((services) => {
    const all = [...services.children]
    const more = all.map((tile) => tile.cloneNode(true))
    return [2, 3, 4, 5, 6].map((count) => {
      services.replaceChildren(...[...all, ...more].slice(0, count))
      return new Set([...services.children].map((tile) => tile.getBoundingClientRect().y)).size
    })
  })
  expect(rows).toEqual([1, 1, 2, 5, 6])
})
