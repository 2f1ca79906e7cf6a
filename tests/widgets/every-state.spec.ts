import type { Page } from 'playwright/test'
import { violations } from '../axe.ts'
import { expect, test } from '../browser.ts'
import { forcedColourFaults } from './forced-colour-faults.ts'
import { setOn } from './host.ts'
import { blocked, states } from './states.ts'
import { dialogOn } from './wizard-page.ts'

test.use({ expectedMessages: [blocked] })

const tag = 'quote-builder, inquiry-form'

/** All axe rules in the light theme; only contrast in the dark one, which changes only colours. The page has the opposite background. */
async function bothThemes(page: Page, state: string) {
  const set = async (theme: string | null, ground: string) => {
    await setOn(page.locator(tag), { theme })
    await page.locator('html').evaluate((root, colour) => {
      root.style.background = colour
    }, ground)
  }
  await set('light', '#000')
  expect.soft(await violations(page, (axe) => axe.include(tag)), `${state}, light`).toEqual([])
  await set('dark', '#fff')
  const contrast = await violations(page, (axe) => axe.include(tag).withRules('color-contrast'))
  expect.soft(contrast, `${state}, dark`).toEqual([])
  await set(null, '')
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

/** What of the quote builder no page of the others shows; in the long run it is looked at in every state. */
const itsOwn = /added|chosen|breakdown|contact|errors|not sent/

/** States whose fields have ids. */
const withIds: Readonly<Record<string, string[]>> = {
  'plain.html':
    'what needs washing, business info, turnaround, home info, frequency, extras, contact'.split(
      ', ',
    ),
  'inquiry.html': ['empty', 'errors'],
  'gardens.html': ['a list, counts and a check mark'],
}

/** The ids within the widget. */
const idsOn = (page: Page) =>
  page
    .locator(tag)
    .evaluate((host) => Array.from(host.shadowRoot?.querySelectorAll('[id]') ?? [], ({ id }) => id))

const walks = [
  ['plain.html', 'its own states', itsOwn],
  ['plain.html', 'any state @long', /./],
  ['inquiry.html', 'any state', /./],
  ['gardens.html', 'any state', /./],
] as const

// Of some twenty states each is checked in two themes and in forced colours.
for (const [file, which, chosen] of walks)
  test(`${file}: axe finds no fault in ${which}`, async ({ page, partner }) => {
    test.slow()
    await page.goto(`${partner}/${file}?success-url=none`)
    const seen: string[] = []
    await states[file](page, async (state) => {
      if (!chosen.test(state)) return
      await bothThemes(page, state)
      await forcedColours(page, state)
      const ids = await idsOn(page)
      expect.soft(ids, state).toEqual([...new Set(ids)])
      if (ids.length > 0) seen.push(state)
    })
    const expected = (withIds[file] ?? []).filter((state) => chosen.test(state))
    expect(seen).toEqual(expect.arrayContaining(expected))
    await expect(page.locator('html[id], head [id], body[id], h1[id]')).toHaveCount(0)
  })

test('axe finds no fault in the dialog', async ({ page, partner }) => {
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
