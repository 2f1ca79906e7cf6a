import type { Page } from 'playwright/test'
import { violations } from '../axe.ts'
import { expect, test } from '../browser.ts'
import { business, dollars, oneBedroom, prices, quoteLinkOf } from '../facts.ts'
import { siteUrl } from '../sites.ts'
import { pushesOn } from './host.ts'
import { oneBedroomCode, wizardOn } from './wizard-page.ts'

/** The records of the page's stubs. */
interface Host {
  shared: ShareData[]
  /** The name of the error with which the next attempt to share ends. */
  fault: string
  printed: number
}

/** Simulates a system that has a share sheet, and counts prints instead of printing. */
const onASystemThatShares = (page: Page) =>
  page.addInitScript(() => {
    const host = window as unknown as Host
    Object.assign(host, { shared: [], fault: '', printed: 0 })
    window.print = () => {
      host.printed += 1
    }
    navigator.share = async (data) => {
      if (host.fault) throw new DOMException('', host.fault)
      if (data) host.shared.push(data)
    }
  })

const total = dollars(oneBedroom.total)

test('a quote is copied, shared and mailed', async ({ page, partner, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: partner })
  await onASystemThatShares(page)
  await page.clock.install()
  await page.goto(`${partner}/plain.html#q=${oneBedroomCode}`)
  const { button, book } = wizardOn(page)
  await button('Copy link').click()
  await expect(button('Copied')).toBeVisible()
  const announcement = page.getByRole('status').filter({ hasText: 'The link is copied.' })
  await expect(announcement).toHaveCount(1)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(quoteLinkOf(siteUrl, oneBedroomCode))
  await page.clock.fastForward(3000)
  await expect(button('Copy link')).toBeVisible()

  const field = page.getByLabel('Copy this link')
  const shareWith = async (fault: string) => {
    await page.evaluate((name) => Object.assign(window, { fault: name }), fault)
    await button('Share').click()
  }
  await shareWith('AbortError')
  await expect(field).toHaveCount(0)
  await shareWith('NotAllowedError')
  await expect(field).toHaveValue(link)
  await shareWith('')
  await expect(field).toHaveCount(0)
  const title = `Residential Cleaning for ${total}, ${business.name}`
  expect(await page.evaluate('shared')).toEqual([{ title, text: title, url: link }])

  const email = page.getByRole('link', { name: 'Email it' })
  // The mail program that opens it is not part of this test.
  await email.evaluate((anchor) => anchor.addEventListener('click', (e) => e.preventDefault()))
  await email.click()
  const letter = new URL((await email.getAttribute('href')) ?? '')
  expect(`${letter.protocol}${letter.pathname}`).toBe('mailto:')
  expect(letter.searchParams.get('subject')).toBe(title)
  expect(letter.searchParams.get('body')?.split('\n')).toEqual(
    expect.arrayContaining([...oneBedroom.lines, `Total: ${total}`, link, business.phone]),
  )

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await button('Copy link').click()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(link)
  const selected = await field.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )
  expect(selected).toBe(link)
  expect(await violations(page, (axe) => axe.include('quote-builder'))).toEqual([])
  await page.keyboard.press('Enter')
  await expect(book).toBeVisible()

  const push = { event: 'quote_shared', service: 'residential', timestamp: expect.any(String) }
  expect(await pushesOn(page, /^quote_shared$/)).toEqual(
    ['copy', 'share', 'email', 'copy'].map((way) => ({ ...push, way })),
  )
})

test('even a long quote prints on one page, with a QR code', async ({ page, partner }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await onASystemThatShares(page)
  const everything =
    '2.p.driveway-2car.windows-3.surfaces-siding-deck-patio-walkway-fence.extras-carpet-oven-fridge'
  await page.goto(`${partner}/late.html#q=${everything}`)
  await page.addScriptTag({ url: `${siteUrl}/widgets/1/quote-builder.js` })
  const wizard = wizardOn(page)
  await expect(wizard.lines).toHaveCount(10)
  const lines = (await wizard.lines.allInnerTexts()).map((line) => line.replace(/\s+/g, ' '))
  expect(requests).not.toContain('/widgets/1/quote-sheet.js')
  await page.emulateMedia({ colorScheme: 'dark' })
  await wizard.button('Print').click()

  const frame = page.locator('iframe')
  const sheet = frame.contentFrame()
  const printed = () =>
    frame.evaluate((iframe: HTMLIFrameElement) =>
      Reflect.get(iframe.contentWindow ?? {}, 'printed'),
    )
  await expect.poll(printed).toBe(1)
  // The printed version is the script's version.
  expect(requests).toContain('/widgets/1/quote-sheet.js')
  for (const text of [business.name, business.phone])
    await expect(sheet.locator('body')).toContainText(text)
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Pressure Washing')
  await expect(sheet.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(sheet.locator('.bill li')).toHaveText([
    `3 Windows ${dollars(3 * prices['pressure-washing'].windowCount)}`,
    ...lines.slice(1),
  ])
  await expect(sheet.getByText(await wizard.total.innerText())).toBeVisible()
  await expect(sheet.getByRole('link')).toContainText(`${siteUrl}/quote-builder#q=2.p.`)
  await expect(sheet.getByRole('img', { name: 'QR code' })).toBeVisible()
  // Phones print the whole page, which by then has nothing else in it.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Late script' })).toBeHidden()
  // A4 and Letter, in CSS pixels.
  for (const [width, height] of [
    [794, 1123],
    [816, 1056],
  ] as const) {
    await page.setViewportSize({ width, height })
    const main = await sheet.locator('main').boundingBox()
    expect(main).toEqual({ x: 0, y: 0, width, height })
  }

  await page.keyboard.press('Shift')
  await expect(frame).toHaveCount(0)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
})

test('without the sheet the page prints itself', async ({ page, partner, allowed }) => {
  allowed.push(/Failed to load resource/)
  await onASystemThatShares(page)
  await page.route('**/quote-sheet.js', (route) => route.abort())
  await page.goto(`${partner}/plain.html#q=${oneBedroomCode}`)
  await wizardOn(page).button('Print').click()
  await expect.poll(() => page.evaluate('printed')).toBe(1)
  await expect(page.locator('iframe')).toHaveCount(0)
})
