import { expect, test } from '../browser.ts'
import { gardensOn } from './gardens-page.ts'
import { contact } from './wizard-page.ts'

/** The final quote of a lawn with a weekly visit, computed by hand from the fixtures. */
const lines = [
  '2 Front Lawns $77',
  '1 Back Lawn $46.75',
  'Weekly saving (25%) −$30.94',
  'Clippings taken away $14.50',
  'Spring feed $48',
  'Moss raked out $65',
  '2 Bags of Green Waste $16.40',
  'Patio swept and jetted $75',
  'Ferry to Denman Island $74.25',
]
const total = '$386'
const code =
  '2.l.front-2.back-1.clippings-1.gate-1.visits-weekly.feeding-spring.moss-1' +
  '.area-ferry.firstferry-0.soon-anyweek.extras-0.patio-1.bags-2'

test('a visitor answers every kind of question, and the quote, the mail and the link contain each answer', async ({
  page,
  partner,
  mailbox,
}) => {
  const wizard = gardensOn(page)
  await page.goto(`${partner}/gardens.html`)
  await expect(page.getByText('A visit costs at least $90.')).toBeVisible()
  await expect(wizard.tile('Lawn Care')).toContainText('$38.50')
  await wizard.answerAll()
  await expect(page.getByText('Denman Island: $74.25 is added.')).toBeVisible()
  await wizard.continue.click()

  await expect(wizard.heading).toHaveText('Your garden quote is ready!')
  await expect(page.locator('.price strong')).toHaveText(total)
  await expect(wizard.lines).toHaveText(lines)
  const receipt = page.locator('.receipt')
  await expect(receipt).toContainText('Rounded to whole dollars.')
  await expect(receipt).toContainText('plus GST $19.30')
  await expect(receipt).toContainText('plus PST $27.02')
  await wizard.book.click()
  await expect(page.getByLabel('Postal code')).toHaveCount(0)
  await wizard.fillContact()
  await wizard.send.click()
  await expect(page.getByRole('heading', { name: 'Your Garden Is On Our List' })).toBeVisible()

  const mails = (await mailbox.mails()).map((mail) => mail.template_params)
  const params = mails.find(({ name }) => name === contact.name)
  expect(params).toMatchObject({
    name: contact.name,
    service: 'Lawn Care',
    total_price: '386',
    price_breakdown: lines.map((line) => line.replace(/ (−?\$\S+)$/, ': $1')).join('\n'),
    taxes: 'GST: $19.30\nPST: $27.02',
    postal_code: 'V0R 1T4',
    area: 'Denman Island',
    preferred_date: '',
  })
  expect(params?.quote_link).toMatch(new RegExp(`#q=${code.replaceAll('.', '\\.')}\\.~[\\da-z]+$`))

  // The answers that were sent do not start a new quote, but the link opens them again.
  await page.goto('about:blank')
  await page.goto(`${partner}/gardens.html${new URL(params?.quote_link ?? '').hash}`)
  await expect(wizard.lines).toHaveText(lines)
  await expect(page.getByText(/Prices have changed/)).toHaveCount(0)
})

test('a question and a step show as long as what they depend on, and their answers return with them', async ({
  page,
  partner,
}) => {
  const wizard = gardensOn(page)
  const gate = wizard.checkbox('The back gate is locked')
  const step = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
  await page.goto(`${partner}/gardens.html?service=lawn-care`)
  await wizard.more('front lawn', 1)
  await expect(gate).toHaveCount(0)
  await wizard.more('back lawn', 1)
  await gate.check()
  await wizard.button('One fewer back lawn').click()
  await expect(gate).toHaveCount(0)
  await wizard.more('back lawn', 1)
  await expect(gate).toBeChecked()

  await wizard.continue.click()
  await step('Step 3 of 7')
  await wizard.radio('Just once').check()
  await step('Step 3 of 6')
  await wizard.continue.click()
  await expect(wizard.heading).toHaveText('Where is it, and anything extra?')
  await wizard.back.click()
  await wizard.radio('Every week').check()
  await wizard.continue.click()
  await expect(wizard.heading).toHaveText('Shall we feed it, too?')
})

test('a postal code outside the area is allowed, an invalid one shows an error, and neither is stored', async ({
  page,
  partner,
}) => {
  const wizard = gardensOn(page)
  await page.goto(`${partner}/gardens.html#q=2.l.front-1.visits-once`)
  await expect(wizard.heading).toHaveText('Where is it, and anything extra?')
  await wizard.postalCode.fill('V0R 1')
  await wizard.postalCode.press('Tab')
  await expect(page.getByText('This is no Canadian postal code.')).toBeVisible()
  await wizard.postalCode.fill('T2P 1J9')
  await expect(page.getByText('That is further than we usually drive.')).toBeVisible()
  await expect(page.getByText('This is no Canadian postal code.')).toHaveCount(0)
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(stored).not.toContain('T2P')
  expect(stored).toContain('outside')
  await page.reload()
  await expect(page.getByText('That is further than we usually drive.')).toBeVisible()
})

test('a page can answer by attributes of every kind, and the visitor starts where it did not; a small visit costs the minimum, in its own line', async ({
  page,
  partner,
}) => {
  const wizard = gardensOn(page)
  const known =
    'service=lawn-care&front-lawns=1&clippings&visits=weekly&feeding=none&area=valley&extras=none'
  await page.goto(`${partner}/gardens.html?${known}`)
  const little = [
    '1 Front Lawn $38.50',
    'Weekly saving (25%) −$9.62',
    'Clippings taken away $14.50',
    'Minimum visit $46.62',
  ]
  await expect(wizard.lines).toHaveText(little)
  await wizard.continue.click()
  await expect(page.locator('.price strong')).toHaveText('$90')
  await expect(wizard.lines).toHaveText(little)
})

test.describe('an invalid answer from the page', () => {
  test.use({
    expectedMessages: [
      /^warning: <quote-builder>: (clippings="maybe" is not yes or no|front-lawns="5" is not a whole number from 0 to 4)\. Taken instead: none\.$/,
    ],
  })

  test('warns and leaves the question open', async ({ page, partner }) => {
    const wizard = gardensOn(page)
    await page.goto(`${partner}/gardens.html?service=lawn-care&front-lawns=5&clippings=maybe`)
    await expect(wizard.count('Front Lawns')).toHaveValue('0')
    await expect(wizard.checkbox('Take the clippings away')).not.toBeChecked()
  })
})

test('the data layer gets the service and the answers to the questions that are shown', async ({
  page,
  partner,
}) => {
  const wizard = gardensOn(page)
  await page.goto(`${partner}/gardens.html?service=hedges-and-trees&height=low&hedge-stretches=3`)
  await expect(wizard.heading).toHaveText('Where is it, and anything extra?')
  await wizard.continue.click()
  const pushes = await page.evaluate(() =>
    (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer.at(-1),
  )
  const { event, timestamp, ...choices } = pushes ?? {}
  expect(event).toBe('extras_selection')
  expect(String(timestamp)).toMatch(/^\d/)
  expect(choices).toEqual({
    service: 'hedges-and-trees',
    hedgeHeight: 'low',
    stretches: 3,
    smallTrees: 0,
    garden: '',
    soon: 'any-week',
    extraWork: [],
    wasteBags: 0,
  })
})
