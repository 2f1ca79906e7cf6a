import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { dialogOn } from './dialog-page.ts'
import { wizardOn } from './wizard-page.ts'

interface Callable extends HTMLElement {
  calls?: { push(...calls: unknown[]): unknown }
}

/** The helpers that late.html offers to a test. */
interface Late {
  load(widget?: string): Promise<void>
}

const load = (page: Page, widget?: string) =>
  page.evaluate((name) => (window as unknown as Late).load(name), widget)

/** Makes a quote builder that starts on its third step, and keeps it as `made` in the page. */
const makeQuoteBuilder = (page: Page) =>
  page.evaluate(() => {
    const made = document.createElement('quote-builder')
    made.setAttribute('service', 'residential')
    made.setAttribute('bedrooms', '2')
    Object.assign(window, { made })
  })

/** Pushes a call of the element `made`, as the guide says. */
const call = (page: Page, ...entry: unknown[]) =>
  page.evaluate((pushed) => {
    const { made } = window as unknown as { made: Callable }
    made.calls ??= []
    made.calls.push(pushed)
  }, entry)

const attach = (page: Page) =>
  page.evaluate(() => {
    const { made } = window as unknown as { made: Callable }
    document.querySelector('#elsewhere')?.append(made)
  })

const headingOfMade = (page: Page) => page.locator('#elsewhere').getByRole('heading', { level: 2 })

test('a dialog that the page opens before the script has run opens when it has', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/late.html`)
  const { element, dialog } = dialogOn(page)
  await element.evaluate((quote) => quote.setAttribute('mode', 'dialog'))
  await page.addScriptTag({ path: 'tests/widgets/recipes/open-early.js' })
  await load(page)
  await expect(dialog).toBeVisible()
})

test('calls before the script run in order; after it has run, each pushed call runs at once, and nothing is returned', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/late.html`)
  const { element, dialog, heading } = dialogOn(page)
  await element.evaluate((quote: Callable) => {
    quote.setAttribute('mode', 'dialog')
    quote.setAttribute('service', 'residential')
    quote.setAttribute('bedrooms', '2')
    quote.calls = [['open'], ['goTo', 1], ['goTo', 2]]
  })
  await load(page)
  await expect(dialog).toBeVisible()
  await expect(heading).toHaveText('Count your rooms.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const results = await element.evaluate((quote: Callable) => {
    const isOpen = () => quote.shadowRoot?.querySelector('dialog')?.open
    quote.calls ??= []
    const returned = quote.calls.push(['open'])
    const before = isOpen()
    quote.calls.push(['close'])
    return [returned, before, isOpen()]
  })
  expect(results).toEqual([undefined, true, false])
})

test('the inquiry form accepts calls too', async ({ page, partner }) => {
  await page.goto(`${partner}/late.html`)
  await page.evaluate(() => {
    const form: Callable = document.createElement('inquiry-form')
    form.setAttribute('mode', 'dialog')
    form.calls = [['open']]
    document.body.append(form)
  })
  await load(page, 'inquiry-form')
  await expect(page.getByRole('dialog', { name: 'Ask a question' })).toBeVisible()
})

for (const when of ['before', 'after'] as const) {
  test(`an element that is made ${when} the script keeps its calls until it is added to the page, or added again`, async ({
    page,
    partner,
  }) => {
    await page.goto(`${partner}/late.html`)
    if (when === 'after') await load(page)
    await makeQuoteBuilder(page)
    await call(page, 'goTo', 2)
    if (when === 'before') await load(page)
    await attach(page)
    await expect(headingOfMade(page)).toHaveText('Count your rooms.')
    // The other element received no call.
    const other = page.locator('#early').getByRole('heading', { level: 2 })
    await expect(other).toHaveText('What needs cleaning?')

    await page.evaluate(() => (window as unknown as { made: Callable }).made.remove())
    await call(page, 'goTo', 3)
    await attach(page)
    await expect(headingOfMade(page)).toHaveText('How often?')
  })
}

test('a page can call an element inside a frame', async ({ page, partner }) => {
  await page.goto(`${partner}/late.html`)
  await page.evaluate(async () => {
    const frame = document.createElement('iframe')
    frame.src = location.href
    document.body.append(frame)
    await new Promise((resolve) => frame.addEventListener('load', resolve))
    const quote = frame.contentDocument?.querySelector<Callable>('quote-builder')
    quote?.setAttribute('service', 'residential')
    quote?.setAttribute('bedrooms', '2')
    if (quote) quote.calls = [['goTo', 2]]
    await (frame.contentWindow as unknown as Late).load()
  })
  const { heading } = wizardOn(page.frameLocator('iframe'))
  await expect(heading).toHaveText('Count your rooms.')
})

test.describe('a call that is not valid', () => {
  test.use({ expectedMessages: [/^warning: <quote-builder>: calls takes \['open'\]/] })

  test('is skipped with one warning, and the calls before and after it are made', async ({
    page,
    partner,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.goto(`${partner}/late.html`)
    const { element, dialog } = dialogOn(page)
    await element.evaluate((quote: Callable) => {
      quote.setAttribute('mode', 'dialog')
      quote.calls = [['opne'], 'open', null, [], ['constructor'], ['goTo', Symbol()], ['open']]
    })
    await load(page)
    await expect(dialog).toBeVisible()
    await element.evaluate((quote: Callable) => {
      Object.assign(quote, { calls: null })
      Object.assign(quote, { calls: 'close' })
      quote.calls?.push(7, ['close'])
    })
    await expect(dialog).toBeHidden()
    expect(warnings).toHaveLength(1)
  })
})
