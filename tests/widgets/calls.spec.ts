import { expect, test } from '../browser.ts'
import { load, setOn } from './host.ts'
import { dialogOn, wizardOn } from './wizard-page.ts'

interface Callable extends HTMLElement {
  calls?: { push(...calls: unknown[]): unknown }
}

test.beforeEach(({ page, partner }) => page.goto(`${partner}/late.html`))

/** The attributes of a quote that starts on its third step. */
const counted = { service: 'residential', bedrooms: '2' }

test('a dialog opened before the script has run opens when it has', async ({ page }) => {
  const { element, dialog } = dialogOn(page)
  await setOn(element, { mode: 'dialog' })
  await page.addScriptTag({ path: 'tests/widgets/recipes/open-early.js' })
  await load(page)
  await expect(dialog).toBeVisible()
})

test('calls before the script run in order, and later calls at once', async ({ page }) => {
  const { element, dialog, heading } = dialogOn(page)
  await setOn(element, { mode: 'dialog', ...counted })
  await element.evaluate((quote: Callable) => {
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

test('the inquiry form accepts calls too', async ({ page }) => {
  await page.evaluate(() => {
    const form: Callable = document.createElement('inquiry-form')
    form.setAttribute('mode', 'dialog')
    form.calls = [['open']]
    document.body.append(form)
  })
  await load(page, 'inquiry-form')
  await expect(page.getByRole('dialog', { name: 'Ask a question' })).toBeVisible()
})

for (const when of ['before', 'after'] as const)
  test(`an element made ${when} the script keeps calls until it is added`, async ({ page }) => {
    if (when === 'after') await load(page)
    const made = await page.evaluateHandle((attributes) => {
      const element = document.createElement('quote-builder')
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      return element as Callable
    }, counted)
    const call = (step: number) =>
      made.evaluate((element, wanted) => {
        element.calls ??= []
        element.calls.push(['goTo', wanted])
      }, step)
    const attach = () =>
      made.evaluate((element) => document.querySelector('#elsewhere')?.append(element))
    const heading = page.locator('#elsewhere').getByRole('heading', { level: 2 })
    await call(2)
    if (when === 'before') await load(page)
    await attach()
    await expect(heading).toHaveText('Count your rooms.')
    // The other element received no call.
    const other = page.locator('#early').getByRole('heading', { level: 2 })
    await expect(other).toHaveText('What needs cleaning?')

    await made.evaluate((element) => element.remove())
    await call(3)
    await attach()
    await expect(heading).toHaveText('How often?')
  })

test('a page can call an element inside a frame', async ({ page }) => {
  await page.evaluate(async () => {
    const frame = document.createElement('iframe')
    frame.src = location.href
    document.body.append(frame)
    await new Promise((resolve) => frame.addEventListener('load', resolve))
    const quote = frame.contentDocument?.querySelector<Callable>('quote-builder')
    quote?.setAttribute('service', 'residential')
    quote?.setAttribute('bedrooms', '2')
    if (quote) quote.calls = [['goTo', 2]]
    await (frame.contentWindow as unknown as { load(): Promise<void> }).load()
  })
  await expect(wizardOn(page.frameLocator('iframe')).heading).toHaveText('Count your rooms.')
})

test('an invalid call is skipped with one warning', async ({ page, allowed, consoleLines }) => {
  allowed.push(/^warning: <quote-builder>: calls takes \['open'\]/)
  const { element, dialog } = dialogOn(page)
  await setOn(element, { mode: 'dialog' })
  await element.evaluate((quote: Callable) => {
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
  expect(consoleLines).toHaveLength(1)
})
