import { expect, test } from '../browser.ts'
import { siteUrl } from '../sites.ts'
import { spacing } from './faults.ts'
import { detailsOn, openWith, pushesOn, setOn } from './host.ts'
import { inquiryOn } from './inquiry-page.ts'
import { leadForms } from './lead-forms.ts'
import { scriptOf } from './pages.ts'
import { thanksOn, wizardOn } from './wizard-page.ts'

const notice = 'Test: nothing is sent.'

test('a dry test goes to the thanks where every request is blocked', async ({
  page,
  partner,
  allowed,
}) => {
  allowed.push(/^error: Loading the image/)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const tags = leadForms.map(
    ({ tag, lead }) =>
      `<section aria-label="${lead}"><${tag} test="dry" success-url="none"></${tag}></section>`,
  )
  const lines = leadForms.map(({ tag }) => scriptOf(tag)).join('') + tags.join('')
  await openWith(page, partner, lines, {
    'Content-Security-Policy': `default-src 'none'; script-src ${siteUrl}; connect-src 'none'`,
  })
  const quote = page.getByRole('region', { name: 'quote' })
  const wizard = wizardOn(page)
  await wizard.openContact()
  await expect(quote.getByText(notice)).toBeVisible()
  await quote.getByLabel('Name').fill('Sam Sample')
  await quote.getByLabel('Email').fill('sam@sample.example')
  await quote.getByLabel('Phone').fill('(604) 555-0199')
  await wizard.send.click()
  await expect(thanksOn(page)).toBeVisible()
  const inquiry = page.getByRole('region', { name: 'inquiry' })
  await expect(inquiry.getByText(notice)).toBeVisible()
  await inquiryOn(inquiry).sendLead()
  expect(requests.filter((path) => path.endsWith('.js'))).toEqual([
    '/widgets/quote-builder.js',
    '/widgets/inquiry-form.js',
  ])
})

/** The failures that a dry lead's address can name, and after how many milliseconds they are said. */
const failures = [
  ['refused', 700],
  // The request is tried again a second after the first time.
  ['busy', 1800],
  ['unreachable', 700],
] as const

for (const { lead, file, on, issue } of leadForms)
  test(`${lead}: a dry lead fails as told`, async ({
    page,
    partner,
    mailbox,
    baseURL,
    allowed,
  }) => {
    allowed.push(/^error: (quote|inquiry): (refused|busy|unreachable)$/)
    await page.clock.install()
    await page.goto(`${partner}/${file}?test=dry`)
    const form = on(page)
    await form.reach()
    await form.fill()
    await page.clock.pauseAt(Date.now() + 60_000)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    for (const [index, [reason, after]] of failures.entries())
      await test.step(reason, async () => {
        await form.email.fill(`${reason}@dry.example`)
        await form.send.click()
        await expect(form.sending).toBeVisible()
        await page.clock.runFor(after - 200)
        await expect(form.alert).toBeHidden()
        await page.clock.runFor(200)
        await expect(form.alert).toContainText(issue)
        const details = await detailsOn(page, `${lead}failed`)
        expect(details).toHaveLength(index + 1)
        expect(details.at(-1)).toMatchObject({ reason, test: true })
        await page.clock.runFor(spacing)
      })
    expect(requests).toEqual([])
    await form.email.fill('sam@sample.example')
    await page.clock.resume()
    await form.send.click()
    await page.waitForURL(`${baseURL}/booked`)
    expect(await mailbox.posts()).toEqual([])
  })

test('a dry quote on a page that stays waits 20 seconds', async ({ page, partner, allowed }) => {
  allowed.push(/^error: quote: timeout$/)
  await page.clock.install()
  await page.goto(`${partner}/plain.html?test=dry&success-url=none`)
  const { openContact, sendContact, alert, sending, thanks } = wizardOn(page)
  await openContact()
  await page.clock.pauseAt(Date.now() + 60_000)
  await sendContact({ email: 'silent@dry.example' })
  await page.clock.runFor(19_900)
  await expect(alert).toBeHidden()
  await page.clock.runFor(200)
  await expect(alert).toContainText('There was an issue sending your quote.')
  expect(await detailsOn(page, 'quotefailed')).toMatchObject([{ reason: 'timeout' }])

  await test.step('an answer comes after a moment, and counts as a test', async () => {
    await sendContact()
    await page.clock.runFor(500)
    await expect(sending).toBeVisible()
    await page.clock.runFor(200)
    await expect(thanks).toBeVisible()
    const sent = { service: 'residential', test: true }
    expect(await detailsOn(page, 'quotesent')).toMatchObject([sent])
    expect(await pushesOn(page, /^test_lead$/)).toMatchObject([sent])
  })
})

test('an unknown kind of test is one', async ({
  page,
  partner,
  mailbox,
  allowed,
  consoleLines,
}) => {
  allowed.push(/^warning: <inquiry-form>: test="dyr" is not yes or dry\. Taken instead: yes\.$/)
  await page.clock.install()
  await page.goto(`${partner}/inquiry.html?success-url=none&test=dyr`)
  const form = inquiryOn(page)
  const sayTest = page.getByText('Test: what is sent says that it is one.')
  await expect(sayTest).toBeVisible()
  await form.sendLead({ message: 'dyr' })
  expect((await mailbox.leads())[0]).toMatchObject({ message: 'dyr', test: 'yes' })
  for (const test of ['no', 'false']) {
    await setOn(page.locator('inquiry-form'), { test })
    await expect(sayTest).toBeHidden()
    await page.clock.runFor(spacing)
    await form.sendLead({ message: test })
    const newest = (await mailbox.leads())[0]
    expect(newest?.message).toBe(test)
    expect(newest).not.toHaveProperty('test')
  }
  expect(consoleLines).toHaveLength(1)
})
