import { expect, test } from '../browser.ts'
import { emailJsVersion } from '../emailjs-version.ts'
import { nowhere } from './where-from.ts'
import { contact, wizardOn } from './wizard-page.ts'

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
    total: '642',
    original: '$834',
    lines: [
      '3 Bedrooms: $240',
      '2 Bathrooms: $80',
      '1 Living Room: $120',
      '1 Kitchen: $120',
      'Weekly discount (30%): −$168',
      'Carpet Cleaning: $200',
      'Oven Cleaning: $50',
    ],
  },
  {
    service: 'Airbnb Cleaning',
    answer: async (wizard: Wizard) => {
      await wizard.more('bathroom', 1)
      await wizard.continue.click()
      await wizard.radio('Same-day').check()
      await wizard.continue.click()
    },
    total: '68',
    original: '$88',
    lines: ['1 Bathroom: $45', 'Same-day rush fee (50%): $22.50'],
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
    total: '693',
    original: '$900',
    lines: [
      '2 Offices: $160',
      '1 Restroom: $80',
      '1 Common Area: $120',
      'Restaurant facility adjustment (80%): $288',
      'Fridge Cleaning: $45',
    ],
  },
  {
    service: 'Pressure Washing',
    answer: async (wizard: Wizard) => {
      await wizard.count('Windows').fill('10')
      await wizard.page.getByLabel('Driveway').selectOption('4-plus-car')
      for (const surface of ['Siding', 'Deck', 'Fence']) await wizard.checkbox(surface).check()
      await wizard.continue.click()
    },
    total: '580',
    original: '$754',
    lines: [
      '10 Windows: $50',
      '4-plus-car driveway: $160',
      'Siding: $150',
      'Deck: $120',
      'Fence: $100',
    ],
  },
]

for (const { service, answer, total, original, lines } of journeys) {
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

    await expect(wizard.heading).toHaveText('Your 30% off personalized cleaning quote is ready!')
    await expect(page.locator('.price strong')).toHaveText(`$${total}`)
    await expect(page.locator('s')).toContainText(original)
    await expect(wizard.lines).toHaveText(lines.map((line) => line.replace(':', '')))
    await expect(wizard.total).toHaveText(`Total $${total}`)
    await wizard.book.click()

    const common = {
      service,
      total_price: total,
      price_breakdown: lines.join('\n'),
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
    })

    await wizard.fillContact()
    await wizard.send.click()
    await page.waitForURL(`${baseURL}/booked`)
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()

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
    expect(lead?.template_params).toEqual({
      ...contact,
      ...common,
      lead_id: expect.stringMatching(/^\w{12,}$/),
    })
    expect(lead?.template_params.lead_id).not.toBe(viewed?.template_params.lead_id)
  })
}
