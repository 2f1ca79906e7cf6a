import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { guideOn } from './guide-page.ts'
import { openWith } from './host.ts'
import { wizardOn } from './wizard-page.ts'

/** A page of another origin with these lines in it, and the widget that they create. */
async function tryLines(page: Page, partner: string, lines: string, version: string) {
  // Starts from a page of that origin which has loaded no widget.
  await page.goto(`${partner}/late.html`)
  const asked = page.waitForRequest(/quote-builder\.js$/)
  await page.setContent(`<!doctype html><title>Mine</title>${lines}`)
  await page.getByRole('button', { name: 'What does it cost?' }).click()
  const wizard = wizardOn(page)
  await expect(wizard.heading).toHaveText('Count your rooms.')
  await expect(wizard.heading).toHaveCSS('font-family', 'Georgia, "</style>"')
  await wizard.more('bedroom', 1)
  await expect(wizard.button('Continue')).toHaveCSS('background-image', /rgb\(0, 170, 119\)/)
  const element = page.locator('quote-builder')
  const attributes = await element.evaluate((quote) =>
    Object.fromEntries(quote.getAttributeNames().map((name) => [name, quote.getAttribute(name)])),
  )
  expect(attributes).toEqual({
    service: 'airbnb',
    partner: 'Tom & "Jerry" <b>',
    test: 'yes',
    mode: 'dialog',
    trigger: '#price',
    theme: 'dark',
  })
  const folder =
    version === 'Pinned' ? /^\/widgets\/\d+\.\d+\.\d+\/[\w-]+\.js$/ : /^\/widgets\/[\w-]+\.js$/
  expect(new URL((await asked).url()).pathname).toMatch(folder)
  const script = page.locator('script')
  if (version !== 'Pinned') return expect(script).not.toHaveAttribute('integrity')
  await expect(script).toHaveAttribute('integrity', /^sha384-/)
  return expect(script).toHaveJSProperty('crossOrigin', 'anonymous')
}

test('the lines copied, newest and pinned, give that widget', async ({ page, site, partner }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
  await page.goto(`${site}/widgets/`)
  const { fill, radio, setting, open, copy, lines } = guideOn(page)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())

  await test.step('a recipe', async () => {
    await page.getByRole('button', { name: 'Copy the lines: Plain HTML, HTML' }).click()
    // Says so where the placeholder was copied.
    await expect(page.getByText(/^Copied\. They still say “Your name”/)).toBeVisible()
    expect(await copied()).toMatch(
      new RegExp(
        `^<script async src="${site}/widgets/quote-builder.js"></script>\n<link rel="stylesheet" href="${site}/widgets/room.css">\n<quote-builder partner="Your name">Call .* for a price.</quote-builder>$`,
      ),
    )
  })

  await fill('partner', 'Tom & "Jerry" <b>')
  await setting('service').selectOption('airbnb')
  await setting('test').selectOption('yes')
  await setting('mode').selectOption('dialog')
  await fill('trigger', '#price')
  await open('How it looks')
  await setting('theme').selectOption('dark')
  await fill('--gold', '#00aa77')
  await fill('--font-display', 'Georgia, "</style>"')
  await copy.click()
  const paste = page.getByRole('region', { name: 'Paste this' })
  await expect(paste.getByRole('status')).toHaveText('Copied.')
  const newest = await copied()
  await radio('Version', /^Pinned/).click()
  await copy.click()
  await expect.poll(copied).not.toBe(newest)
  const pinned = await copied()

  await test.step('where the clipboard is refused, the lines are selected and it says so', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
      document.execCommand = () => false
    })
    await copy.click()
    await expect(page.getByText(/^Your browser does not let this page copy/)).toBeVisible()
    const selected = await page.evaluate(() => String(getSelection()))
    expect(selected.trim()).toBe((await lines.innerText()).trim())
  })

  await test.step('Newest', () => tryLines(page, partner, newest, 'Newest'))
  await test.step('Pinned', () => tryLines(page, partner, pinned, 'Pinned'))
})

const names = [
  'Tom & "Jerry" <b>',
  `O'Brien's {{ shop }} \${x}`,
  '</script><!-- \\ `tick` &amp;',
  'Söhne 日本 🏡',
]

/** The names in code: what a browser makes of an attribute, what a script hands to a function, and plain text. */
function readNames(codes: string[]): unknown[] {
  return codes.flatMap((code) => {
    const [, attribute] = /(?<![\w-])partner="([^"]*)"/.exec(code) ?? []
    const [, argument] = /(?:'partner', |toBe\()('.*')\)/.exec(code) ?? []
    const [, text] = /^Attribute: partner = (.*)$/m.exec(code) ?? []
    const parsed = new DOMParser().parseFromString(`<p title="${attribute}">`, 'text/html')
    const found = [
      attribute && parsed.querySelector('p')?.title,
      argument && new Function(`return ${argument}`)(),
      text,
    ]
    return found.filter((name) => name !== undefined)
  })
}

test('a name typed at the head is in every snippet', async ({ page, context }) => {
  await page.goto('/widgets/')
  // Our own policy lets no text become markup or script.
  const empty = await context.newPage()
  const { company, setting, lines } = guideOn(page)
  const blocks = page.locator('pre')
  const placeholders = blocks.filter({ hasText: 'Your name' })
  const count = await placeholders.count()
  expect(count).toBeGreaterThan(12)
  for (const name of names) {
    await company.fill(name)
    await expect(placeholders).toHaveCount(0)
    await expect(setting('partner')).toHaveValue(name)
    await expect(lines).toContainText('partner="')
    const codes = await blocks.allInnerTexts()
    const read = await empty.evaluate(readNames, codes)
    expect(read.length).toBe(count)
    expect(new Set(read)).toEqual(new Set([name]))
  }
  await company.fill(' ')
  await expect(placeholders).toHaveCount(count)
})

test('the first screen has the field and the lines, on a phone too', async ({ page }) => {
  const { company, firstLines } = guideOn(page)
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/widgets/')
    for (const part of [company, firstLines]) await expect(part).toBeInViewport({ ratio: 1 })
  }
})

test('the first lines bring named leads', async ({ page, site, partner, mailbox }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site })
  const [name = ''] = names
  await page.goto(`${site}/widgets/?${new URLSearchParams({ partner: name })}`)
  const { company } = guideOn(page)
  await expect(company).toHaveValue(name)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())

  await test.step('without a name it says so, with a link to the field', async () => {
    await company.clear()
    const copy = page.getByRole('button', { name: 'Copy the lines: quote builder' })
    await copy.click()
    await page.getByRole('link', { name: 'type your company’s name' }).click()
    await expect(company).toBeFocused()
    expect(await copied()).toContain('partner="Your name"')
    await company.fill(name)
    await expect(page.getByText('They still say')).toHaveCount(0)
    await copy.click()
    await expect(page.getByText('Copied.', { exact: true })).toBeVisible()
  })

  await openWith(page, partner, await copied())
  const wizard = wizardOn(page)
  await wizard.openContact()
  await wizard.sendContact()
  await page.waitForURL('**/booked')
  expect(await mailbox.leads()).toMatchObject([{ partner: name }])
})
