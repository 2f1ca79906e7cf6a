import { expect, long } from '../../browser.ts'
import { siteUrl } from '../../sites.ts'
import { inquiryLines, pageOf, quoteLines, test } from './kit-test.ts'

const room = `<link rel="stylesheet" href="${siteUrl}/widgets/room.css">`
const below = '<p>What stands below.</p>'.repeat(50)

test('a page without mistakes gets no report, also in a frame', async ({ page, partner, kit }) => {
  const embed = await kit.checkEmbed(page)
  const mails = await kit.catchLeads(page)
  await page.goto(pageOf(partner, `${inquiryLines}${quoteLines}`))
  const form = kit.inquiryForm(page)
  await form.fill()
  expect(await embed.problems()).toEqual([])
  await form.send()
  await expect(form.thanks).toBeVisible()
  await form.fill({ email: 'sam@sample.example' })
  await form.send()
  await expect.poll(() => mails.leads().length).toBe(2)
  expect(await embed.problems()).toEqual([])
  const framed = pageOf(partner, quoteLines).replaceAll('&', '&amp;')
  await page.goto(pageOf(partner, `<iframe title="Quote" src="${framed}"></iframe>`))
  await expect(kit.quoteBuilder(page.frameLocator('iframe')).heading).toBeVisible()
  expect(await embed.problems()).toEqual([])
})

test('a frame that is removed meanwhile is ignored', async ({ page, partner, kit }) => {
  const embed = await kit.checkEmbed(page)
  const framed = pageOf(partner, '<quote-builder></quote-builder>').replaceAll('&', '&amp;')
  await page.goto(pageOf(partner, `<iframe title="Quote" src="${framed}"></iframe>`))
  await expect(page.frameLocator('iframe').locator('quote-builder')).toBeAttached()
  const problems = embed.problems()
  await page.locator('iframe').evaluate((frame) => frame.remove())
  expect(await problems).toEqual(['The page has no <quote-builder> and no <inquiry-form>.'])
})

test('a missing tag, a missing partner and shared links are named', async ({
  page,
  partner,
  kit,
}) => {
  const embed = await kit.checkEmbed(page)
  await page.goto(pageOf(partner, 'Nothing here.'))
  expect(await embed.problems()).toEqual(['The page has no <quote-builder> and no <inquiry-form>.'])
  await page.goto(pageOf(partner, `${quoteLines}<quote-builder></quote-builder>`))
  const problems = [
    '<quote-builder> has no partner="Your name": its leads do not say who sent them.',
    '2 <quote-builder> tags open the same quote link: set quote-link="off" on all but one.',
  ]
  await expect.poll(() => embed.problems()).toEqual(problems)
  await page.goto(pageOf(partner, `${quoteLines}<quote-builder quote-link="off" partner="Us">`))
  await expect.poll(() => embed.problems()).toEqual([])
})

