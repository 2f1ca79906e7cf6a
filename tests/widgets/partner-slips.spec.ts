import type { Page } from 'playwright/test'
import { siteUrl } from '../addresses.ts'
import { expect, type Mail, test } from '../browser.ts'
import { inquiryOn } from './inquiry-page.ts'
import { openWith } from './pinned.ts'

const scripts = ['quote-builder', 'inquiry-form']
  .map((name) => `<script async src="${siteUrl}/widgets/${name}.js"></script>`)
  .join('')

/** The lines on the console of a page with these attributes in the tag of an inquiry form. */
async function openForm(page: Page, partner: string, attributes: string, head = '') {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await openWith(
    page,
    partner,
    `<meta charset="utf-8">${head}${scripts}<inquiry-form ${attributes}></inquiry-form>`,
  )
  await expect(inquiryOn(page).send).toBeVisible()
  return lines
}

/** Sends an inquiry, and returns its mail's details. */
async function sentFrom(page: Page, mails: () => Promise<Mail[]>) {
  const form = inquiryOn(page)
  await form.fill()
  await form.send.click()
  await expect.poll(async () => (await mails()).length).toBe(1)
  return (await mails())[0]
}

test.use({ expectedMessages: [/^warning: <(quote-builder|inquiry-form)>: /] })

for (const name of ['Your name', ' YOUR NAME ', '“your name”'])
  test(`partner="${name}" is the guide’s placeholder: the lead comes from nobody, and one warning says so`, async ({
    page,
    partner,
    mailbox,
  }) => {
    const lines = await openForm(page, partner, `partner="${name}" success-url="none"`)
    const mail = await sentFrom(page, mailbox.mails)
    expect(mail?.template_params.partner).toBe('')
    expect(lines).toEqual([
      `<inquiry-form>: partner="${name}" is not your firm's name. Taken instead: none.`,
    ])
  })

test('a partner’s name of more than 100 letters is cut, and one warning says so', async ({
  page,
  partner,
  mailbox,
}) => {
  const name = 'Fleetwood '.repeat(11)
  const lines = await openForm(page, partner, `partner="${name}" success-url="none"`)
  const mail = await sentFrom(page, mailbox.mails)
  expect(mail?.template_params.partner).toBe(name.slice(0, 100).trim())
  expect(lines).toEqual(['<inquiry-form>: partner is cut after 100 letters.'])
})

for (const half of ['email-service="s"', 'email-key="k" email-template="t"'])
  test(`half an account, ${half}, sends with ours, and one warning says so`, async ({
    page,
    partner,
    mailbox,
  }) => {
    const origin = 'email-origin="https://mail.partner.example"'
    const lines = await openForm(page, partner, `${half} ${origin} success-url="none"`)
    expect(await sentFrom(page, mailbox.mails)).toMatchObject({
      service_id: 'mailbox',
      template_id: 'inquiry',
      user_id: 'mailbox',
    })
    expect(lines).toEqual([
      '<inquiry-form>: email-service, email-template and email-key need each other. Taken instead: our account.',
    ])
  })

for (const word of ['None', ' none ', 'NONE'])
  test(`success-url="${word}" stays on the page, as none does`, async ({ page, partner }) => {
    await page.clock.install()
    const lines = await openForm(page, partner, `success-url="${word}"`)
    const form = inquiryOn(page)
    await form.fill()
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    // Where it leaves, it does after a moment.
    await page.clock.runFor(5000)
    await expect(page.locator('inquiry-form')).toHaveJSProperty('inquirysubmit', undefined)
    expect(lines).toEqual([])
  })

test('curly quotes around a value are noticed once for each attribute, and the value is read as it was meant', async ({
  page,
  partner,
  mailbox,
}) => {
  const lines = await openForm(
    page,
    partner,
    'success-url=”none” theme=“dark” partner=«Fleetwood» reference=”Flat 7” contact-email=‘ann@ann.example’',
  )
  await expect(page.locator('inquiry-form')).toHaveAttribute('theme', 'dark')
  await expect(inquiryOn(page).email).toHaveValue('ann@ann.example')
  const mail = await sentFrom(page, mailbox.mails)
  await expect(inquiryOn(page).thanks).toBeVisible()
  // The value of the reference ends at its space.
  expect(mail?.template_params).toMatchObject({ partner: 'Fleetwood', reference: '' })
  expect(lines).toEqual(
    ['success-url', 'theme', 'partner', 'reference', 'contact-email'].map(
      (name) => `<inquiry-form>: the value of ${name} is not in plain quotes (").`,
    ),
  )
})

