import { expect, test } from '../browser.ts'
import { built, builtFile } from '../built.ts'
import { elements } from './element-descriptions.ts'
import { guideOn } from './guide-page.ts'

const sections =
  'In two minutes, Choose and configure, Recipes, Styling, Reference, Events, CSP, Versions, Types, Test your page, Troubleshooting, Privacy, Changes'

test('every name of the contract has a row, a control, and one place', async ({ page }) => {
  await page.goto('/widgets/')
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', 'http://localhost:4173/widgets/')
  const contents = page.getByRole('navigation', { name: 'In this guide' })
  await expect(contents.getByRole('link')).toHaveText(
    sections.split(', ').map((name) => new RegExp(name)),
  )
  const broken = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    const lost = links.map(({ hash }) => hash.slice(1)).filter((id) => !ids.includes(id))
    return [...lost, ...ids.filter((id, at) => ids.indexOf(id) < at)]
  })
  expect(broken, 'every link within the guide leads to one place').toEqual([])
  const unfilled = /HOST|PHONE|CURRENCY|LANGUAGES|VERSION|INTEGRITY|PACKAGE/
  await expect(page.getByRole('main')).not.toContainText(unfilled)
  const { setting, open } = guideOn(page)
  await open('How it looks')
  await expect(setting('--unit')).toBeVisible()
  expect(elements.map(({ tagName }) => tagName).sort()).toEqual(['inquiry-form', 'quote-builder'])
  for (const { tagName, attributes, events, members, cssProperties, cssParts, slots } of elements) {
    const article = page.getByRole('article', { name: `<${tagName}>` })
    const rows = (kind: string) =>
      article.getByRole('table', { name: kind }).getByRole('rowheader').allInnerTexts()
    const names = (entries: { name: string }[]) => entries.map(({ name }) => name)
    expect(await rows('Attributes')).toEqual(names(attributes))
    expect(await rows('Events')).toEqual(names(events))
    const methods = members.filter(({ kind }) => kind === 'method')
    expect(await rows('Methods')).toEqual(methods.map(({ name }) => `${name}()`))
    expect(await rows('Tokens')).toEqual(names(cssProperties))
    expect(await rows('Parts')).toEqual(cssParts.map(({ name }) => `::part(${name})`))
    expect(await rows('Slots')).toEqual(slots.map(({ name }) => name || 'default'))
    for (const { name } of [...attributes, ...cssProperties])
      await expect(setting(name), name).toHaveCount(1)
  }
  expect(built('sitemap.xml')).not.toContain('widgets')
  await page.getByRole('link', { name: 'Our site' }).click()
  await page.waitForURL('/')
})

