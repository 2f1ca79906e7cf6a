import { expect, test } from '../browser.ts'
import { bill, business, dollars, percentOf, prices } from '../facts.ts'
import { wake } from '../loading.ts'
import { wizardOn } from '../widgets/wizard-page.ts'

const { bedrooms, bathrooms, livingRooms, kitchens } = prices.residential
const { officeCount, restrooms, commonAreas } = prices.commercial
const home = bedrooms + bathrooms + livingRooms + kitchens
const office = [4 * officeCount, 2 * restrooms, commonAreas]
const suite = prices.airbnb.bedrooms + prices.airbnb.bathrooms + prices.airbnb.kitchens

const total = (...amounts: number[]) =>
  dollars(bill(...amounts.map((amount): [string, number] => ['', amount])).total)

/** Names with a slash or a new line between them. */
const namesIn = (text: string) => text.trim().split(/\s*(?:\/|\n)\s*/)

const pages = [
  {
    path: '/residential-cleaning',
    service: 'residential',
    step: 'Count your rooms.',
    priced: `${total(home, percentOf(home, prices.frequency.weekly))} Weekly`,
    code: '2.r.bedrooms-1.bathrooms-1.livingrooms-1.kitchens-1.frequency-weekly',
    headings: `
      Regular Cleaning / Deep Cleaning / Moving In, Moving Out / Kitchens and Bathrooms
      Carpet Cleaning / Ovens and Fridges / Kitchen / Living room / Bathroom / Patio
      Initial Consultation / Custom Plan / Professional Cleaning / Quality Inspection
      Satisfaction Follow-up`,
    // A bedroom, a bathroom, a living room and a kitchen, and the total with each frequency.
    prices: [
      ...Object.values(prices.residential).map(dollars),
      ...Object.values(prices.frequency).map((percent) => total(home, percentOf(home, percent))),
      ...Object.values(prices.extraServices).map(dollars),
    ],
  },
  {
    path: '/commercial-cleaning',
    service: 'commercial',
    step: 'Tell us about the space.',
    priced: `${dollars(4 * officeCount)} 4 offices`,
    code: '2.c.offices-4',
    headings: `
      Office Cleaning / Retail Space Cleaning / Restaurant Cleaning
      A price you can forward / Fully insured / Background-checked cleaners
      Flexible scheduling / Supplies provided
      An answer within ${business.responseHours} hours / Site Assessment
      Custom Cleaning Plan / Professional Service / Quality Assurance`,
    // Four offices, two restrooms, a common area.
    prices: [
      ...office.map(dollars),
      total(...office),
      ...Object.values(prices.buildingType).map((percent) => `+${percent}%`),
    ],
  },
  {
    path: '/airbnb-cleaning',
    service: 'airbnb',
    step: 'Count your rooms.',
    priced: `${total(suite, percentOf(suite, prices.turnaround['same-day']))} Same-day`,
    code: '2.a.bedrooms-1.bathrooms-1.kitchens-1.turnaround-sameday',
    headings: `
      Flexible / Next day / Same day / Turnover Cleaning / Deep Cleaning
      Linen and Laundry / Property Inspection / Emergency Cleaning / Eco-Friendly Options
      Pre-Arrival Preparation / Comprehensive Cleaning / Quality Inspection
      Ready for Guests / Same-day turnovers / One price per visit / Nothing to stock
      Eyes on the place / Trusted with the code / Flexible scheduling`,
    // A bedroom, a bathroom and a kitchen, then the rush fees.
    prices: [
      ...Object.values(prices.turnaround).map((percent) => total(suite, percentOf(suite, percent))),
      `+${prices.turnaround['next-day']}%`,
      `+${prices.turnaround['same-day']}%`,
    ],
  },
  {
    path: '/pressure-washing',
    service: 'pressure-washing',
    step: 'What needs washing?',
    priced: `${dollars(prices.drivewaySize['2-car'])} Two cars`,
    code: '2.p.driveway-2car',
    headings: `
      House Washing / Driveway Washing / Commercial Building Washing
      Deck and Patio Washing / Sidewalk and Walkway Washing / Fence and Wall Washing
      House front / Gutter / Patio / Roof / Residential / Commercial / Safer underfoot
      Surfaces that last / Ready for paint or sale / No ladder for you`,
    prices: [
      ...Object.values(prices.additionalSurfaces).map(dollars),
      ...Object.values(prices.drivewaySize).map(dollars),
      dollars(prices['pressure-washing'].windowCount),
    ],
  },
]

