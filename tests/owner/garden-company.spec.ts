import { expect, type Mail, test } from '../browser.ts'
import { wake } from '../loading.ts'
import { gardensUrl } from '../sites.ts'
import { contact, wizardOn } from '../widgets/wizard-page.ts'

/** The quote for a tall hedge and a tree on Denman Island, computed by hand from the company's files. */
const lines = [
  '3 Stretches of Hedge (5 m) $81.90',
  '1 Small Tree $64',
  'Tall height adjustment (62.5%) $91.19',
  'Wood sawn to logs $42.50',
  'Ferry to Denman Island $74.25',
]

test('a visitor gets from a service’s tile to a sent mail', async ({ page }, info) => {
  const site = gardensUrl.replace('localhost', `garden-${info.testId}-${info.retry}.localhost`)
  const wizard = wizardOn(page)
  await page.goto(site)
  await page.getByRole('link', { name: 'Get Quote Now!' }).last().click()
  await wizard.choose('Hedges & Trees')
  await page.getByLabel('Height of the hedge').selectOption('tall')
  await wizard.more('stretch of hedge', 3)
  await wizard.more('small tree', 1)
  await wizard.continue.click()
  await wizard.checkbox('Sawn to logs').check()
  await wizard.continue.click()
  await page.getByLabel('Postal code of the garden').fill('V0R 1T4')
  await expect(page.getByText('Denman Island: $74.25 is added.')).toBeVisible()
  await wizard.checkbox('Come with the first ferry').check()
  await wizard.continue.click()

  await expect(wizard.heading).toHaveText('Your garden quote is ready!')
  await expect(wizard.lines).toHaveText(lines)
  await expect(page.locator('.price strong')).toHaveText('$354')
  await expect(page.locator('.receipt')).toContainText('plus GST $17.70')
  await expect(page.locator('.receipt')).toContainText('plus PST $24.78')
  await wizard.book.click()
  await wizard.fillContact()
  await wizard.send.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you.' })).toBeFocused()

  await expect
    .poll(() => mailFrom(site))
    .toMatchObject({
      service: 'Hedges & Trees',
      total_price: '354',
      price_breakdown: lines.map((line) => line.replace(/ (\$\S+)$/, ': $1')).join('\n'),
      taxes: 'GST: $17.70\nPST: $24.78',
      postal_code: 'V0R 1T4',
      area: 'Denman Island',
      page: `${site}/quote-builder`,
      text_reply: expect.stringMatching(
        /^Hi%20Sam%20Sample%2C%20this%20is%20Fernhill\.%20.*%2Fquote-builder%23q%3D2\.[^&#?]+day%20suits%20you%3F$/,
      ),
    })
})

test('the thank-you page says how long the work takes', async ({ page }) => {
  await page.goto(`${gardensUrl}/booked#q=2.p.beds-3.area-valley`)
  await expect(page.getByText('About 2½ hours for two people')).toBeVisible()
})

test('a holiday is listed with its hours, and marked when it has come', async ({ page }) => {
  const usual = page.getByRole('term').filter({ hasText: 'Tuesday to Friday' })
  const eve = page.getByRole('term').filter({ hasText: 'New Year’s Eve' })
  const footer = page.getByRole('contentinfo')
  for (const [when, marks] of [
    ['2026-12-30T12:00:00-08:00', ['Today']],
    ['2026-12-31T12:00:00-08:00', ['Not today', 'Today']],
  ] as const) {
    await page.clock.setFixedTime(new Date(when))
    await page.goto(`${gardensUrl}/location`)
    await expect(eve).toContainText(/, December 31, \d{4}$/)
    await expect(eve.locator('xpath=following-sibling::dd')).toHaveText('9:00 AM to noon')
    await wake(page)
    await expect(usual.getByText(marks[0], { exact: true })).toBeVisible()
    const isToday = marks.length > 1
    await expect(eve.getByText('Today', { exact: true })).toBeVisible({ visible: isToday })
    await expect(footer.getByText('Today, New Year’s Eve')).toBeVisible({ visible: isToday })
  }
})

/** The parameters of the mail that the visitor sent from a site. */
async function mailFrom(site: string) {
  const answer = await fetch(`${gardensUrl}/mailbox.json?origin=${encodeURIComponent(site)}`)
  const mails: Mail[] = await answer.json()
  return mails.map((mail) => mail.template_params).find(({ name }) => name === contact.name)
}
