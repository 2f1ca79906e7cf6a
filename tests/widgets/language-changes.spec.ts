import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { builtFor } from '../built.ts'
import { everyKindOfQuestion } from './gardens-page.ts'
import { companyTexts, dataIn, quotedLanguage, serveLanguage, speak } from './languages.ts'
import { blocked, everyInquiryState, everyQuoteState, type Look } from './states.ts'
import { dialogOn } from './wizard-page.ts'

test.use({ expectedMessages: [blocked] })

/** What a visitor has typed and chosen, where the focus is, and what is written. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('quote-builder, inquiry-form')?.shadowRoot as ShadowRoot
    const fields = [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    const controls = [...root.querySelectorAll('a, button, input, select, textarea, [tabindex]')]
    const box = root.querySelector<HTMLElement>('[part]')?.closest('[lang]') as HTMLElement
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      // What is announced follows a moment later.
      if (!parentElement?.closest('.hidden[role=status]')) texts.push(`${textContent}`)
    }
    return {
      kept: {
        values: fields.map(({ type, value, checked }) => `${type}: ${value} ${checked}`),
        // A button that is disabled loses the focus at the browser's next frame.
        focus: controls.indexOf(
          root.querySelector(':focus:enabled, :focus:not(button)') as Element,
        ),
        invalid: root.querySelectorAll('[aria-invalid=true]').length,
      },
      lang: box.lang,
      texts,
    }
  })

/** Several words, which no two languages have in common; the name of the company has capitals. */
const sentence = / [a-z]+ [a-z]+/

/** Changes the page's language and back, in each state, and expects other words and nothing else to change. */
const changeLanguage =
  (page: Page): Look =>
  async (state) => {
    const turnTo = async (lang: string) => {
      await page.evaluate((to) => {
        document.documentElement.lang = to
      }, lang)
      await expect.poll(async () => (await stateOf(page)).lang, state).toBe(lang)
      return stateOf(page)
    }
    const before = await stateOf(page)
    const french = await turnTo('fr')
    expect(french.kept, state).toEqual(before.kept)
    const english = french.texts.filter((text) => before.texts.includes(text))
    expect(
      english.filter((text) => sentence.test(text)),
      state,
    ).toEqual([])
    expect(french.texts.length, state).toBeGreaterThan(english.length)
    const after = await turnTo('en')
    expect(after, state).toEqual(before)
  }

const places = {
  'quote-builder': everyQuoteState,
  'inquiry-form': everyInquiryState,
}

for (const [tag, every] of Object.entries(places))
  test(`a <${tag}> changes its language in every state, and keeps what was answered`, async ({
    page,
    partner,
  }) => {
    test.slow()
    await speak(page, 'fr')
    await page.goto(`${partner}/${tag}-in-en.html?success-url=none`)
    await every(page, changeLanguage(page))
  })

test('every kind of question changes its language, and keeps what was answered', async ({
  page,
  partner,
}) => {
  const texts = companyTexts(dataIn(await builtFor('gardens')))
  const company = Object.fromEntries(texts.map((text) => [text, `«${text}»`]))
  await serveLanguage(page, 'fr', { ...quotedLanguage('fr'), company }, `${partner}/gardens`)
  await page.goto(`${partner}/gardens.html`)
  await everyKindOfQuestion(page, changeLanguage(page))
})

test('an open dialog stays open when its language changes', async ({ page, partner }) => {
  const say = await speak(page, 'fr')
  await page.goto(`${partner}/quote-builder-in-en.html?mode=dialog&service=residential`)
  const english = dialogOn(page)
  await english.launcher.click()
  await english.count('Bedrooms').fill('3')
  await page.evaluate(() => {
    document.documentElement.lang = 'fr'
  })
  const french = dialogOn(page, say)
  await expect(french.dialog).toBeVisible()
  await expect(french.dialog).toHaveAttribute('lang', 'fr')
  await expect(french.count('Bedrooms')).toHaveValue('3')
  await expect(french.count('Bedrooms')).toBeFocused()
  await french.close.click()
  await expect(french.dialog).toBeHidden()
  await expect(french.launcher).toBeFocused()
})