test('the types are served as text', async ({ request }) => {
  const types = await request.get('/widgets/quote-builder.d.ts')
  expect(types.headers()['content-type']).toMatch(/^text\//)
})

test('the settings change the preview and the lines at once', async ({ page, site }) => {
  await page.goto(`${site}/widgets/`)
  const { wizard, frame, setting, radio, lines, open, fill, inquiry, seePreview } = guideOn(page)
  await seePreview()
  const element = frame.locator('quote-builder')
  const script = `<script async src="${site}/widgets/quote-builder.js"></script>`
  const fallback = 'Call (604) 555-0142 for a price.</quote-builder>'
  await expect(lines).toContainText(script)
  const room = `<link rel="stylesheet" href="${site}/widgets/room.css">`
  const plain = [script, room, `<quote-builder partner="Your name">${fallback}`].join('\n')
  await expect(lines).toHaveText(plain)
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 2)

  await fill('partner', 'Tom & "Jerry" <b>')
  await expect(element).toHaveAttribute('partner', 'Tom & "Jerry" <b>')
  await open('How it looks')
  await setting('theme').selectOption('dark')
  await expect(element).toHaveAttribute('theme', 'dark')
  await expect(frame.locator('html')).toHaveCSS('background-color', 'rgb(28, 32, 36)')
  await setting('--gold, from a palette').fill('#00aa77')
  await expect(setting('--gold')).toHaveValue('#00aa77')
  await setting('--unit').fill('1.2px')
  await expect(wizard.heading).toHaveCSS('font-size', /^(4|5|6|7|8)/)
  await setting('--font-display').fill('Georgia, "</style>"')
  await expect(element.locator('h2')).toHaveCSS('font-family', 'Georgia, "</style>"')
  for (const wrong of ['red; color: blue', 'red } * { color: red', '/*', '12px', 'url(']) {
    await setting('--line').fill(wrong)
    await expect(setting('--line'), wrong).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(lines).toHaveText(
    [
      script,
      room,
      '<style>',
      'quote-builder {',
      '  --unit: 1.2px;',
      '  --font-display: Georgia, "\\3c /style>";',
      '  --gold: #00aa77;',
      '}',
      '</style>',
      `<quote-builder partner="Tom &amp; &quot;Jerry&quot; &lt;b&gt;" theme="dark">${fallback}`,
    ].join('\n'),
  )
  await expect(wizard.count('Bedrooms')).toHaveValue('2')

  await page.getByText('Inquiries', { exact: true }).click()
  await expect(wizard.heading).toBeHidden()
  await inquiry.name.fill('Sam Sample')
  await expect(lines).toContainText('&lt;b&gt;" theme="dark">Call')
  await open('What it does')
  await setting('service').selectOption('airbnb')
  await expect(inquiry.service).toHaveValue('airbnb')
  // This text is not stored, so it shows that the form is still the same one.
  await expect(inquiry.name).toHaveValue('Sam Sample')
  await expect(lines).toContainText('<inquiry-form service="airbnb"')
  // The elements share the settings: a service would begin another quote.
  await setting('service').selectOption('')
  await page.getByText('Prices', { exact: true }).click()
  await expect(setting('partner')).toHaveValue('Tom & "Jerry" <b>')

  // The name is no setting: it stays.
  await page.getByRole('button', { name: 'Back to the defaults' }).click()
  await expect(lines).toHaveText(
    plain.replace('Your name', 'Tom &amp; &quot;Jerry&quot; &lt;b&gt;'),
  )
  await expect(element).not.toHaveAttribute('theme')
  await expect(wizard.count('Bedrooms')).toHaveValue('2')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(wizard.heading).toHaveText('What needs cleaning?')

  await test.step('a width, a dialog and what opens it can be tried, and it says what would not work', async () => {
    const preview = page.getByTitle('Preview of your page')
    await radio('Width', 'Phone').click()
    await expect(preview).toHaveCSS('width', '390px')
    await setting('mode').selectOption('dialog')
    const dialog = frame.getByRole('dialog', { name: 'Get an instant quote' })
    // Fixed parts of a frame move with the frame.
    await preview.scrollIntoViewIfNeeded()
    const launcher = frame.getByRole('button', { name: 'Get an instant quote' })
    await launcher.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    // The focus goes back a moment after the dialog has closed: keys pressed before then would miss the field below.
    await expect(launcher).toBeFocused()
    await fill('trigger', 'a[href="/prices"]')
    await expect(page.getByText(/^Nothing in the preview matches a\[href/)).toBeVisible()
    await fill('trigger', '.price')
    await expect(page.getByText(/^Nothing in the preview/)).toBeHidden()
    await expect(lines).toContainText('<button class="price" aria-haspopup="dialog">')
    const trigger = frame.getByRole('button', { name: 'What does it cost?' })
    await trigger.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
  })
})

test('the preview speaks every language there is, and says what visitors of a page in it get', async ({
  page,
}) => {
  await page.goto('/widgets/')
  const { frame, radio, seePreview } = guideOn(page)
  await seePreview()
  const element = frame.locator('quote-builder')
  await expect(element).toContainText('What needs cleaning?')
  for (const [name, code, words] of [
    ['Français', 'fr', 'Traduction automatique'],
    ['ਪੰਜਾਬੀ', 'pa', 'ਅਨੁਵਾਦ ਮਸ਼ੀਨ ਦਾ ਹੈ'],
    ['中文', 'zh', '由机器翻译'],
  ] as const) {
    await radio('Language', name).click()
    await expect(element).toContainText(words)
    await expect(
      page.getByText(
        `We do not offer ${name} yet: until we do, a page with <html lang="${code}"> shows English.`,
      ),
    ).toBeVisible()
  }
  await radio('Language', 'English').click()
  await expect(element).not.toContainText('由机器翻译')
  await expect(page.getByText(/^We do not offer/)).toBeHidden()
})

test('under any path of any host, the page and its addresses hold', async ({ page }) => {
  const root = 'https://files.example/some/where'
  await page.route(`${root}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const path = pathname.replace('/some/where/', '').replace(/\/$/, '/index.html')
    return route.fulfill({ path: builtFile(path) })
  })
  await page.goto(`${root}/widgets/`)
  const { wizard, lines, seePreview } = guideOn(page)
  await seePreview()
  await expect(lines).toContainText(`src="${root}/widgets/quote-builder.js"`)
  await expect(wizard.heading).toBeVisible()
  const guide = page.getByRole('main')
  await expect(guide).toContainText(`script.src = '${root}/widgets/quote-builder.js'`)
  await expect(guide).toContainText(
    'style-src https://files.example; img-src https://files.example; connect-src',
  )
})
