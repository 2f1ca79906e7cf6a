import type { Page, Route } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { holdBack, shiftOf, watchShift } from '../loading.ts'
import { siteUrl } from '../sites.ts'
import { openWith } from './host.ts'
import { inquiryOn } from './inquiry-page.ts'
import { builtLanguage, quotedLanguage, sayIn, serveLanguage } from './languages.ts'
import { patience, scriptInLanguages } from './pages.ts'
import { wizardOn } from './wizard-page.ts'

const address = `${siteUrl}/widgets/fr.js`
const warning = `<inquiry-form>: ${address} did not load within 500 ms, so the element is in English.`

/** A page in French with two forms, for which room.css keeps the space free. */
const openForms = (page: Page, partner: string) =>
  openWith(
    page,
    partner,
    `<link rel="stylesheet" href="${siteUrl}/widgets/room.css">${scriptInLanguages('inquiry-form')}
    <main lang="fr"><inquiry-form>Call us.</inquiry-form><inquiry-form></inquiry-form></main>
    <p>${'What stands below. '.repeat(200)}</p>`,
  )

test.describe('a file that does not come', () => {
  test.use({
    expectedMessages: [
      /^(error: (Failed to load|Access to script at)|warning: <inquiry-form>: .*\/widgets\/fr\.js did not load)/,
    ],
  })

  const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'is not found': (route) => route.fulfill({ status: 404 }),
    'cannot be loaded': (route) => route.abort(),
    'is no script': (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: '<h1>Sign in</h1>',
      }),
    // The browser's clock goes on, and no answer comes.
    'is late': async () => {},
  }

  for (const [what, answer] of Object.entries(answers))
    test(`a language that ${what} leaves the page in English, without a shift`, async ({
      page,
      partner,
      consoleLines,
    }) => {
      await watchShift(page)
      await page.route(address, answer)
      for (const width of [390, 1200]) {
        await page.setViewportSize({ width, height: 844 })
        consoleLines.length = 0
        await openForms(page, partner)
        const forms = page.locator('inquiry-form')
        for (const form of [forms.first(), forms.last()])
          await expect(inquiryOn(form).send).toBeVisible()
        expect(await shiftOf(page), `${width} px`).toBeLessThan(0.01)
        expect(consoleLines.filter((line) => line.startsWith('<'))).toEqual([warning])
      }
    })

  test('a language that comes after English is there leaves the element in English', async ({
    page,
    partner,
  }) => {
    const release = await holdBack(page, address)
    const answered = page.waitForResponse(address)
    await openForms(page, partner)
    const form = page.locator('inquiry-form').first()
    await inquiryOn(form).name.fill('Priya')
    release()
    await (await answered).finished()
    await expect(inquiryOn(form).name).toHaveValue('Priya')
  })
})

test('a page that turns to French shows English until the words are there', async ({
  page,
  partner,
}) => {
  await page.addInitScript(patience)
  const release = await holdBack(page, address)
  await page.goto(`${partner}/inquiry-form-in-en.html`)
  const french = inquiryOn(page, sayIn('fr', builtLanguage('fr')))
  await expect(inquiryOn(page).send).toBeVisible()
  const requested = page.waitForRequest(address)
  await page.evaluate(() => {
    document.documentElement.lang = 'fr'
  })
  await requested
  await inquiryOn(page).message.fill('The driveway is green.')
  release()
  await expect(french.message).toHaveValue('The driveway is green.')
})

/** The texts of the widget that are marked as English in a French page. */
const markedOn = (page: Page) => page.locator('quote-builder [lang=en]').allTextContents()

test('what a stale file lacks is English, and marked so', async ({ page, partner }) => {
  const file = quotedLanguage('fr')
  const { Continue: _, ...company } = file.company
  const { Back: __, ...words } = file.words
  await serveLanguage(page, 'fr', { ...file, words, company })
  await page.goto(`${partner}/quote-builder-in-fr.html?service=residential`)
  const wizard = wizardOn(page, sayIn('fr', { ...file, words, company }))
  await expect(wizard.heading).toHaveText('«Count your rooms.»')
  expect(await markedOn(page)).toEqual(['Back', 'Continue'])
})

test('a file without the company’s words leaves these in English, marked so', async ({
  page,
  partner,
}) => {
  const { words, byMachine, direction } = builtLanguage('fr')
  await serveLanguage(page, 'fr', { words, byMachine, direction })
  await page.goto(`${partner}/quote-builder-in-fr.html`)
  const wizard = wizardOn(page)
  await expect(wizard.heading).toHaveText('What needs cleaning?')
  await expect(wizard.heading).toHaveAttribute('lang', 'en')
  await wizard.choose('Residential Cleaning')
  await expect(page.getByLabel('Bedrooms', { exact: true })).toBeVisible()
  const price = sayIn('fr', { ...builtLanguage('fr') })('{price} each', { price: '80 $' })
  await expect(page.getByText(price)).toBeVisible()
  const marked = await markedOn(page)
  expect(marked).toContain('Continue')
  expect(marked).not.toContain(price)
})
