import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { prices, withDiscount } from '../facts.ts'
import { wizardOn } from './wizard-page.ts'

interface LatePage {
  load(widget: string): Promise<unknown>
}

/** What a widget could change in its page, such as globals and the look of 19 common elements. */
const hostOf = (page: Page) =>
  page.evaluate(() => {
    const tags =
      'h1,h2,p,a,button,input,select,textarea,label,ul,li,table,td,img,section,form,fieldset,div,span'
    const looks = tags.split(',').map((tag) => {
      const probe = document.body.appendChild(document.createElement(tag))
      const style = getComputedStyle(probe)
      const look = [...style].map((name) => style.getPropertyValue(name)).join()
      probe.remove()
      return look
    })
    const { documentElement, head, body, cookie, adoptedStyleSheets } = document
    return {
      looks,
      globals: Object.getOwnPropertyNames(window),
      head: [...head.children].filter(({ localName }) => localName !== 'script').map(String),
      tags: [documentElement, head, body].map((tag) => (tag.cloneNode() as Element).outerHTML),
      body: body.childElementCount,
      sheets: adoptedStyleSheets.length,
      cookie,
    }
  })

for (const [tag, label] of [
  ['quote-builder', 'Get an instant quote'],
  ['inquiry-form', 'Ask a question'],
] as const) {
  test(`<${tag}> and its dialog leave the page around it unchanged, and request nothing else than whether the mailbox is there`, async ({
    page,
    partner,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(`${partner}/late.html`)
    await page.evaluate((name) => {
      document.querySelector('#early')?.replaceWith(document.createElement(name))
    }, tag)
    const before = await hostOf(page)
    await page.evaluate((name) => (window as unknown as LatePage).load(name), tag)
    const first = page.locator(tag).getByRole('heading').or(page.getByLabel('Name')).first()
    await expect(first).toBeVisible()
    expect(await hostOf(page)).toEqual(before)

    await page.locator(tag).evaluate((element) => element.setAttribute('mode', 'dialog'))
    await page.getByRole('button', { name: label }).click()
    await expect(first).toBeFocused()
    const { looks, globals, tags } = await hostOf(page)
    expect({ looks, globals, tags }).toEqual({
      looks: before.looks,
      globals: before.globals,
      tags: before.tags,
    })
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect.poll(() => hostOf(page)).toEqual(before)
    // The last request looks for the mailbox; a build with EmailJS ids does not make it.
    expect(requests).toEqual(['/late.html', `/widgets/${tag}.js`, '/api/v1.0/email/send'])
  })
}

test('a page in another encoding shows every character of the widget correctly', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/old-encoding.html`)
  const wizard = wizardOn(page)
  await wizard.more('bedroom', 1)
  await wizard.continue.click()
  await wizard.radio('Weekly').check()
  const weekly = withDiscount(
    ['1 Bedroom', prices.residential.bedrooms],
    'Weekly',
    prices.frequency.weekly,
  )
  await expect(wizard.lines).toHaveText(weekly.shown)
})
