import { bill, dollars, emailJsVersion, percentOf, prices, quoteIsReady } from '../facts.ts'
import { otherMailUrl, siteUrl } from '../sites.ts'
import { inquiry } from '../widgets/inquiry-page.ts'
import {
  nowhere,
  scriptParams,
  sentContact,
  sentInquiry,
  withoutSuspectMark,
} from '../widgets/sent.ts'
import { contact } from '../widgets/wizard-page.ts'
import { expect, main, test } from './engine.ts'
import { arrivesAt, quoteOn } from './quote-on.ts'

test('the price grows, and the quote arrives', main, async ({ tab, partner, mailbox, baseURL }) => {
  const { choose, part, press, more, waitForHeading, text, lines, fillContact } = quoteOn(tab)
  const total = (amount: number) =>
    expect.poll(() => text('.tab')).toBe(`Total: ${dollars(Math.round(amount))}`)
  const { bedrooms, bathrooms, kitchens } = prices.residential
  const { weekly } = prices.frequency
  const rooms = 3 * bedrooms + 2 * bathrooms + kitchens
  await tab.goto(`${partner}/plain.html?utm_source=newsletter#prices`)
  await choose('Residential Cleaning')
  await waitForHeading('Count your rooms.')
  await more('bedroom', 3)
  await total(3 * bedrooms)
  await part('spinbutton', 'Bathrooms').fill('2')
  await more('kitchen', 1)
  await total(rooms)
  await press('Continue')
  await part('radio', 'Weekly').click()
  await total(rooms + percentOf(rooms, weekly))
  await press('Continue')
  await part('checkbox', 'Carpet Cleaning').click()
  const quote = bill(
    ['3 Bedrooms', 3 * bedrooms],
    ['2 Bathrooms', 2 * bathrooms],
    ['1 Kitchen', kitchens],
    [`Weekly discount (${-weekly}%)`, percentOf(rooms, weekly)],
    ['Carpet Cleaning', prices.extraServices.carpetCleaning],
  )
  await total(quote.total)
  await press('Continue')

  await waitForHeading(quoteIsReady)
  expect(await text('.price strong')).toBe(dollars(quote.total))
  for (const struck of quote.struck) expect(await text('s')).toBe(struck)
  expect(await lines()).toEqual(quote.shown)
  await press('Get Quote & Book')

  const common = {
    service: 'Residential Cleaning',
    total_price: `${quote.total}`,
    price_breakdown: quote.lines.join('\n'),
    quote_link: expect.stringContaining(
      `${siteUrl}/quote-builder?partner=Fleetwood+Rentals#q=2.r.`,
    ),
    ...nowhere,
    utm_source: 'newsletter',
    page: `${partner}/plain.html`,
    lead_id: expect.stringMatching(/^\w{12,}$/),
    ...scriptParams,
  }
  await expect.poll(async () => (await mailbox.mails()).length).toBe(1)
  const [viewed] = await mailbox.mails()
  expect(viewed?.template_params).toEqual({
    ...common,
    name: 'viewed quote',
    email: '',
    phone: '',
    message: '',
  })

  await fillContact()
  await press('Get My Quote')
  await arrivesAt(tab, `${baseURL}/booked`)
  await waitForHeading('Thank You!')
  await expect.poll(async () => (await mailbox.mails()).length).toBe(2)
  const lead = (await mailbox.mails()).find((mail) => mail.template_params.name === contact.name)
  expect(lead).toMatchObject({
    service_id: 'mailbox',
    template_id: 'quote',
    user_id: 'mailbox',
    lib_version: emailJsVersion,
  })
  expect(withoutSuspectMark(lead?.template_params ?? {})).toEqual({ ...common, ...sentContact })
  expect(lead?.template_params.lead_id).not.toBe(viewed?.template_params.lead_id)
})

test('a lead arrives whose page is closed at once', async ({ tab, partner, mailbox }) => {
  const { press, openContact, fillContact } = quoteOn(tab)
  await tab.goto(`${partner}/plain.html?success-url=none`)
  await openContact()
  await fillContact()
  // The mail about the viewed quote has already caused a preflight, so the lead goes to a new address.
  await tab.evaluate((origin) => {
    document.querySelector('quote-builder')?.setAttribute('email-origin', origin)
  }, otherMailUrl)
  await mailbox.fail({ preflightDelay: 1000 })
  await press('Get My Quote')
  await tab.close()
  await expect
    .poll(async () => (await mailbox.mails()).map((mail) => mail.template_params.name))
    .toContain(contact.name)
  expect(await mailbox.posts()).toHaveLength(2)
})

