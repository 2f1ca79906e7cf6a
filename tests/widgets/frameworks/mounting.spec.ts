import type { Page } from 'playwright/test'
import { expect } from '../../browser.ts'
import { dialogOn } from '../wizard-page.ts'
import { hostOn } from './host-page.ts'
import { frameworks, test } from './hosts.ts'

/** The traces of an open dialog and its listeners in the page. */
async function traces(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const listeners = async (expression: string) => {
    const { result } = await devtools.send('Runtime.evaluate', { expression })
    const found = await devtools.send('DOMDebugger.getEventListeners', {
      objectId: String(result.objectId),
    })
    return found.listeners.map(({ type }) => type).toSorted()
  }
  const found = {
    document: await listeners('document'),
    window: await listeners('window'),
    sheets: await page.evaluate(() => document.adoptedStyleSheets.length),
    overflow: await page.evaluate(() => getComputedStyle(document.documentElement).overflow),
  }
  await devtools.detach()
  return found
}

for (const { framework, isLong } of frameworks) {
  test(`${framework}: an element goes and comes${isLong}`, async ({ page, partner }) => {
    const { open, give, route, trigger, nothing, quote, quoteOf } = hostOn(page)
    const { dialog, more, count } = dialogOn(page)
    const given = { key: 'a', mode: 'dialog', trigger: '#price', service: 'airbnb' }
    await open(`${partner}/${framework}`, { quotes: [given] }, '#away')
    await expect(nothing).toBeVisible()
    // React and Preact listen to the address only after they have rendered the page.
    await expect.poll(async () => (await traces(page)).window).toContain('hashchange')
    const before = await traces(page)

    await route('')
    await expect(quote).toHaveCount(1)
    await trigger.click()
    await expect(dialog).toBeVisible()
    await more('bedroom', 2)
    expect((await traces(page)).overflow).toBe('hidden')

    await route('away')
    await expect(nothing).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => traces(page)).toEqual(before)
    await trigger.click()
    await expect(dialog).toHaveCount(0)

    await route('')
    await trigger.click()
    await expect(count('Bedrooms')).toHaveValue('2')
    await more('bedroom', 1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(trigger).toBeFocused()

    await give({ quotes: [{ ...given, mode: 'inline' }] })
    await expect(count('Bedrooms')).toHaveValue('3')
    await expect(dialog).toHaveCount(0)
    await give({ quotes: [] })
    await expect.poll(() => traces(page)).toEqual(before)

    // The list begins with empty storage.
    await page.evaluate(() => sessionStorage.clear())
    const all = ['a', 'b', 'c', 'd'].map((key) => ({ key, service: 'residential' }))
    const bedrooms = quote.getByRole('spinbutton', { name: 'Bedrooms' })
    const counts = () =>
      bedrooms.evaluateAll((fields: HTMLInputElement[]) => fields.map((field) => field.value))
    await give({ quotes: all })
    await expect.poll(counts).toEqual(['0', '0', '0', '0'])
    for (const [at, { key }] of all.entries())
      await quoteOf(key)
        .getByRole('spinbutton', { name: 'Bedrooms' })
        .fill(`${at + 1}`)
    // Otherwise the answers kept for a reload could hide that an element lost its own.
    await page.evaluate(() => sessionStorage.clear())
    await give({ quotes: all.toReversed() })
    await expect.poll(counts).toEqual(['4', '3', '2', '1'])
    await give({ quotes: all.filter(({ key }) => key !== 'c') })
    await expect.poll(counts).toEqual(['1', '2', '4'])
    await give({ quotes: all })
    await expect.poll(counts).toEqual(['1', '2', '0', '4'])
  })
}
