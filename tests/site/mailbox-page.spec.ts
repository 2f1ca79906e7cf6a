import { randomUUID } from 'node:crypto'
import { test as base, expect } from 'playwright/test'
import { siteUrl } from '../sites.ts'

interface Mail {
  /** The mailbox page, filtered to the mails of this test. */
  url: string
  send: (params: Record<string, unknown>) => Promise<void>
}

const test = base.extend<{ mail: Mail }>({
  mail: async ({ request }, use) => {
    const origin = `http://${randomUUID().slice(0, 8)}.localhost`
    await use({
      url: `${siteUrl}/mailbox?origin=${encodeURIComponent(origin)}`,
      send: async (template_params) => {
        const ids = { user_id: 'u', service_id: 's', template_id: 't' }
        const data = { ...ids, template_params }
        const url = `${siteUrl}/api/v1.0/email/send`
        expect((await request.post(url, { headers: { origin }, data })).status()).toBe(200)
      },
    })
  },
})

const quote = {
  name: 'Priya Nair',
  email: 'priya@example.com',
  phone: '6045550172',
  service: 'Residential Cleaning',
  total_price: '642',
  price_breakdown: '3 Bedrooms: $240\nWeekly discount (30%): -$168\nCarpet Cleaning: $200',
  quote_link: 'http://localhost/quote-builder#q=1.r.3-0-0-0.w.c.x-642',
  message: 'A calm dog.',
  partner: 'Fraser Valley Realty',
  page: 'http://partner.example/quote',
  lead_id: 'lead-7',
}

test('a quote shows its person, its links, its lines and its total', async ({ page, mail }) => {
  await mail.send(quote)
  await page.goto(mail.url)
  await expect(page).toHaveTitle('1 lead in the mailbox')
  const lead = page.getByRole('article')
  await expect(lead.getByRole('heading', { name: 'Priya Nair' })).toBeVisible()
  await expect(lead.getByRole('link', { name: 'priya@example.com' })).toHaveAttribute(
    'href',
    'mailto:priya@example.com',
  )
  await expect(lead.getByRole('link', { name: '(604) 555-0172' })).toHaveAttribute(
    'href',
    'tel:+16045550172',
  )
  await expect(lead.getByRole('link', { name: 'Open this quote' })).toHaveAttribute(
    'href',
    quote.quote_link,
  )
  await expect(lead.getByRole('term')).toContainText([
    '3 Bedrooms',
    'Weekly discount (30%)',
    'Carpet Cleaning',
    'Total',
  ])
  await expect(lead.getByRole('definition')).toContainText(['$240', '−$168', '$200', '$642'])
  for (const text of ['A calm dog.', 'Fraser Valley Realty', 'lead-7', 'Residential Cleaning']) {
    await expect(lead.getByText(text)).toBeVisible()
  }
  await expect(lead.getByRole('link', { name: quote.page })).toHaveAttribute('href', quote.page)
  await expect(lead.locator('time')).toHaveText(/^\w+ \d+, \d{4}/)
})

test('each lead shows only what its own sender entered', async ({ page, mail }) => {
  await mail.send({ ...quote, name: 'Quick Quinn', suspect: 'yes' })
  const dayAndPlace = { preferred_date: '2026-12-24', postal_code: 'V3T 4W8', area: 'served' }
  await mail.send({ ...quote, ...dayAndPlace })
  await mail.send({
    ...quote,
    name: 'Far Away',
    preferred_date: '',
    postal_code: 'V5K 0A1',
    area: 'outside',
    text_reply: 'Hi%20Far%20Away%2C%20here%20it%20is',
  })
  await mail.send({
    from_name: 'Owen Fraser',
    from_email: 'owen@example.com',
    phone: '6045550199',
    service: 'pressure-washing',
    message: 'Fridays are best.',
    to_email: 'hello@goldcrest.example',
    campaign: 'spring',
  })
  await page.goto(mail.url)
  const leads = page.getByRole('article')

  await test.step('a lead that a robot may have sent says so and why; others do not', async () => {
    const quick = leads.filter({ hasText: 'Quick Quinn' })
    await expect(quick.getByText('Suspect', { exact: true })).toBeVisible()
    await expect(quick).toContainText('Perhaps a robot: sent within two seconds')
    await expect(page.getByText('Suspect', { exact: true })).toHaveCount(1)
  })

  await test.step('the day is in words, and the postal code says when it is outside the area', async () => {
    const near = leads.filter({ hasText: 'Priya Nair' })
    await expect(near.getByRole('term')).toContainText(['Preferred day', 'Postal code'])
    await expect(near.getByRole('definition')).toContainText([
      'Thursday, December 24, 2026',
      'V3T 4W8',
    ])
    const far = leads.filter({ hasText: 'Far Away' })
    await expect(far.getByText('Outside the area', { exact: true })).toBeVisible()
    await expect(far.getByRole('definition')).toContainText(['V5K 0A1', 'Hi Far Away, here it is'])
    await expect(far.getByText('Preferred day')).toHaveCount(0)
    await expect(page.getByText('Outside the area')).toHaveCount(1)
  })

  await test.step('an inquiry shows its person and the name of the service', async () => {
    const lead = leads.filter({ hasText: 'Owen Fraser' })
    await expect(lead.getByRole('heading', { name: 'Owen Fraser' })).toBeVisible()
    await expect(lead.getByRole('link', { name: 'owen@example.com' })).toBeVisible()
    await expect(lead.getByText('Pressure Washing')).toBeVisible()
    await expect(lead.getByText('Fridays are best.')).toBeVisible()
    await expect(lead.getByRole('definition')).toContainText(['hello@goldcrest.example', 'spring'])
  })
})

