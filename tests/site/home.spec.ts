import { expect, test } from '../browser.ts'
import { offer } from '../facts.ts'
import { wake } from '../loading.ts'
import { expectServiceLinks } from './service-links.ts'

test('the home page leads on, and keeps its reviews and posts even', async ({ page }) => {
  await page.goto('/')

  await test.step('the hero and the last section lead to the quote builder', async () => {
    const links = page.getByRole('main').getByRole('link', { name: 'Get Quote Now!' })
    await expect(links).toHaveCount(2)
    for (const link of await links.all())
      await expect(link).toHaveAttribute('href', /^\/quote-builder(#|$)/)
    if (!offer) return
    await expect(page.getByRole('heading', { name: offer.title })).toBeVisible()
    await expect(page.getByText(`${offer.percent}%off`)).toBeVisible()
  })

  await test.step('every review has five stars, and a new one says that it is new', async () => {
    const reviews = page
      .getByRole('figure')
      .filter({ has: page.getByRole('img', { name: '5 out of 5 stars' }) })
    await expect(reviews).not.toHaveCount(0)
    await expect(reviews).toHaveCount(await page.locator('.review').count())
  })

  await test.step('four service cards lead to the service pages', async () => {
    await expectServiceLinks(page, { exact: true })
  })

  await test.step('the social cards open Instagram and Facebook in a new tab, and say that they do', async () => {
    for (const name of ['Instagram', 'Facebook']) {
      const link = page
        .getByRole('main')
        .getByRole('link', { name: `${name} (opens in a new tab)`, exact: true })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
      await expect(link).toHaveAttribute(
        'href',
        new RegExp(`^https://www\\.${name.toLowerCase()}\\.com/`),
      )
    }
  })

  await test.step('the last row of reviews and of posts is full, however many there are', async () => {
    for (const width of [1440, 800]) {
      await page.setViewportSize({ width, height: 900 })
      for (const list of ['.reviews', '.posts']) {
        // A single review has the heading next to it; one or two posts begin where the row does.
        const fewest = list === '.reviews' ? 2 : 3
        const rows = await page.locator(list).evaluate(lastRowsIn, 12)
        for (const [at, uneven] of rows.entries()) {
          const count = at + 1
          if (count < fewest) continue
          expect(uneven, `${count} of ${list} at ${width}`).toBeLessThan(2)
        }
      }
    }
  })

  await page.setViewportSize({ width: 1280, height: 720 })
  await test.step('in the place the visitor chose, the line can be dragged', async () => {
    await wake(page)
    const places = page.getByRole('group', { name: 'The place to look at' })
    await expect(places.getByRole('radio')).toHaveCount(4)
    await expect(places.getByRole('radio', { name: 'Kitchen' })).toBeChecked()
    const line = (place: string) =>
      page.getByRole('slider', { name: `${place}: how much of the before picture to show` })
    await expect(line('Kitchen')).toBeEnabled()
    await places.getByRole('radio', { name: 'Patio' }).check({ force: true })
    await expect(line('Kitchen')).toHaveCount(0)
    await line('Patio').press('Home')
    await expect(line('Patio')).toHaveAttribute('aria-valuetext', '0% before, 100% after')
  })
})

/** How far a list's last row is off the centre of its section, in pixels, with one item, with two, and so on. */
function lastRowsIn({ parentElement, className }: Element, most: number): number[] {
  // Uses a copy of the section, so that the page's own stays as it is.
  const section = parentElement?.cloneNode(true) as Element
  parentElement?.after(section)
  const list = section.getElementsByClassName(className)[0] as Element
  const [first] = list.children
  list.replaceChildren()
  const rows = Array.from({ length: most }, () => {
    if (first) list.append(first.cloneNode(true))
    const whole = section.getBoundingClientRect()
    const boxes = [...list.children].map((one) => one.getBoundingClientRect())
    const end = Math.max(...boxes.map(({ bottom }) => bottom))
    const edges = boxes.filter(({ bottom }) => end - bottom < 1)
    const left = Math.min(...edges.map(({ left }) => left)) - whole.left
    const right = whole.right - Math.max(...edges.map(({ right }) => right))
    return Math.abs(left - right)
  })
  section.remove()
  return rows
}
