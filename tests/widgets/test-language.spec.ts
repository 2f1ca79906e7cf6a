import type { Page } from 'playwright/test'
import { violations } from '../axe.ts'
import { expect, longUnless, test } from '../browser.ts'
import { builtFor } from '../built.ts'
import { setFontSize } from '../font-size.ts'
import { everyKindOfQuestion } from './gardens-page.ts'
import { setOn } from './host.ts'
import {
  type Code,
  companyTexts,
  dataIn,
  sayIn,
  serveLanguage,
  speak,
  tagsOfPages,
} from './languages.ts'
import { reflowFaults } from './reflow-faults.ts'
import { blocked, everyInquiryState, everyQuoteState, type Look } from './states.ts'
import { cutOn, englishOn, testLanguage, unmirroredOn } from './test-language.ts'
import { dialogOn, oneBedroomCode, wizardOn } from './wizard-page.ts'

test.use({ expectedMessages: [blocked] })

// The window is so high that nothing floats over anything else.
const height = 8000
const language = testLanguage()
const say = sayIn('fr', language)

/** Looks for English that is left, texts that are cut, and what is not where a reader from the right expects it. */
const languageFaults =
  (page: Page, acceptedCut?: string): Look =>
  async (state) => {
    expect.soft(await englishOn(page), `${state}: English`).toEqual([])
    expect.soft(await cutOn(page, acceptedCut), `${state}: cut off`).toEqual([])
    expect.soft(await reflowFaults(page), `${state}: covered`).toEqual([])
    expect.soft(await unmirroredOn(page), `${state}: not mirrored`).toEqual([])
  }

const widgets = { 'quote-builder': everyQuoteState, 'inquiry-form': everyInquiryState }

for (const [tag, every] of Object.entries(widgets)) {
  for (const width of [320, 390, 768, 1440])
    test(
      `a <${tag}> of ${width} px is whole in a longer language, which is read from the right`,
      longUnless(width === 390),
      async ({ page, partner }) => {
        test.slow()
        await page.setViewportSize({ width, height })
        await serveLanguage(page, 'fr', language)
        await page.goto(`${partner}/${tag}-in-fr.html?success-url=none`)
        await every(page, languageFaults(page), say)
      },
    )

  test(`a <${tag}> is whole in a longer language with text of twice the size @long`, async ({
    page,
    partner,
  }) => {
    test.slow()
    await setFontSize(page, 32)
    await page.setViewportSize({ width: 390, height })
    await serveLanguage(page, 'fr', language)
    await page.goto(`${partner}/${tag}-in-fr.html?success-url=none`)
    // What invites to choose something lies in a drawing whose height is fixed, and is cut here.
    await every(page, languageFaults(page, '.empty.strip'), say)
  })

  test(`axe finds nothing in a <${tag}> that is read from the right @long`, async ({
    page,
    partner,
  }) => {
    test.slow()
    await serveLanguage(page, 'fr', language)
    await page.goto(`${partner}/${tag}-in-fr.html?success-url=none`)
    const faults = () => violations(page, (axe) => axe.include(tag))
    await every(page, async (state) => expect.soft(await faults(), state).toEqual([]), say)
  })
}

for (const [code, tag] of Object.entries(tagsOfPages))
  test(`in ${code} nothing is cut off or covered on small screens, or with text of twice the size @long`, async ({
    page,
    partner,
  }) => {
    test.slow()
    const say = await speak(page, code as Code)
    await page.setViewportSize({ width: 320, height })
    await page.goto(`${partner}/quote-builder-in-${tag}.html?success-url=none`)
    const look = async (state: string) => {
      for (const [width, size] of [
        [320, 16],
        [390, 32],
      ] as const) {
        await page.setViewportSize({ width, height })
        await setFontSize(page, size)
        expect.soft(await cutOn(page), `${state}, ${width} px: cut off`).toEqual([])
        expect.soft(await reflowFaults(page), `${state}, ${width} px: covered`).toEqual([])
      }
      await setFontSize(page, 16)
    }
    await everyQuoteState(page, look, say)
  })

test('every kind of question is whole in a longer language, which is read from the right', async ({
  page,
  partner,
}) => {
  test.slow()
  const texts = companyTexts(dataIn(await builtFor('gardens')))
  const gardens = testLanguage(texts)
  await page.setViewportSize({ width: 390, height })
  await serveLanguage(page, 'fr', gardens, `${partner}/gardens`)
  await page.goto(`${partner}/gardens.html?lang=fr`)
  await everyKindOfQuestion(page, languageFaults(page), sayIn('fr', gardens))
})

test('a dialog is whole in a longer language, and its button is in it too', async ({
  page,
  partner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await serveLanguage(page, 'fr', language)
  await page.goto(`${partner}/quote-builder-in-fr.html?mode=dialog`)
  const { launcher, close, dialog, heading } = dialogOn(page, say)
  await expect(launcher).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  await launcher.click()
  await expect(heading).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  expect(await cutOn(page)).toEqual([])
  const [button, box] = await Promise.all([close.boundingBox(), dialog.boundingBox()])
  expect(button?.x).toBeLessThan((box?.x ?? 0) + 60)
})

test('on a wide page Back is to the right of Continue', async ({ page, partner }) => {
  await serveLanguage(page, 'fr', language)
  await page.goto(`${partner}/quote-builder-in-en.html?service=residential`)
  const places = async () => {
    const buttons = page.locator('[part=back], [part=continue]')
    await expect(buttons).toHaveCount(2)
    return buttons.evaluateAll((both) =>
      both
        .toSorted((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)
        .map(({ part }) => `${part}`),
    )
  }
  const english = await places()
  await setOn(page.locator('html'), { lang: 'fr' })
  await expect(page.locator('quote-builder [dir=rtl]')).toBeVisible()
  expect(await places()).toEqual(english.toReversed())
})

test('the printed sheet is in the language, and read from the right', async ({ page, partner }) => {
  await serveLanguage(page, 'fr', language)
  await page.goto(`${partner}/quote-builder-in-fr.html#q=${oneBedroomCode}`)
  await wizardOn(page, say).button(say('Print')).click()
  const sheet = page.locator('iframe').contentFrame()
  await expect(sheet.getByRole('heading', { name: say('How to book') })).toBeAttached()
  await expect(sheet.locator('html')).toHaveAttribute('dir', 'rtl')
  // The date is the browser's French.
  const month = new Date().toLocaleDateString('fr-CA', { month: 'long' })
  const texts = await englishOn(page, 'iframe')
  expect(texts.filter((text) => !text.includes(month))).toEqual([])
})
