import { expect, test } from '../browser.ts'
import { inquiryOn } from './inquiry-page.ts'
import { calmLook, differences, everyLook, preparePage, wear } from './looks.ts'
import { pages, styled } from './pages.ts'
import { wizardOn } from './wizard-page.ts'

/** An odd value for everything that is inherited. */
const inherited = `main {
  accent-color: red; border-collapse: collapse; border-spacing: 9px; caret-color: red; color: red; cursor: none;
  caret-shape: block; caret-animation: manual; caption-side: bottom; empty-cells: hide;
  font: italic small-caps 800 condensed 9px/3 monospace; font-feature-settings: "smcp"; font-kerning: none;
  font-language-override: "TRK"; font-optical-sizing: none; font-palette: dark; font-size-adjust: 2;
  font-synthesis: none; font-variation-settings: "wght" 300; font-variant-numeric: ordinal; font-variant-emoji: text;
  -webkit-font-smoothing: none; forced-color-adjust: none; print-color-adjust: exact; color-scheme: dark;
  hyphens: auto; hyphenate-character: "#"; hyphenate-limit-chars: 2; image-rendering: pixelated; image-orientation: none;
  letter-spacing: 7px; line-break: anywhere; list-style: square inside; math-depth: 2; math-style: compact; math-shift: compact;
  orphans: 5; widows: 5; overflow-wrap: anywhere; word-break: break-all; word-spacing: 17px; quotes: "<" ">";
  paint-order: stroke; scrollbar-color: red blue; speak: none; tab-size: 17px;
  fill: red; fill-opacity: .5; fill-rule: evenodd; clip-rule: evenodd; color-interpolation: linearrgb; dominant-baseline: middle;
  marker: url("#x"); shape-rendering: crispedges; text-anchor: end; stroke: red; stroke-dasharray: 7px; stroke-dashoffset: 7px;
  stroke-linecap: square; stroke-linejoin: bevel; stroke-miterlimit: 2; stroke-opacity: .5; stroke-width: 7px;
  ruby-align: center; ruby-position: under; text-align: center; text-align-last: center; text-autospace: normal; text-box-edge: text;
  text-combine-upright: all; text-decoration-skip-ink: none; text-emphasis: "x" red; text-emphasis-position: under right;
  text-indent: 70px; text-justify: none; text-orientation: sideways; text-rendering: geometricprecision; text-shadow: 2px 2px red;
  -webkit-text-size-adjust: none; text-spacing-trim: space-all; text-transform: uppercase; text-underline-offset: 7px;
  text-underline-position: under; text-wrap: nowrap balance; user-select: none; white-space: pre; writing-mode: horizontal-tb;
  -webkit-tap-highlight-color: red; -webkit-text-fill-color: red; -webkit-text-security: square; -webkit-text-stroke: 7px red;
  -webkit-border-horizontal-spacing: 7px; -webkit-border-vertical-spacing: 7px;
}`

/** What the resets of CSS frameworks do, in a dark theme. */
const reset = `
  :root, :host { color-scheme: dark; scroll-behavior: smooth; line-height: 1.5; tab-size: 4; font-family: system-ui; }
  *, ::after, ::before, ::backdrop, ::file-selector-button { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
  *, ::before, ::after { --ring-colour: rgb(59 130 246 / .5); --shadow: 0 0 #0000; }
  body { color: #dee2e6; background: #212529; letter-spacing: -.025em; -webkit-text-size-adjust: 100%; }
  h1, h2, h3 { font-size: inherit; font-weight: 500; margin-bottom: .5rem; }
  p, ul { margin-bottom: 1rem; }
  ol, ul { list-style: none; padding-left: 2rem; }
  b, strong { font-weight: bolder; }
  small { font-size: .875em; }
  a { color: #6ea8fe; text-decoration: inherit; }
  img, svg, iframe { display: block; vertical-align: middle; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; background: transparent; border-radius: 0; }
  button, [type="button"], [type="submit"] { -webkit-appearance: button; }
  button:focus:not(:focus-visible) { outline: 0; }
  fieldset { min-width: 0; }
  legend { float: left; width: 100%; font-size: 1.5rem; }
  [hidden] { display: none !important; }
  main > * { flex-shrink: 0; width: 100%; max-width: 100%; }`

