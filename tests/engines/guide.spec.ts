import { expect, test } from './engine.ts'

test('the link to the search of the guide lets a partner type at once, and Enter leads to what is found', async ({
  tab,
  site,
}) => {
  const textOf = (selector: string) =>
    tab.evaluate((found) => document.querySelector(found)?.textContent, selector)
  await tab.setViewportSize({ width: 1000, height: 800 })
  await tab.goto(`${site}/widgets/?partner=Tom+%26+Co`)
  await expect.poll(() => textOf('pre')).toContain('partner="Tom &amp; Co"')
  await tab.getByRole('link', { name: 'Search', exact: true }).click()
  await tab.keyboard.type('iframe')
  await expect.poll(() => textOf('#found')).toContain('A frame that grows')
  await tab.keyboard.press('Enter')
  await expect.poll(() => tab.evaluate(() => location.hash)).toBe('#a-frame-that-grows')
})
