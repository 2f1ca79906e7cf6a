import { otherMailUrl } from '../addresses.ts'
import { emailJsVersion } from '../emailjs-version.ts'
import { inquiry } from '../widgets/inquiry-page.ts'
import { nowhere } from '../widgets/where-from.ts'
import { contact } from '../widgets/wizard-page.ts'
import { expect, test } from './engine.ts'
import { arrivesAt, quoteOn } from './quote-on.ts'

test('a visitor sees the price grow at each step, sends the quote and lands on /booked', async ({
  tab,
  partner,
  mailbox,
  baseURL,
}) => {
  const { part, press, more, reads, text, lines, fillContact } = quoteOn(tab)
  const total = (amount: string) => expect.poll(() => text('.tab')).toBe(`Total: ${amount}`)
  await tab.goto(`${partner}/plain.html?utm_source=newsletter#prices`)
  await press('Residential Cleaning')
  await reads('Count your rooms.')
  await more('bedroom', 3)
  await total('$240')
  await part('spinbutton', 'Bathrooms').fill('2')
  await more('kitchen', 1)
  await total('$440')
  await press('Continue')
  await part('radio', 'Weekly').click()
  await total('$308')
  await press('Continue')
  await part('checkbox', 'Carpet Cleaning').click()
  await total('$508')
  await press('Continue')

  await reads('Your 30% off personalized cleaning quote is ready!')
  expect(await text('.price strong')).toBe('$508')
  expect(await text('s')).toContain('$660')
  const quote = [
    '3 Bedrooms: $240',
    '2 Bathrooms: $80',
    '1 Kitchen: $120',
    'Weekly discount (30%): −$132',
    'Carpet Cleaning: $200',
  ]
  expect(await lines()).toEqual(quote.map((line) => line.replace(':', '')))
  await press('Get Quote & Book')

  const common = {
    service: 'Residential Cleaning',
    total_price: '508',
    price_breakdown: quote.join('\n'),
    ...nowhere,
    utm_source: 'newsletter',
    page: `${partner}/plain.html`,
    lead_id: expect.stringMatching(/^\w{12,}$/),
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
  await reads('Thank You!')
  await expect.poll(async () => (await mailbox.mails()).length).toBe(2)
  const lead = (await mailbox.mails()).find((mail) => mail.template_params.name === contact.name)
  expect(lead).toMatchObject({
    service_id: 'mailbox',
    template_id: 'quote',
    user_id: 'mailbox',
    lib_version: emailJsVersion,
  })
  expect(lead?.template_params).toEqual({ ...common, ...contact })
  expect(lead?.template_params.lead_id).not.toBe(viewed?.template_params.lead_id)
})

test('a business chooses its building and a driveway its size from a list', async ({
  tab,
  partner,
}) => {
  const { part, press, more, text, lines } = quoteOn(tab)
  await tab.goto(`${partner}/plain.html?service=commercial`)
  await part('combobox', 'Building type').selectOption({ label: 'Restaurant' })
  await more('office', 2)
  await expect.poll(() => text('.tab')).toBe('Total: $288')
  await press('Back')
  await press('Pressure Washing')
  await part('spinbutton', 'Windows').fill('10')
  await part('combobox', 'Driveway').selectOption({ label: '4-plus-car' })
  await part('checkbox', 'Siding').click()
  await press('Continue')
  await press('Continue')
  await expect.poll(lines).toEqual(['10 Windows $50', '4-plus-car driveway $160', 'Siding $150'])
})

test('a lead is sent although the visitor closes the page at once, before the service is asked', async ({
  tab,
  partner,
  mailbox,
}) => {
  const { press, reachContact, fillContact } = quoteOn(tab)
  await tab.goto(`${partner}/plain.html?success-url=none`)
  await reachContact()
  await fillContact()
  // The mail about the viewed quote has asked already: the lead goes where nobody has.
  await tab.evaluate((origin) => {
    document.querySelector('quote-builder')?.setAttribute('email-origin', origin)
  }, otherMailUrl)
  await mailbox.fail({ preflightDelay: 1000 })
  await press('Get My Quote')
  await tab.close()
  await expect
    .poll(async () => (await mailbox.mails()).map((mail) => mail.template_params.name), {
      timeout: 10_000,
    })
    .toContain(contact.name)
  expect(await mailbox.posts()).toHaveLength(2)
})

test('an inquiry is sent although the visitor goes elsewhere at once, before the service is asked', async ({
  tab,
  partner,
  mailbox,
}) => {
  const { part, press } = quoteOn(tab)
  await tab.goto(`${partner}/inquiry.html?success-url=none`)
  await part('textbox', 'Name').fill(inquiry.name)
  await part('textbox', 'Email').fill(inquiry.email)
  await part('textbox', 'Phone Number').fill(inquiry.phone)
  await mailbox.fail({ preflightDelay: 500 })
  await press('Send Message')
  await tab.goto(`${partner}/late.html`)
  await expect
    .poll(async () => (await mailbox.mails()).map((mail) => mail.template_params.from_name), {
      timeout: 10_000,
    })
    .toEqual([inquiry.name])
})

test('a keyboard alone gets from the first step to /booked', async ({
  tab,
  partner,
  mailbox,
  baseURL,
}) => {
  const { part, reads, holdsFocus } = quoteOn(tab)
  const press = async (...keys: string[]) => {
    for (const key of keys) await tab.keyboard.press(key)
  }
  await tab.goto(`${partner}/plain.html`)
  await reads('What needs cleaning?')
  await press('Tab', 'Enter')
  await holdsFocus('heading', 'Count your rooms.')
  await press('Tab', '2', 'Enter')
  await holdsFocus('heading', 'How often?')
  await press('Tab', 'ArrowDown')
  await holdsFocus('radio', 'Weekly')
  await press('Enter')
  await holdsFocus('heading', 'Anything extra?')
  await press('Tab', 'Space')
  const carpet = part('checkbox', 'Carpet Cleaning')
  expect(await carpet.evaluate((input) => (input as HTMLInputElement).checked)).toBe(true)
  await press('Enter')
  await holdsFocus('heading', 'Your 30% off personalized cleaning quote is ready!')
  await press('Enter')
  await holdsFocus('heading', 'Where do we send it?')
  for (const value of [contact.name, contact.email, contact.phone]) {
    await press('Tab')
    await tab.keyboard.type(value)
  }
  await press('Enter')
  await arrivesAt(tab, `${baseURL}/booked`)
  await expect.poll(async () => (await mailbox.mails()).length).toBe(2)
  const [lead] = await mailbox.mails()
  expect(lead?.template_params).toMatchObject({ name: contact.name, total_price: '312' })
})

test('an inquiry is corrected where it is wrong, arrives whole, and its visitor lands on /booked', async ({
  tab,
  partner,
  mailbox,
  baseURL,
}) => {
  const { part, press, reads, holdsFocus } = quoteOn(tab)
  await tab.goto(`${partner}/inquiry.html`)
  await part('textbox', 'Name').fill(inquiry.name)
  await part('textbox', 'Phone Number').fill(inquiry.phone)
  await part('combobox', 'Service').selectOption({ label: 'Pressure Washing' })
  await part('textbox', 'Message').fill(inquiry.message)
  await press('Send Message')
  await holdsFocus('heading', 'One thing to fix')
  expect(await mailbox.posts()).toEqual([])
  await part('link', 'Email is required.').click()
  await holdsFocus('textbox', 'Email')
  await part('textbox', 'Email').fill(inquiry.email)
  await press('Send Message')
  await reads('Message Sent Successfully!')
  await arrivesAt(tab, `${baseURL}/booked`)
  const mails = await mailbox.mails()
  expect(mails.map((mail) => mail.template_params)).toEqual([
    {
      from_name: inquiry.name,
      from_email: inquiry.email,
      phone: '6045550177',
      service: 'pressure-washing',
      message: inquiry.message,
      to_email: 'hello@goldcrest.example',
      lead_id: expect.stringMatching(/^\w{12,}$/),
      ...nowhere,
      page: `${partner}/inquiry.html`,
    },
  ])
})
