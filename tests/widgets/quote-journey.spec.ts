import { siteUrl } from '../addresses.ts'
import { expect, test } from '../browser.ts'
import { emailJsVersion } from '../emailjs-version.ts'
import { bill, business, dollars, percentOf, prices, quoteIsReady } from '../facts.ts'
import { quoteLinkOf } from '../quote-link-of.ts'
import { scriptParams } from './script-params.ts'
import { sentContact, withoutSuspectMark } from './sent.ts'
import { nowhere } from './where-from.ts'
import { thanksOn, wizardOn } from './wizard-page.ts'

const { residential, airbnb, commercial, drivewaySize, additionalSurfaces } = prices
const { frequency, turnaround, buildingType, extraServices } = prices

type Wizard = ReturnType<typeof wizardOn>

const journeys = [
  {
    service: 'Residential Cleaning',
    answer: async (wizard: Wizard) => {
      await wizard.more('bedroom', 3)
      await wizard.more('bathroom', 2)
      await wizard.more('living room', 1)
      await wizard.more('kitchen', 1)
      await wizard.continue.click()
      await wizard.radio('Weekly').check()
      await wizard.continue.click()
      await wizard.checkbox('Carpet Cleaning').check()
      await wizard.checkbox('Oven Cleaning').check()
    },
    code: '2.r.bedrooms-3.bathrooms-2.livingrooms-1.kitchens-1.frequency-weekly.extras-carpet-oven',
    quote: bill(
      ['3 Bedrooms', 3 * residential.bedrooms],
      ['2 Bathrooms', 2 * residential.bathrooms],
      ['1 Living Room', residential.livingRooms],
      ['1 Kitchen', residential.kitchens],
      [
        `Weekly discount (${-frequency.weekly}%)`,
        percentOf(
          3 * residential.bedrooms +
            2 * residential.bathrooms +
            residential.livingRooms +
            residential.kitchens,
          frequency.weekly,
        ),
      ],
      ['Carpet Cleaning', extraServices.carpetCleaning],
      ['Oven Cleaning', extraServices.ovenCleaning],
    ),
  },
  {
    service: 'Airbnb Cleaning',
    answer: async (wizard: Wizard) => {
      await wizard.more('bathroom', 1)
      await wizard.continue.click()
      await wizard.radio('Same-day').check()
      await wizard.continue.click()
    },
    code: '2.a.bathrooms-1.turnaround-sameday.extras-0',
    quote: bill(
      ['1 Bathroom', airbnb.bathrooms],
      [
        `Same-day rush fee (${turnaround['same-day']}%)`,
        percentOf(airbnb.bathrooms, turnaround['same-day']),
      ],
    ),
  },
  {
    service: 'Commercial Cleaning',
    answer: async (wizard: Wizard) => {
      await wizard.page.getByLabel('Building type').selectOption('Restaurant')
      await wizard.more('office', 2)
      await wizard.more('restroom', 1)
      await wizard.more('common area', 1)
      await wizard.continue.click()
      await wizard.checkbox('Fridge Cleaning').check()
    },
    code: '2.c.buildingtype-restaurant.offices-2.restrooms-1.commonareas-1.extras-fridge',
    quote: bill(
      ['2 Offices', 2 * commercial.officeCount],
      ['1 Restroom', commercial.restrooms],
      ['1 Common Area', commercial.commonAreas],
      [
        `Restaurant facility adjustment (${buildingType.restaurant}%)`,
        percentOf(
          2 * commercial.officeCount + commercial.restrooms + commercial.commonAreas,
          buildingType.restaurant,
        ),
      ],
      ['Fridge Cleaning', extraServices.fridgeCleaning],
    ),
  },
  {
    service: 'Pressure Washing',
    answer: async (wizard: Wizard) => {
      await wizard.count('Windows').fill('10')
      await wizard.page.getByLabel('Driveway').selectOption('4-plus-car')
      for (const surface of ['Siding', 'Deck', 'Fence']) await wizard.checkbox(surface).check()
      await wizard.continue.click()
    },
    code: '2.p.driveway-4pluscar.windows-10.surfaces-siding-deck-fence.extras-0',
    quote: bill(
      ['10 Windows', 10 * prices['pressure-washing'].windowCount],
      ['Driveway for four or more cars', drivewaySize['4-plus-car']],
      ['Siding', additionalSurfaces.siding],
      ['Deck', additionalSurfaces.deck],
      ['Fence', additionalSurfaces.fence],
    ),
  },
]

for (const { service, answer, code, quote } of journeys) {
  test(`${service}: a visitor on a partner's page sees every line, sends it and lands on /booked`, async ({
    page,
    partner,
    mailbox,
    baseURL,
  }) => {
    const wizard = wizardOn(page)
    await page.goto(`${partner}/plain.html?utm_source=newsletter#prices`)
    await wizard.choose(service)
    await answer(wizard)
    await wizard.continue.click()

    await expect(wizard.heading).toHaveText(quoteIsReady)
    await expect(page.locator('.price strong')).toHaveText(dollars(quote.total))
    await expect(page.locator('s')).toHaveText(quote.struck)
    await expect(wizard.lines).toHaveText(quote.shown)
    await expect(wizard.total).toHaveText(`Total ${dollars(quote.total)}`)
    await wizard.book.click()

    const common = {
      service,
      total_price: `${quote.total}`,
      price_breakdown: quote.lines.join('\n'),
      quote_link: expect.stringMatching(quoteLinkOf(siteUrl, code)),
      ...nowhere,
      utm_source: 'newsletter',
      page: `${partner}/plain.html`,
    }
    await expect.poll(async () => (await mailbox.mails()).length).toBe(1)
    const [viewed] = await mailbox.mails()
    expect(viewed?.template_params).toEqual({
      name: 'viewed quote',
      email: '',
      phone: '',
      message: '',
      ...common,
      lead_id: expect.stringMatching(/^\w{12,}$/),
      ...scriptParams,
    })

    await wizard.fillContact()
    await wizard.send.click()
    await page.waitForURL(`${baseURL}/booked`)
    await expect(thanksOn(page)).toBeVisible()

    await expect.poll(async () => (await mailbox.mails()).length).toBe(2)
    const lead = (await mailbox.mails()).find(
      (mail) => mail.template_params.name !== 'viewed quote',
    )
    expect(lead).toMatchObject({
      service_id: 'mailbox',
      template_id: 'quote',
      user_id: 'mailbox',
      lib_version: emailJsVersion,
    })
    expect(withoutSuspectMark(lead?.template_params ?? {})).toEqual({
      ...sentContact,
      ...common,
      lead_id: expect.stringMatching(/^\w{12,}$/),
      ...scriptParams,
    })
    expect(lead?.template_params.quote_link).toBe(viewed?.template_params.quote_link)
    expect(lead?.template_params.lead_id).not.toBe(viewed?.template_params.lead_id)
  })
}

test('the final quote and the contact step have a number that can be called', async ({
  page,
  partner,
}) => {
  await page.goto(`${partner}/plain.html`)
  const wizard = wizardOn(page)
  const call = page.locator('quote-builder').getByRole('link', { name: business.phone })
  await wizard.choose('Residential Cleaning')
  await wizard.more('bedroom', 1)
  for (let i = 0; i < 3; i++) {
    await expect(call).toHaveCount(0)
    await wizard.continue.click()
  }
  await expect(page.getByText(`Questions? Call ${business.phone}`)).toBeVisible()
  await expect(call).toHaveAttribute('href', business.telHref)
  await wizard.book.click()
  await expect(wizard.send).toBeVisible()
  await expect(call).toHaveAttribute('href', business.telHref)
})
