import { expect, test } from '../browser.ts'
import {
  bill,
  business,
  dollars,
  emailJsVersion,
  percentOf,
  prices,
  quoteIsReady,
  quoteLinkOf,
} from '../facts.ts'
import { siteUrl } from '../sites.ts'
import { nowhere, scriptParams, sentContact, someId, withoutSuspectMark } from './sent.ts'
import { wizardOn } from './wizard-page.ts'

const { residential, commercial, frequency, buildingType, extraServices } = prices

type Wizard = ReturnType<typeof wizardOn>

/** Counts, such as 'bedroom 3, bathroom 2'. */
async function count(wizard: Wizard, items: string) {
  for (const [, item = '', times] of items.matchAll(/([a-z ]+) (\d+),? ?/g))
    await wizard.more(item, Number(times))
}

const rooms =
  3 * residential.bedrooms +
  2 * residential.bathrooms +
  residential.livingRooms +
  residential.kitchens
const spaces = 2 * commercial.officeCount + commercial.restrooms + commercial.commonAreas
const { weekly } = frequency

/** A service with a discount and one with a surcharge; the worked examples have every line of every service. */
const journeys = [
  {
    service: 'Residential Cleaning',
    answer: async (wizard: Wizard) => {
      await count(wizard, 'bedroom 3, bathroom 2, living room 1, kitchen 1')
      await wizard.continue.click()
      await wizard.radio('Weekly').check()
      await wizard.continue.click()
      for (const extra of ['Carpet', 'Oven']) await wizard.checkbox(`${extra} Cleaning`).check()
    },
    code: '2.r.bedrooms-3.bathrooms-2.livingrooms-1.kitchens-1.frequency-weekly.extras-carpet-oven',
    quote: bill(
      ['3 Bedrooms', 3 * residential.bedrooms],
      ['2 Bathrooms', 2 * residential.bathrooms],
      ['1 Living Room', residential.livingRooms],
      ['1 Kitchen', residential.kitchens],
      [`Weekly discount (${-weekly}%)`, percentOf(rooms, weekly)],
      ['Carpet Cleaning', extraServices.carpetCleaning],
      ['Oven Cleaning', extraServices.ovenCleaning],
    ),
  },
  {
    service: 'Commercial Cleaning',
    answer: async (wizard: Wizard) => {
      await wizard.page.getByLabel('Building type').selectOption('Restaurant')
      await count(wizard, 'office 2, restroom 1, common area 1')
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
        percentOf(spaces, buildingType.restaurant),
      ],
      ['Fridge Cleaning', extraServices.fridgeCleaning],
    ),
  },
]

for (const { service, answer, code, quote } of journeys)
  test(`${service}: its lines arrive`, async ({ page, partner, mailbox, baseURL }) => {
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
      lead_id: someId,
      ...scriptParams,
    }
    await expect.poll(async () => (await mailbox.mails()).length).toBe(1)
    const viewed = (await mailbox.mails())[0]?.template_params ?? {}
    const nobody = { name: 'viewed quote', email: '', phone: '', message: '' }
    expect(viewed).toEqual({ ...nobody, ...common })

    await wizard.sendContact()
    await page.waitForURL(`${baseURL}/booked`)
    await expect(wizard.thanks).toBeVisible()
    await expect.poll(async () => (await mailbox.mails()).length).toBe(2)
    const [lead] = await mailbox.mails()
    expect(lead).toMatchObject({
      service_id: 'mailbox',
      template_id: 'quote',
      user_id: 'mailbox',
      lib_version: emailJsVersion,
    })
    const params = lead?.template_params ?? {}
    expect(withoutSuspectMark(params)).toEqual({ ...sentContact, ...common })
    expect(params.quote_link).toBe(viewed.quote_link)
    expect(params.lead_id).not.toBe(viewed.lead_id)
  })

test('the last two steps have a number that can be called', async ({ page, partner }) => {
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
