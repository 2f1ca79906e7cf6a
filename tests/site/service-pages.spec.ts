import { expect, test } from '../browser.ts'
import { wizardOn } from '../widgets/wizard-page.ts'

const pages = [
  {
    path: '/residential-cleaning',
    service: 'residential',
    step: 'Count your rooms.',
    headings: [
      'Regular Cleaning',
      'Deep Cleaning',
      'Moving In, Moving Out',
      'Kitchens and Bathrooms',
      'Carpet Cleaning',
      'Ovens and Fridges',
      'Kitchen',
      'Living room',
      'Bathroom',
      'Patio',
      'Initial Consultation',
      'Custom Plan',
      'Professional Cleaning',
      'Quality Inspection',
      'Satisfaction Follow-up',
    ],
    // A bedroom, a bathroom, a living room and a kitchen: 360, and less with a rhythm.
    prices: ['$80', '$40', '$120', '$360', '$252', '$306', '$324', '$200', '$50', '$45'],
  },
  {
    path: '/commercial-cleaning',
    service: 'commercial',
    step: 'Tell us about the space.',
    headings: [
      'Office Cleaning',
      'Retail Space Cleaning',
      'Restaurant Cleaning',
      'A price you can forward',
      'Fully insured',
      'Background-checked cleaners',
      'Flexible scheduling',
      'Supplies provided',
      'An answer within 24 hours',
      'Site Assessment',
      'Custom Cleaning Plan',
      'Professional Service',
      'Quality Assurance',
    ],
    // Four offices, two restrooms, a common area.
    prices: ['$320', '$160', '$120', '$600', '+0%', '+20%', '+80%'],
  },
  {
    path: '/airbnb-cleaning',
    service: 'airbnb',
    step: 'Count your rooms.',
    headings: [
      'Flexible',
      'Next day',
      'Same day',
      'Turnover Cleaning',
      'Deep Cleaning',
      'Linen and Laundry',
      'Property Inspection',
      'Emergency Cleaning',
      'Eco-Friendly Options',
      'Pre-Arrival Preparation',
      'Comprehensive Cleaning',
      'Quality Inspection',
      'Ready for Guests',
      'Same-day turnovers',
      'One price per visit',
      'Nothing to stock',
      'Eyes on the place',
      'Trusted with the code',
      'Flexible scheduling',
    ],
    // A bedroom, a bathroom and a kitchen, then the rush fees.
    prices: ['$270', '$324', '$405', '+20%', '+50%'],
  },
  {
    path: '/pressure-washing',
    service: 'pressure-washing',
    step: 'What needs washing?',
    headings: [
      'House Washing',
      'Driveway Washing',
      'Commercial Building Washing',
      'Deck and Patio Washing',
      'Sidewalk and Walkway Washing',
      'Fence and Wall Washing',
      'House front',
      'Gutter',
      'Patio',
      'Roof',
      'Residential',
      'Commercial',
      'Safer underfoot',
      'Surfaces that last',
      'Ready for paint or sale',
      'No ladder for you',
    ],
    prices: ['$150', '$120', '$80', '$60', '$100', '$50', '$160', '$5'],
  },
]

for (const { path, service, step, headings, prices } of pages) {
  test(`${path} has every card, benefit and step, in order`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(headings)
  })

  test(`${path} shows the prices the quote would`, async ({ page }) => {
    await page.goto(path)
    for (const price of prices) {
      await expect(page.getByRole('main').getByText(price, { exact: true }).first()).toBeVisible()
    }
  })

  test(`${path} opens the quote with its own service chosen`, async ({ page, site }) => {
    await page.goto(`${site}${path}`)
    const calls = page.getByRole('main').getByRole('link', { name: 'Get Quote Now!' })
    await expect(calls).toHaveCount(2)
    for (const call of await calls.all()) {
      await expect(call).toHaveAttribute('href', `/quote-builder?service=${service}`)
    }
    await calls.last().click()
    await expect(page).toHaveURL(`${site}/quote-builder?service=${service}`)
    await expect(wizardOn(page).heading).toHaveText(step)
    await expect(page.getByText(/^Step 2 of [56]$/)).toBeVisible()
  })
}

test('the pressure washing page details both kinds of property', async ({ page }) => {
  await page.goto('/pressure-washing')
  await expect(page.getByRole('main').getByRole('term')).toHaveText([
    'Siding',
    'Driveways and walkways',
    'Decks and patios',
    'Gutters and downspouts',
    'Building exteriors',
    'Parking lots and garages',
    'Loading docks and warehouses',
    'Sidewalks and entryways',
  ])
})
