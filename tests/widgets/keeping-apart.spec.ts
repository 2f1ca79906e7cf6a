import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'

/** Puts tags with these attributes on the page, in a row. */
const put = (page: Page, ...tags: string[]) =>
  page.evaluate((attributeLists) => {
    document.querySelector('quote-builder')?.remove()
    for (const attributes of attributeLists)
      document.body.insertAdjacentHTML('beforeend', `<quote-builder ${attributes}></quote-builder>`)
    return (window as unknown as { load(): unknown }).load()
  }, tags)

/** Adds bedrooms in one of the tags. */
async function add(page: Page, index: number, bedrooms: number) {
  const tag = page.locator('quote-builder').nth(index)
  const start = tag.getByRole('button', { name: /^Residential/ })
  if (await start.isVisible()) await start.click()
  for (let i = 0; i < bedrooms; i++)
    await tag.getByRole('button', { name: 'One more bedroom' }).click()
}

/** The number of bedrooms that each tag shows, or its heading where it does not ask for bedrooms. */
const bedroomsOn = (page: Page) =>
  page.locator('quote-builder').evaluateAll((tags) =>
    tags.map(({ shadowRoot }) => {
      const field = shadowRoot?.querySelector<HTMLInputElement>('#bedrooms')
      return field?.value ?? shadowRoot?.querySelector('h2')?.textContent
    }),
  )

test('two elements on a page keep their choices separate', async ({ page, partner }) => {
  const visit = async (path: string) => {
    await page.goto(`${partner}/${path}`)
    await put(page, '', '')
  }
  await visit('late.html')
  await add(page, 0, 1)
  await add(page, 1, 2)
  await visit('late.html')
  await expect.poll(() => bedroomsOn(page)).toEqual(['1', '2'])
  await visit('late.html?and=a-query')
  await expect.poll(() => bedroomsOn(page)).toEqual(['1', '2'])
  await page.evaluate(() => history.replaceState(null, '', '/another'))
  await page.goto(`${partner}/late.html`)
  await page.evaluate(() => history.replaceState(null, '', '/another'))
  await put(page, '', '')
  await expect
    .poll(() => bedroomsOn(page))
    .toEqual(['What needs cleaning?', 'What needs cleaning?'])
})

test('tags with the same name share their choices on every page', async ({ page, partner }) => {
  await page.goto(`${partner}/late.html`)
  await put(
    page,
    'name="ours"',
    'mode="dialog"',
    'mode="dialog" launcher-label="Another" launcher-corner="bottom-left"',
  )
  await add(page, 0, 3)
  await page.getByRole('button', { name: 'Get an instant quote' }).click()
  await add(page, 1, 4)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Another' }).click()
  await add(page, 2, 1)
  await page.goto(`${partner}/late.html`)
  await page.evaluate(() => history.replaceState(null, '', '/another'))
  await put(page, 'service="residential"', 'name="ours"', 'mode="dialog"')
  await page.getByRole('button', { name: 'Get an instant quote' }).click()
  await expect.poll(() => bedroomsOn(page)).toEqual(['0', '3', '4'])
})

test('elements in shadow roots keep their choices separate', async ({ page, partner }) => {
  const visit = async () => {
    await page.goto(`${partner}/late.html`)
    await page.evaluate(() => {
      for (let i = 0; i < 2; i++) {
        const root = document.createElement('div').attachShadow({ mode: 'open' })
        document.body.append(root.host)
        root.append(document.createElement('quote-builder'))
      }
    })
    await put(page)
  }
  const late = () =>
    page.evaluate(() => document.body.prepend(document.createElement('quote-builder')))
  await visit()
  await add(page, 0, 1)
  await add(page, 1, 2)
  await late()
  await add(page, 0, 3)
  await visit()
  await late()
  await expect.poll(() => bedroomsOn(page)).toEqual(['3', '1', '2'])
})