test('a viewed quote is a closed row that is not counted as a lead', async ({ page, mail }) => {
  await mail.send({ ...quote, name: 'viewed quote', email: '', phone: '', message: '' })
  await page.goto(mail.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No leads yet.')
  await expect(page.getByText('And 1 quote viewed.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByText('3 Bedrooms')).toBeHidden()
  await page.getByText('Viewed quote').click()
  await expect(page.getByText('3 Bedrooms')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open this quote' })).toBeVisible()
})

test('anything a stranger sends is shown as plain text', async ({ page, mail }) => {
  const attack = '<img src=x onerror="document.title=1">\'"><script>document.title=2</script>'
  const params = Object.fromEntries([...Object.keys(quote), attack].map((key) => [key, attack]))
  await mail.send(params)
  const script = 'javascript:alert(1)'
  await mail.send({
    ...quote,
    name: 'Links',
    email: 'a@b?bcc=c',
    page: script,
    quote_link: script,
  })
  await page.goto(mail.url)
  await expect(page.getByRole('heading', { name: attack })).toBeVisible()
  await expect(page.getByText('Live')).toBeVisible()
  await expect(page).toHaveTitle('2 leads in the mailbox')
  await expect(page.locator('main img, main script')).toHaveCount(0)
  const links = await page
    .locator('article a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  await expect(page.getByRole('definition').filter({ hasText: script })).toHaveCount(2)
  expect(
    links.filter((link) => !/^(mailto:[^?]*$|tel:[+\d]*$|http:\/\/)/.test(link ?? '')),
  ).toEqual([])
})

test('a new lead appears by itself, and moves and closes nothing', async ({ page, mail }) => {
  for (let count = 0; count < 5; count += 1) await mail.send(quote)
  await mail.send({ ...quote, name: 'viewed quote' })
  await page.goto(mail.url)
  const marked = await page.getByRole('article').last().elementHandle()
  await page.getByText('Viewed quote').click()
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  const before = await marked?.boundingBox()

  await mail.send({ ...quote, name: 'Late Arrival' })
  await expect(page.getByRole('article').first()).toContainText('Late Arrival')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('6 leads')
  await expect(page.getByRole('status').getByText('New lead from Late Arrival.')).toBeAttached()
  await expect(page.locator('details')).toHaveAttribute('open')
  expect((await marked?.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0)
})

test('an empty mailbox says what to do, and is emptied only twice asked', async ({
  page,
  mail,
}) => {
  await page.goto(mail.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No leads yet.')
  await expect(page.getByRole('link', { name: 'Build the first quote' })).toHaveAttribute(
    'href',
    '/quote-builder',
  )
  await expect(page.getByRole('button', { name: 'Empty mailbox' })).toBeHidden()

  await mail.send(quote)
  const empty = page.getByRole('button', { name: 'Empty mailbox' })
  page.once('dialog', (question) => question.dismiss())
  await empty.click()
  await expect(page.getByRole('article')).toHaveCount(1)

  page.once('dialog', (question) => question.accept())
  await empty.click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No leads yet.')
})

test('the page fits 360 pixels and writes nothing to the console', async ({ page, mail }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  await mail.send({
    ...quote,
    price_breakdown: `${'z'.repeat(300)}: $240`,
    message: 'x'.repeat(5_000),
    lead_id: 'y'.repeat(300),
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(mail.url)
  await expect(page.getByText('Live')).toBeVisible()
  const tooWide = await page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')]
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth)
      .map((element) => element.tagName),
  )
  expect(tooWide).toEqual([])
  expect(messages).toEqual([])
})
