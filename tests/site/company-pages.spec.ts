import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { business, dollars, prices } from '../facts.ts'
import { wake } from '../loading.ts'
import { expectServiceLinks } from './service-links.ts'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The row of the opening hours that contains a day. */
const rowOf = (day: string) =>
  business.hours.findIndex(({ days }) => {
    const [from = '', to = from] = days.split(' to ')
    return week.slice(week.indexOf(from), week.indexOf(to) + 1).includes(day)
  })

/** The page's main heading and others, with a slash or a new line between them. */
async function expectHeadings(page: Page, headings: string) {
  const names = headings.trim().split(/\s*(?:\/|\n)\s*/)
  for (const name of names) {
    const heading = page.getByRole('main').getByRole('heading', { name, exact: true })
    await expect(heading).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${names[0]}`)
}

test('the about page describes the company and its services', async ({ page, request }) => {
  await page.clock.setFixedTime(new Date('2031-02-03T12:00:00'))
  await page.goto('/about#privacy')
  await test.step('/about#privacy shows the privacy policy', async () => {
    await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeInViewport()
  })
  await expectHeadings(
    page,
    `We notice the baseboards. / Our Story / What We Do
    Residential Cleaning / Commercial Cleaning / Airbnb Cleaning / Pressure Washing
    Our Values / Quality Assurance / Eco-Friendly / Reliability / Professionalism
    Privacy Policy / Information We Collect / How We Use It / How We Protect It
    Your Rights / Contact Us`,
  )

  await test.step('the about page links to the four services', async () => {
    await expectServiceLinks(page, { exact: false })
  })

  await test.step('the about page adds up its example with the prices of the quote builder', async () => {
    const { bedrooms, bathrooms, kitchens } = prices.residential
    const total = 2 * bedrooms + bathrooms + kitchens
    const price = (amount: number) => dollars(amount).replace('$', '\\$')
    await expect(page.getByRole('main')).toContainText(
      new RegExp(`2 Bedrooms${price(2 * bedrooms)}.*Total${price(total)}`),
    )
  })

  await test.step('the privacy policy has the date of today', async () => {
    await wake(page)
    await expect(page.getByText('Last updated February 3, 2031')).toBeVisible()
    const html = await (await request.get('/about')).text()
    expect(html).not.toContain('Last updated')
  })
})

test('the location page says where and when, and how to get there', async ({ page }) => {
  await page.clock.install()
  await page.goto('/location')
  const main = page.getByRole('main')
  await expectHeadings(page, 'We come to you. / Address / Phone / Email / Business hours')

  await test.step('the location page shows address, phone, email, hours and a note on holidays', async () => {
    await expect(main.getByText(`${business.street}, ${business.city}`)).toBeVisible()
    await expect(main.getByRole('link', { name: business.phone })).toBeVisible()
    await expect(main.getByRole('link', { name: business.email })).toBeVisible()
    await expect(main.getByRole('definition')).toHaveText(business.hours.map(({ time }) => time))
    await expect(main).toContainText('statutory holidays')
  })

  await test.step('the map shows that it is loading, and stays that way', async () => {
    const map = page.getByRole('region', { name: 'Map' })
    await expect(map).toHaveText('Loading map')
    await page.clock.runFor('01:00:00')
    await expect(map).toHaveText('Loading map')
    await expect(map.getByText('Loading map')).toBeVisible()
  })

  await test.step('directions open in a new tab, and a quote in this one', async () => {
    const directions = main.getByRole('link', { name: 'Get Directions (opens in a new tab)' })
    await expect(directions).toHaveAttribute('target', '_blank')
    await expect(directions).toHaveAttribute('rel', 'noopener')
    const url = new URL((await directions.getAttribute('href')) ?? '')
    expect(url.searchParams.get('destination')).toContain(`${business.street}, ${business.city}`)
    await main.getByRole('link', { name: 'Get Free Quote' }).click()
    await expect(page).toHaveURL('/quote-builder')
  })
})

test('today’s mark moves at the company’s midnight, also in a tab that slept', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-07-25T23:58:30-07:00') })
  await page.goto('/location')
  await wake(page)
  await expectToday(page, 'Saturday')
  await page.clock.runFor(90_000)
  await expectToday(page, 'Sunday')
  // The timers of a tab that sleeps do not run.
  await page.clock.setSystemTime(new Date('2026-07-27T09:00:00-07:00'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expectToday(page, 'Monday')
})

async function expectToday(page: Page, day: string) {
  const marks = page.getByText('Today', { exact: true }).filter({ visible: true })
  await expect(marks, day).toHaveCount(1)
  const marked = page.getByRole('term').filter({ has: marks })
  await expect(marked, day).toContainText(`${business.hours[rowOf(day)]?.days}`)
}

test('the services page shows what each includes, and leads to an inquiry', async ({ page }) => {
  await page.goto('/services')
  await expectHeadings(
    page,
    `Professional Cleaning Services in ${business.city}
    Roof & Gutter Cleaning / Post-Construction Cleaning
    Experienced & Professional / Eco-Friendly Products
    Satisfaction Guaranteed / Reliable & Responsive`,
  )
  const why = new RegExp(`^Why .+ Residents Choose ${business.name}$`)
  await expect(page.getByRole('heading', { name: why })).toBeVisible()

  await test.step('the services page has six cards, each with what it includes, how to tell that it is needed, and a link', async () => {
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(6)
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading', { name: 'Services Include:' })).toBeVisible()
      await expect(
        card.getByRole('heading', { name: 'Signs You Need This Service:' }),
      ).toBeVisible()
      await expect(card.getByRole('list')).toHaveCount(2)
    }
    const moreLinks = page.getByRole('main').getByRole('link', { name: 'Learn More about' })
    const paths = await moreLinks.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )
    expect(paths).toEqual([
      '/services/residential-cleaning',
      '/services/commercial-cleaning',
      '/services/airbnb-cleaning',
      '/services/pressure-washing',
      '/services/roof-gutter-cleaning',
      '/services/post-construction-cleaning',
    ])
  })

  await test.step('the list at the top jumps to each service, and shows all of them on a phone', async () => {
    await page.setViewportSize({ width: 320, height: 1100 })
    const index = page.getByRole('navigation', { name: 'On this page' })
    for (const link of await index.getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 })
    }
    await index.getByRole('link', { name: 'Post-Construction Cleaning' }).click()
    const title = page.getByRole('heading', { name: 'Post-Construction Cleaning' })
    await expect(title).toBeInViewport()
  })
  await page.setViewportSize({ width: 1280, height: 720 })

  await test.step('Get Free Quote leads to the inquiry form', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).click()
    await expect(page).toHaveURL('/inquiries')
  })
})

test('a Learn More link shows the home page, as the specification says', async ({ page }) => {
  await page.goto('/services')
  await wake(page)
  await page.getByRole('link', { name: 'Learn More about Roof & Gutter Cleaning' }).click()
  for (const way of ['by the link', 'loaded again']) {
    if (way === 'loaded again') {
      expect((await page.reload())?.status()).toBe(200)
      await wake(page)
    }
    await expect(page).toHaveURL('/services/roof-gutter-cleaning')
    await expect(page).toHaveTitle(`${business.name} | ${business.city}`)
    await expect(page.locator('h1')).toHaveText('Clean you can see from the street.')
    await expect(page.getByRole('main')).not.toContainText('There is no page at this address.')
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(`${canonical}`).pathname).toBe('/')
  }
})
