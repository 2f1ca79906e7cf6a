import { violations } from '../axe.ts'
import { expect, test } from '../browser.ts'
import { wake } from '../loading.ts'
import { gardensUrl } from '../sites.ts'

const names = ['Ana R.', 'Tom B.', 'Mei L.']

test('the people of the team are on /about, and the first of them is on the home page', async ({
  page,
}) => {
  const cards = page.getByRole('article')
  await page.goto(`${gardensUrl}/about`)
  await wake(page)
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(names)
  await expect(cards.first()).toContainText('Lead gardener')
  await expect(cards.first()).toContainText('I talk to the roses.')
  expect(await violations(page, (axe) => axe.include('article'))).toEqual([])

  await page.goto(gardensUrl)
  await wake(page)
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(names.slice(0, 1))
  const photo = cards.getByRole('img', { name: 'A drawn gardener in a straw hat' })
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0)
})

test.describe('as the page arrives', () => {
  test.use({ javaScriptEnabled: false })

  test('however many people there are, no row has a hole, and each card has room for its words', async ({
    page,
  }) => {
    for (const width of [1440, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const count of [3, 2, 1]) {
        await page.goto(`${gardensUrl}/about`)
        // A company with fewer people has fewer cards.
        for (const name of names.slice(count)) {
          const card = page.getByRole('article').filter({ hasText: name })
          await card.evaluate((element) => element.remove())
        }
        const { holes, cards } = await page.locator('section:has(> article)').evaluate(rowsOf)
        const where = `${count} people at ${width} px`
        expect(holes, where).toEqual([])
        expect(cards, where).toHaveLength(count)
        for (const card of cards) expect(card, where).toBeGreaterThanOrEqual(280)
      }
    }
  })
})

/** Runs in the page: the rows of a section that end before its right edge, and the widths of its cards. */
function rowsOf(section: Element) {
  const { right } = section.getBoundingClientRect()
  const edge = right - Number.parseFloat(getComputedStyle(section).paddingRight)
  const parts = [...section.children].map((part) => part.getBoundingClientRect())
  const tops = [...new Set(parts.map(({ top }) => Math.round(top)))]
  const ends = tops.map((top) =>
    Math.max(...parts.filter((part) => Math.round(part.top) === top).map((part) => part.right)),
  )
  return {
    holes: ends.filter((end) => Math.abs(end - edge) > 1),
    cards: [...section.querySelectorAll(':scope > article')].map(
      (card) => card.getBoundingClientRect().width,
    ),
  }
}