/** What the themes of old blogs do. */
const oldTheme = `
  html, body, div, span, h1, h2, p, a, b, ul, li, form, label, table { margin: 0; padding: 0; border: 0; outline: 0; font: inherit; }
  html { font-size: 62.5%; overflow-y: scroll; }
  body, button, input, select, textarea { color: #333; font: 300 15px/1.625 Helvetica, Arial, sans-serif; }
  body { background: #e2e2e2; text-align: center; text-rendering: optimizeLegibility; word-wrap: break-word; hyphens: auto; }
  main { margin: 2em auto; text-align: justify; text-shadow: 0 1px 0 #fff; }
  :focus { outline: 0 !important; }
  ::selection { background: #000; color: lime; }
  * { box-sizing: content-box !important; }
  * + * { margin-top: 1.625em; }
  *, *:hover { transition: all .3s ease-in-out; }
  form { background: #f9f9f9 !important; border: 1px solid #ccc; padding: 20px; }
  input, textarea, select { width: 98% !important; background: #fafafa; box-shadow: inset 0 1px 1px rgba(0, 0, 0, .1); padding: 3px; }
  button, input[type="submit"] { float: left; background: #222 !important; text-transform: uppercase; }
  h1, h2, h3 { clear: both; color: #000; letter-spacing: .1em; text-transform: uppercase; }
  ul { list-style: square; margin: 0 0 1.625em 2.5em; }
  label { display: inline !important; float: left; }
  svg { display: none; }`

const dark = `
  :root { color-scheme: dark; }
  * { color: #eee; background: #111; accent-color: lime; scrollbar-color: #444 #222; }
  ::backdrop { background: red !important; }`

const smallRoot = `
  html { font-size: 62.5%; }
  body { font-size: 1.6rem; line-height: 1.8; }
  input, button { font-size: 1.2rem; }`

const quirks = `
  body { font: 11px/1 Verdana, sans-serif; color: #000080; }
  form { margin-bottom: 40px; }
  td, th, p, div { font-size: 10px; }`

const rightToLeft = 'body { text-align: right } * { unicode-bidi: bidi-override }'

/** The page is loaded with the rules of the last, and the visitor continues under them. */
const hosts: Readonly<Record<string, string>> = {
  'an odd value for everything that is inherited': styled(inherited, 'lang="tr"'),
  'the reset of a framework': styled(reset, 'lang="en" data-bs-theme="dark"'),
  'the rules of an old theme': styled(oldTheme),
  'a root font of ten pixels': styled(smallRoot),
  'a page that reads from right to left': styled(rightToLeft, 'lang="ar" dir="rtl"'),
  'a dark page': styled(dark),
  'a page that unsets everything': `${pages['all-unset.html']}`,
}

/** Two hosts change everything; the others change what real pages do. */
const sweeps = {
  'that unset or inherit everything': ['an odd value', 'a page that unsets'],
  'of real pages @long': ['the', 'a root', 'a page that reads', 'a dark'],
}

for (const [sweep, begins] of Object.entries(sweeps))
  test(`no rules ${sweep} change a size or a style`, async ({ page, partner }) => {
    const chosen = Object.entries(hosts).filter(([host]) =>
      begins.some((one) => host.startsWith(one)),
    )
    // A widget has hundreds of elements with 400 styles each.
    test.slow()
    await preparePage(page)
    const calm: Record<string, string> = {}
    await everyLook(page, `${partner}/all-unset.html`, async (state, widget) => {
      await wear(page, styled(''))
      calm[state] = await calmLook(widget)
      for (const [host, html] of chosen) {
        await wear(page, html)
        expect.soft(await differences(widget), `${state}, ${host}`).toEqual([])
      }
    })
    if (sweep.includes('@long')) return
    await page.evaluate(() => sessionStorage.clear())
    const lines = styled(quirks).replace('<!doctype html>', '')
    await everyLook(
      page,
      `${partner}/mine.html?${new URLSearchParams({ lines })}`,
      async (state, widget) => {
        expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat')
        expect.soft(await differences(widget, calm[state]), `${state}, no doctype`).toEqual([])
      },
    )
  })

test("the theme is the tag's, and auto follows the page", async ({ page, partner }) => {
  await page.goto(`${partner}/calm.html`)
  const tags = page.locator('quote-builder, inquiry-form')
  const style = page.locator('head style')
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

test('a focus ring of the page goes around no whole widget', async ({ page, partner }) => {
  await page.goto(`${partner}/calm.html`)
  const wizard = wizardOn(page)
  await wizard.continue.focus()
  const ring = await wizard.continue.evaluate((button) => getComputedStyle(button).outlineWidth)
  // Themes whose rings are for everything that has the focus: of WordPress blocks, and a louder one.
  for (const content of [
    ':where(body *:focus) { outline: 2px solid }',
    '*:focus, *:focus-within, *:focus-visible { outline: 3px dashed red !important }',
  ]) {
    await page.addStyleTag({ content })
    for (const [tag, control] of [
      ['quote-builder', wizard.continue],
      ['inquiry-form', inquiryOn(page).name],
    ] as const) {
      await control.focus()
      await expect(page.locator(tag)).toHaveCSS('outline-style', 'none')
      await expect(control).toHaveCSS('outline-style', 'solid')
      await expect(control).toHaveCSS('outline-width', ring)
    }
  }
})
