import { expect, test } from '../browser.ts'
import { gardensOn } from './gardens-page.ts'
import { pushesOn } from './host.ts'
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
const code =
  '2.l.front-2.back-1.clippings-1.gate-1.visits-weekly.feeding-spring.moss-1' +
  '.area-ferry.firstferry-0.soon-anyweek.extras-0.patio-1.bags-2'

test('quote, mail and link have all answers', async ({ page, partner, mailbox }) => {
  const wizard = gardensOn(page)
  await page.goto(`${partner}/gardens.html`)
  await expect(page.getByText('A visit costs at least $90.')).toBeVisible()
  await expect(wizard.tile('Lawn Care')).toContainText('$38.50')
  await wizard.answerAll()
  await expect(page.getByText('Denman Island: $74.25 is added.')).toBeVisible()
  await wizard.continue.click()
  await expect(wizard.heading).toHaveText('Your garden quote is ready!')
  await expect(page.locator('.price strong')).toHaveText('$386')
  await expect(wizard.lines).toHaveText(lines)
  for (const text of ['Rounded to whole dollars.', 'plus GST $19.30', 'plus PST $27.02'])
    await expect(page.locator('.receipt')).toContainText(text)
  await wizard.book.click()
  await expect(page.getByLabel('Postal code')).toHaveCount(0)
  await wizard.sendContact()
  await expect(page.getByRole('heading', { name: 'Your Garden Is On Our List' })).toBeVisible()
  const [lead] = await mailbox.leads()
  expect(lead).toMatchObject({
    name: contact.name,
    service: 'Lawn Care',
    total_price: '386',
    price_breakdown: lines.map((line) => line.replace(/ (−?\$\S+)$/, ': $1')).join('\n'),
    taxes: 'GST: $19.30\nPST: $27.02',
    postal_code: 'V0R 1T4',
    area: 'Denman Island',
    preferred_date: '',
  })
  expect(lead?.quote_link).toMatch(new RegExp(`#q=${code.replaceAll('.', '\\.')}\\.~[\\da-z]+$`))

  // The answers that were sent do not start a new quote, but the link opens them again.
  await page.goto('about:blank')
  await page.goto(`${partner}/gardens.html${new URL(lead?.quote_link ?? '').hash}`)
  await expect(wizard.lines).toHaveText(lines)
  await expect(page.getByText(/Prices have changed/)).toHaveCount(0)
})

test('the receipt and the mail say how long the work takes', async ({ page, partner, mailbox }) => {
  const time = 'About 2½ hours for two people'
  const wizard = gardensOn(page)
  const whole =
    '2.p.beds-3.planters-0.plants-0.soil-good.clippings-0.area-valley.firstferry-0.soon-anyweek.extras-0.patio-0.bags-0'
  await page.goto(`${partner}/gardens.html#q=${whole}`)
  await expect(page.locator('.receipt')).toContainText(time)
  await wizard.book.click()
  await wizard.sendContact()
  await expect(page.getByRole('heading', { name: 'Your Garden Is On Our List' })).toBeVisible()
  expect(await mailbox.leads()).toMatchObject([{ work_time: time }])
})

test('a question shows as long as what it depends on, a step too', async ({ page, partner }) => {
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

test('a last counter without a neighbour fills its row', async ({ page, partner }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${partner}/gardens.html?service=lawn-care`)
  const { button } = gardensOn(page)
  await expect(button('One more verge along the street')).toBeVisible()
  const ends = ['front lawn', 'back lawn', 'verge along the street'].map(async (one) => {
    const box = await button(`One more ${one}`).boundingBox()
    return box && Math.round(box.x + box.width)
  })
  const [first, second, last] = await Promise.all(ends)
  expect(second).toBeGreaterThan(first ?? 0)
  expect(last).toBe(second)
})

test('a postal code outside is allowed, and none is stored', async ({ page, partner }) => {
  const wizard = gardensOn(page)
  const invalid = page.getByText('This is no Canadian postal code.')
  const further = page.getByText('That is further than we usually drive.')
  await page.goto(`${partner}/gardens.html#q=2.l.front-1.visits-once`)
  await expect(wizard.heading).toHaveText('Where is it, and anything extra?')
  await wizard.postalCode.fill('V0R 1')
  await wizard.postalCode.press('Tab')
  await expect(invalid).toBeVisible()
  await wizard.postalCode.fill('T2P 1J9')
  await expect(further).toBeVisible()
  await expect(invalid).toHaveCount(0)
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(stored).not.toContain('T2P')
  expect(stored).toContain('outside')
  await page.reload()
  await expect(further).toBeVisible()
})

test('a page answers by attributes; a small visit costs the minimum', async ({ page, partner }) => {
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

test('an invalid answer stays open', async ({ page, partner, allowed }) => {
  allowed.push(
    /^warning: <quote-builder>: (clippings="maybe" is not yes or no|front-lawns="5" is not a whole number from 0 to 4)\. Taken instead: none\.$/,
  )
  const wizard = gardensOn(page)
  await page.goto(`${partner}/gardens.html?service=lawn-care&front-lawns=5&clippings=maybe`)
  await expect(wizard.count('Front Lawns')).toHaveValue('0')
  await expect(wizard.checkbox('Take the clippings away')).not.toBeChecked()
})

test('the data layer gets the answers that are shown', async ({ page, partner }) => {
  const wizard = gardensOn(page)
  await page.goto(`${partner}/gardens.html?service=hedges-and-trees&height=low&hedge-stretches=3`)
  await expect(wizard.heading).toHaveText('Where is it, and anything extra?')
  await wizard.continue.click()
  expect((await pushesOn(page)).at(-1)).toEqual({
    event: 'extras_selection',
    timestamp: expect.stringMatching(/^\d/),
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