test('an inquiry arrives whose page is left at once', async ({ tab, partner, mailbox }) => {
  const { part, press } = quoteOn(tab)
  await tab.goto(`${partner}/inquiry.html?success-url=none`)
  await part('textbox', 'Name').fill(inquiry.name)
  await part('textbox', 'Email').fill(inquiry.email)
  await part('textbox', 'Phone Number').fill(inquiry.phone)
  await mailbox.fail({ preflightDelay: 500 })
  await press('Send Message')
  await tab.goto(`${partner}/late.html`)
  await expect
    .poll(async () => (await mailbox.mails()).map((mail) => mail.template_params.from_name))
    .toEqual([inquiry.name])
})

test('a lead arrives while other requests fill the budget', async ({ tab, partner, mailbox }) => {
  const { part, press, openContact, fillContact } = quoteOn(tab)
  await tab.goto(`${partner}/plain.html?success-url=none`)
  await openContact()
  await fillContact()
  await expect.poll(async () => (await mailbox.posts()).length).toBe(1)
  await mailbox.fail({ delay: 2000 })
  await tab.evaluate((origin) => {
    const fill = {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      body: 'x'.repeat(32_600),
    } as const
    for (let i = 0; i < 2; i++) fetch(`${origin}/api/v1.0/email/send`, fill).catch(() => undefined)
  }, otherMailUrl)
  await press('Get My Quote')
  await expect.poll(() => part('heading', 'Thank You!').isVisible()).toBe(true)
  const leads = (await mailbox.mails()).filter((mail) => mail.template_params.name === contact.name)
  expect(leads).toHaveLength(1)
})

test('the keyboard alone leads to /booked', async ({ tab, partner, mailbox, baseURL }) => {
  const { part, waitForHeading, waitForFocus } = quoteOn(tab)
  const press = async (...keys: string[]) => {
    for (const key of keys) await tab.keyboard.press(key)
  }
  await tab.goto(`${partner}/plain.html`)
  await waitForHeading('What needs cleaning?')
  await press('Tab', 'Enter')
  await waitForFocus('heading', 'Count your rooms.')
  await press('Tab', '2', 'Enter')
  await waitForFocus('heading', 'How often?')
  await press('Tab', 'ArrowDown')
  await waitForFocus('radio', 'Weekly')
  await press('Enter')
  await waitForFocus('heading', 'Anything extra?')
  await press('Tab', 'Space')
  const carpet = part('checkbox', 'Carpet Cleaning')
  expect(await carpet.evaluate((input) => (input as HTMLInputElement).checked)).toBe(true)
  await press('Enter')
  await waitForFocus('heading', quoteIsReady)
  await press('Enter')
  await waitForFocus('heading', 'Where do we send it?')
  for (const value of [contact.name, contact.email, contact.phone]) {
    await press('Tab')
    await tab.keyboard.type(value)
  }
  await press('Enter')
  await arrivesAt(tab, `${baseURL}/booked`)
  await expect.poll(async () => (await mailbox.mails()).length).toBe(2)
  const [lead] = await mailbox.mails()
  const { bedrooms } = prices.residential
  const { total } = bill(
    ['', 2 * bedrooms],
    ['', percentOf(2 * bedrooms, prices.frequency.weekly)],
    ['', prices.extraServices.carpetCleaning],
  )
  expect(lead?.template_params).toMatchObject({ name: contact.name, total_price: `${total}` })
})

test('an inquiry is corrected, and arrives', main, async ({ tab, partner, mailbox, baseURL }) => {
  const { part, press, waitForHeading, waitForFocus } = quoteOn(tab)
  await tab.goto(`${partner}/inquiry.html`)
  await part('textbox', 'Name').fill(inquiry.name)
  await part('textbox', 'Phone Number').fill(inquiry.phone)
  await part('combobox', 'Service').selectOption({ label: 'Pressure Washing' })
  await part('textbox', 'Message').fill(inquiry.message)
  await press('Send Message')
  await waitForFocus('heading', 'One thing to fix')
  expect(await mailbox.posts()).toEqual([])
  await part('link', 'Email is required.').click()
  await waitForFocus('textbox', 'Email')
  await part('textbox', 'Email').fill(inquiry.email)
  await press('Send Message')
  await waitForHeading('Message Sent Successfully!')
  await arrivesAt(tab, `${baseURL}/booked`)
  // A page leads on once its message has left, which on a slow machine is before the mailbox has it.
  await expect.poll(async () => (await mailbox.mails()).length).toBe(1)
  const mails = await mailbox.mails()
  expect(mails.map((mail) => withoutSuspectMark(mail.template_params))).toEqual([
    {
      ...sentInquiry,
      lead_id: expect.stringMatching(/^\w{12,}$/),
      ...scriptParams,
      ...nowhere,
      page: `${partner}/inquiry.html`,
    },
  ])
})
