import type { Page } from 'playwright/test'
import { violations } from '../axe.ts'
import { expect, test } from '../browser.ts'
import { dialogOn } from './dialog-page.ts'
import { forcedColourFaults } from './forced-colour-faults.ts'
import { blocked, states } from './states.ts'

test.use({ expectedMessages: [blocked] })

const tag = 'quote-builder, inquiry-form'

/** All axe rules in the light theme; only contrast in the dark one, which changes only colours. The page has the opposite background. */
async function bothThemes(page: Page, state: string) {
  const set = (theme: string, ground: string) =>
    page.locator(tag).evaluate(
      (element, [value, colour]) => {
        if (value) element.setAttribute('theme', value)
        else element.removeAttribute('theme')
        document.documentElement.style.background = colour
      },
      [theme, ground] as const,
    )
  await set('light', '#000')
  expect.soft(await violations(page, (axe) => axe.include(tag)), `${state}, light`).toEqual([])
  await set('dark', '#fff')
  const contrast = await violations(page, (axe) => axe.include(tag).withRules('color-contrast'))
  expect.soft(contrast, `${state}, dark`).toEqual([])
  await set('', '')
}

async function forcedColours(page: Page, state: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    expect
      .soft(await forcedColourFaults(page), `${state}, ${colorScheme} forced colours`)
      .toEqual([])
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null })
}

/** States whose fields have ids. */
const withIds: Readonly<Record<string, string[]>> = {
  'plain.html': [
    'what needs washing',
    'business info',
    'turnaround',
    'home info',
    'frequency',
    'extras',
    'contact',
  ],
  'inquiry.html': ['empty', 'errors'],
  'gardens.html': ['a list, counts and a check mark'],
}

/** The ids within the widget. */
const idsOn = (page: Page) =>
  page
    .locator(tag)
    .evaluate((host) => Array.from(host.shadowRoot?.querySelectorAll('[id]') ?? [], ({ id }) => id))

for (const [file, every] of Object.entries(states)) {
  test(`${file}: at any step, with errors, sending, sent or not sent, axe finds no fault, light or dark; in forced colours controls keep an edge, and icons and choices show; and no id appears twice`, async ({
    page,
    partner,
  }) => {
    // This test checks some twenty states, each in two themes and in forced colours.
    test.slow()
    await page.goto(`${partner}/${file}?success-url=none`)
    const seen: string[] = []
    await every(page, async (state) => {
      await bothThemes(page, state)
      await forcedColours(page, state)
      const ids = await idsOn(page)
      expect.soft(ids, state).toEqual([...new Set(ids)])
      if (ids.length > 0) seen.push(state)
    })
    expect(seen).toEqual(expect.arrayContaining(withIds[file] ?? []))
    await expect(page.locator('html[id], head [id], body[id], h1[id]')).toHaveCount(0)
  })
}

test('axe finds no fault in the dialog, closed or open, light or dark; in forced colours it, its cross and the button that opens it keep an edge', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/dialog.html?service=residential`)
  const { launcher, more, dialog } = dialogOn(page)
  await expect(launcher).toBeVisible()
  await bothThemes(page, 'closed')
  await forcedColours(page, 'closed')
  await launcher.click()
  await more('bedroom', 2)
  await expect(dialog).toBeVisible()
  await bothThemes(page, 'open')
  await forcedColours(page, 'open')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(dialog).toHaveCSS('border-top-style', 'solid')
})