for (const { path, service, step, headings, prices: shown, priced, code } of pages) {
  test(`${path} has every card and price, and opens the quote`, async ({ page, site }) => {
    await page.goto(`${site}${path}`)
    await wake(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const main = page.getByRole('main')

    await test.step('the page has every card, benefit and step, in order', async () => {
      const name = path.slice(1).replace('-', ' ')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(`^${name}: `, 'i'),
      )
      await expect(main.getByRole('heading', { level: 3 })).toHaveText(namesIn(headings))
    })

    await test.step('the page shows the prices that the quote charges', async () => {
      for (const price of shown) {
        await expect(main.getByText(price, { exact: true }).first()).toBeVisible()
      }
    })

    await test.step('the page opens the quote with its own service chosen', async () => {
      const calls = main.getByRole('link', { name: 'Get Quote Now!' })
      await expect(calls).toHaveCount(2)
      for (const call of await calls.all()) {
        await expect(call).toHaveAttribute('href', `/quote-builder?service=${service}`)
      }
      await calls.last().click()
      await expect(page).toHaveURL(`${site}/quote-builder?service=${service}`)
      await expect(page.getByText(/^Step 2 of [56]$/)).toBeVisible()
      await expect(wizardOn(page).heading).toHaveText(step)
    })

    await test.step('a price on the page opens the quote with what it is for, without a page load', async () => {
      await page.goBack()
      await expect(page).toHaveURL(site + path)
      const price = page.getByRole('link', { name: `${priced}: get this quote`, exact: true })
      await expect(price).toHaveAttribute('href', `/quote-builder#q=${code}`)
      await price.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${site}/quote-builder`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instant cleaning quote')
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    })
  })
}

test('a press on the price of an extra adds it to the current quote', async ({ page, site }) => {
  const { carpetCleaning = 0 } = prices.extraServices
  await page.goto(`${site}/quote-builder?service=residential`)
  await wake(page)
  const wizard = wizardOn(page)
  await wizard.more('bedroom', 2)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Residential' }).click()
  await page.getByRole('link', { name: 'Carpet Cleaning: get this quote' }).click()
  await expect(
    page.getByText(`Carpet Cleaning, ${dollars(carpetCleaning)}, was added to your quote.`),
  ).toBeVisible()
  await expect(wizard.count('Bedrooms')).toHaveValue('2')
  await expect(wizard.tab.or(wizard.total)).toContainText(total(2 * bedrooms, carpetCleaning))
})

test.describe('in a browser without the Navigation API', () => {
  test('an extra that was taken out can be added again', async ({ page, site }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'navigation', { value: undefined }),
    )
    await page.goto(`${site}/quote-builder?service=residential`)
    await wake(page)
    await wizardOn(page).more('bedroom', 2)
    for (let time = 0; time < 2; time++) {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Residential' }).click()
      await page.getByRole('link', { name: 'Carpet Cleaning: get this quote' }).click()
      await page.getByRole('button', { name: 'Take it out' }).click()
    }
  })
})

test('the pressure washing page describes both kinds of property', async ({ page }) => {
  await page.goto('/pressure-washing')
  const terms = `
    Siding / Driveways and walkways / Decks and patios / Gutters and downspouts
    Building exteriors / Parking lots and garages / Loading docks and warehouses
    Sidewalks and entryways`
  await expect(page.getByRole('main').getByRole('term')).toHaveText(namesIn(terms))
})