test.describe(() => {
  test.use({
    expectedMessages: [
      /Failed to load resource|digest|Content Security Policy|^warning: <quote-builder>|viewed quote|quote:/,
    ],
  })

  test(
    'a script that does not run is named with why',
    long,
    async ({ page, context, partner, kit }) => {
      const strict = await context.newPage()
      const strictEmbed = await kit.checkEmbed(strict)
      const policy = { 'content-security-policy': "script-src 'none'" }
      await strict.goto(pageOf(partner, quoteLines, policy))
      // Each waits for a script that never runs, so they wait together.
      const blocked = strictEmbed.problems()

      const src = `${siteUrl}/widgets/quote-builder.js`
      const missingScript = `${siteUrl}/widgets/gone/quote-builder.js`
      const missing = `${partner}/widgets/business.1.json`
      const nowhere = 'http://localhost:1/inquiry-form.js'
      const embed = await kit.checkEmbed(page)
      await page.goto(
        pageOf(
          partner,
          `<script src="${missingScript}"></script><script src="${nowhere}"></script>
        <script>fetch('${missing}').catch(() => {})</script>
        <script src="${src}" integrity="sha384-AAAA" crossorigin></script>
        <quote-builder partner="Us"></quote-builder><inquiry-form partner="Us"></inquiry-form>`,
        ),
      )
      const problems = await embed.problems()
      expect(problems.slice(0, 2)).toEqual([
        '<quote-builder> does not work: its script has not run.',
        '<inquiry-form> does not work: its script has not run.',
      ])
      expect(problems).toContain(`${missingScript} could not be loaded: net::ERR_BLOCKED_BY_ORB.`)
      expect(problems).toContain(`${nowhere} could not be loaded: net::ERR_UNSAFE_PORT.`)
      expect(problems.join()).toContain('On the console: Failed to find a valid digest')
      expect(problems).toContain(`${missing} could not be loaded: the answer was 404.`)
      expect(problems).toHaveLength(6)
      expect(await blocked).toEqual([
        '<quote-builder> does not work: its script has not run.',
        `The page's policy blocks ${siteUrl}/widgets/quote-builder.js: add ${siteUrl} to script-src.`,
      ])
    },
  )

  test('a policy that blocks a request is named with what to add', async ({
    page,
    partner,
    kit,
  }) => {
    const embed = await kit.checkEmbed(page)
    await kit.catchLeads(page)
    const policy = { 'content-security-policy': "connect-src 'none'" }
    const dataRequest = `<script>fetch('${siteUrl}/widgets/business.1.json').catch(() => {})</script>`
    const account =
      'email-service="s" email-template="t" email-key="k" email-origin="https://api.emailjs.com"'
    const lines = quoteLines.replace('partner', `${account} partner`)
    await page.goto(pageOf(partner, `${dataRequest}${lines}`, policy))
    const quote = kit.quoteBuilder(page)
    await quote.answer({ service: 'residential', bedrooms: 1 })
    await quote.goToContact()
    await expect
      .poll(() => embed.problems())
      .toEqual([
        `The page's policy blocks ${siteUrl}/widgets/business.1.json: add ${siteUrl} to connect-src.`,
        "The page's policy blocks https://api.emailjs.com/api/v1.0/email/send: add https://api.emailjs.com to connect-src.",
      ])
  })

  test("a widget's warnings on the console are passed on", async ({ page, partner, kit }) => {
    const embed = await kit.checkEmbed(page)
    const slips = 'theme="neon" bedroom="2" email-key="k" partner="Your name" title'
    await page.goto(pageOf(partner, quoteLines.replace('partner', `${slips}`)))
    await expect
      .poll(async () => (await embed.problems()).toSorted())
      .toEqual(
        [
          'bedroom is not known. Did you mean bedrooms?',
          'email-service, email-template and email-key need each other. Taken instead: our account.',
          'partner="Your name" is not your firm\'s name. Taken instead: none.',
          'theme="neon" is not light or dark or auto. Taken instead: light.',
        ].map((sentence) => `On the console: <quote-builder>: ${sentence}`),
      )
  })
})

test('a widget that moves what is below it is named with why', async ({ page, partner, kit }) => {
  // High enough for what is below the first step.
  await page.setViewportSize({ width: 1280, height: 1300 })
  const embed = await kit.checkEmbed(page)
  const shown = () => expect(kit.quoteBuilder(page).heading).toBeVisible()
  await page.route('**/widgets/quote-builder.js', async (route) => {
    await page.evaluate(async () => {
      for (let i = 0; i < 2; i++) await document.documentElement.animate([], 1).finished
    })
    await route.continue()
  })
  await page.goto(pageOf(partner, `${room}${quoteLines}${below}`))
  await shown()
  await page.evaluate(() =>
    document.body.prepend(
      Object.assign(document.createElement('h1'), { textContent: 'An advertisement' }),
    ),
  )
  expect(await embed.problems()).toEqual([])
  const moved = 'The widget moves what is below it by 0\\.\\d{3}, more than 0\\.01: '
  const problems = async () => (await embed.problems()).join()
  const linked = pageOf(partner, `<h1>A link</h1>${room}${quoteLines}${below}`)
  await page.goto(`${linked}#q=2.r.bedrooms-3.frequency-weekly.extras-0`)
  await shown()
  await expect
    .poll(problems)
    .toMatch(new RegExp(`^${moved}its room is kept free for another step than it shows`))
  await page.goto(pageOf(partner, `${quoteLines}${below}`))
  await shown()
  await expect.poll(problems).toMatch(new RegExp(`^${moved}keep its room free with room\\.css\\.$`))
})

test('two leads after one press are reported', async ({ page, partner, kit }) => {
  const embed = await kit.checkEmbed(page)
  const mails = await kit.catchLeads(page)
  const twice = `<script>addEventListener('inquirysent', () => fetch('${siteUrl}/api/v1.0/email/send', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"template_params":{"from_name":"Us"}}'
  }))</script>`
  await page.goto(pageOf(partner, `${twice}${inquiryLines}`))
  const form = kit.inquiryForm(page)
  await form.fill()
  await form.send()
  await expect(form.thanks).toBeVisible()
  await expect.poll(() => mails.leads().length).toBe(2)
  await expect.poll(() => embed.problems()).toEqual(['One press sent 2 leads.'])
})