test('a name with quotes in it stays as it is, without a warning', async ({
  page,
  partner,
  mailbox,
}) => {
  const name = '“Sparkle” & Sons'
  const lines = await openForm(page, partner, `partner="${name}" success-url="none"`)
  expect((await sentFrom(page, mailbox.mails))?.template_params.partner).toBe(name)
  expect(lines).toEqual([])
})

test('on a page whose base leads to another site, the refusal of a path says so', async ({
  page,
  partner,
}) => {
  const base = '<base href="https://cdn.example/files/">'
  const lines = await openForm(page, partner, 'success-url="/thanks"', base)
  expect(lines).toEqual([
    `<inquiry-form>: success-url="/thanks" is not a web address under the page's <base>, https://cdn.example/files/. Taken instead: ${siteUrl}/booked.`,
  ])
})

test('a misspelt attribute gets one warning with what was probably meant', async ({
  page,
  partner,
}) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const meant = {
    'succes-url': 'success-url',
    'sucess-url': 'success-url',
    'suces-url': 'success-url',
    success_target: 'success-target',
    'Partner-name': 'partner',
    parnter: 'partner',
    bedroom: 'bedrooms',
    bathrms: 'bathrooms',
    freqency: 'frequency',
    'email-servce': 'email-service',
    'lancher-label': 'launcher-label',
    them: 'theme',
    moed: 'mode',
    'quote-lnik': 'quote-link',
  }
  const attributes = Object.keys(meant).map((name) => `${name}="x"`)
  const tag = `<quote-builder ${attributes.join(' ')}></quote-builder>`
  await openWith(page, partner, `${scripts}${tag.repeat(2)}`)
  await expect(page.getByRole('heading', { name: 'What needs cleaning?' })).toHaveCount(2)
  expect(lines).toEqual(
    Object.entries(meant).map(
      ([name, other]) =>
        `<quote-builder>: ${name.toLowerCase()} is not known. Did you mean ${other}?`,
    ),
  )
})

test('attributes that every element has, and those of other programs, are left alone', async ({
  page,
  partner,
}) => {
  const others =
    'class id="q" style slot part="p" title="t" lang="en" dir="ltr" role="region" tabindex="0" aria-label="a" data-partner="b" data-theme="dark" onclick="" is="x" nonce exportparts="a" xmlns="x" translate="no" itemprop="i" accesskey="q" inputmode="text" :partner="x" @click="x" v-model="x" v-bind:service="x" x-data="x" x-bind:mode="x" wire:model="x" jsaction="x" _ngcontent-ng-c12 _nghost-x [partner]="x" (click)="x" *ngif="x" astro-cid-x7 s-id="x" ng-version="19" hx-get="x" w-tab="x" testid="x" width="100" height="5" align="left" target="_top" type="x" src="x" color="x" key="k" ref="r" menu nav'
  const lines = await openForm(page, partner, others)
  expect(lines).toEqual([])
})

test('a lead from a document that the page wrote into a frame names the page', async ({
  page,
  partner,
  mailbox,
}) => {
  const inside = `${scripts}<inquiry-form partner='Us'></inquiry-form>`.replaceAll('"', '&quot;')
  for (const [base, named] of [
    ['', `${partner}/mine.html`],
    ['<base href="https://cdn.example/files/">', `${partner}/`],
  ] as const) {
    await openWith(page, partner, `${base}<iframe srcdoc="${inside}"></iframe>`)
    const form = inquiryOn(page.frameLocator('iframe'))
    await form.fill()
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    expect((await mailbox.mails())[0]?.template_params.page).toBe(named)
  }
})
