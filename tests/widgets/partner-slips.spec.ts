import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { siteUrl } from '../sites.ts'
import { openWith } from './host.ts'
import { inquiryOn } from './inquiry-page.ts'
import { scriptOf } from './pages.ts'

const scripts = scriptOf('quote-builder') + scriptOf('inquiry-form')

/** Opens a page with these attributes in the tag of an inquiry form. */
async function openForm(page: Page, partner: string, attributes: string, head = '') {
  const tag = `<inquiry-form ${attributes}></inquiry-form>`
  await openWith(page, partner, `<meta charset="utf-8">${head}${scripts}${tag}`)
  const form = inquiryOn(page)
  await expect(form.send).toBeVisible()
  return form
}

test.use({ expectedMessages: [/^warning: <(quote-builder|inquiry-form)>: /] })

const ours = { user_id: 'mailbox', service_id: 'mailbox', template_id: 'inquiry' }
const half =
  'email-service, email-template and email-key need each other. Taken instead: our account.'
const placeholder = (name: string) =>
  [
    `partner="${name}"`,
    { partner: '' },
    `partner="${name}" is not your firm's name. Taken instead: none.`,
  ] as const
const long = 'Fleetwood '.repeat(11)

/** What a partner writes, what the lead says then, and the warning; each sends from its own page. */
const slips: readonly (readonly [attributes: string, sent: object, warning?: string])[] = [
  // The guide's placeholder.
  placeholder('Your name'),
  placeholder(' YOUR NAME '),
  placeholder('“your name”'),
  [
    `partner="${long}"`,
    { partner: long.slice(0, 100).trim() },
    'partner is cut after 100 letters.',
  ],
  ['partner="“Sparkle” & Sons"', { partner: '“Sparkle” & Sons' }],
  ['email-service="s" email-origin="https://mail.partner.example"', {}, half],
  ['email-key="k" email-template="t" email-origin="https://mail.partner.example"', {}, half],
]

for (const [attributes, sent, warning] of slips)
  test(`a lead of ${attributes.slice(0, 40)}`, async ({ page, partner, mailbox, consoleLines }) => {
    const form = await openForm(page, partner, `${attributes} success-url="none"`)
    await form.sendLead()
    expect(await mailbox.mails()).toMatchObject([{ ...ours, template_params: sent }])
    expect(consoleLines).toEqual(warning ? [`<inquiry-form>: ${warning}`] : [])
  })

for (const word of ['None', ' none ', 'NONE'])
  test(`success-url="${word}" stays on the page${word === 'None' ? '' : ' @long'}`, async ({
    page,
    partner,
    consoleLines,
  }) => {
    await page.clock.install()
    const form = await openForm(page, partner, `success-url="${word}"`)
    await form.sendLead()
    // Where it leaves, it does after a moment.
    await page.clock.runFor(5000)
    await expect(page.locator('inquiry-form')).toHaveJSProperty('inquirysubmit', undefined)
    expect(consoleLines).toEqual([])
  })

test('curly quotes are read as meant', async ({ page, partner, mailbox, consoleLines }) => {
  const attributes =
    'success-url=”none” theme=“dark” partner=«Fleetwood» reference=”Flat 7” contact-email=‘ann@ann.example’'
  const form = await openForm(page, partner, attributes)
  await expect(page.locator('inquiry-form')).toHaveAttribute('theme', 'dark')
  await expect(form.email).toHaveValue('ann@ann.example')
  await form.sendLead()
  // The value of the reference ends at its space.
  expect(await mailbox.leads()).toMatchObject([{ partner: 'Fleetwood', reference: '' }])
  expect(consoleLines).toEqual(
    ['success-url', 'theme', 'partner', 'reference', 'contact-email'].map(
      (name) => `<inquiry-form>: the value of ${name} is not in plain quotes (").`,
    ),
  )
})

test('another base is named in a refusal', async ({ page, partner, consoleLines }) => {
  const base = '<base href="https://cdn.example/files/">'
  await openForm(page, partner, 'success-url="/thanks"', base)
  expect(consoleLines).toEqual([
    `<inquiry-form>: success-url="/thanks" is not a web address under the page's <base>, https://cdn.example/files/. Taken instead: ${siteUrl}/booked.`,
  ])
})

const meant = `
  succes-url success-url, sucess-url success-url, suces-url success-url, success_target success-target,
  Partner-name partner, parnter partner, bedroom bedrooms, bathrms bathrooms, freqency frequency,
  email-servce email-service, lancher-label launcher-label, them theme, moed mode, quote-lnik quote-link`
  .split(',')
  .map((pair) => pair.trim().split(' '))

test('a misspelt attribute is warned of once', async ({ page, partner, consoleLines }) => {
  const attributes = meant.map(([name]) => `${name}="x"`)
  const tag = `<quote-builder ${attributes.join(' ')}></quote-builder>`
  await openWith(page, partner, `${scripts}${tag.repeat(2)}`)
  await expect(page.getByRole('heading', { name: 'What needs cleaning?' })).toHaveCount(2)
  expect(consoleLines).toEqual(
    meant.map(
      ([name, other]) =>
        `<quote-builder>: ${name?.toLowerCase()} is not known. Did you mean ${other}?`,
    ),
  )
})

test('attributes of others are left alone', async ({ page, partner, consoleLines }) => {
  const others =
    'class id="q" style slot part="p" title="t" lang="en" dir="ltr" role="region" tabindex="0" aria-label="a" data-partner="b" data-theme="dark" onclick="" is="x" nonce exportparts="a" xmlns="x" translate="no" itemprop="i" accesskey="q" inputmode="text" :partner="x" @click="x" v-model="x" v-bind:service="x" x-data="x" x-bind:mode="x" wire:model="x" jsaction="x" _ngcontent-ng-c12 _nghost-x [partner]="x" (click)="x" *ngif="x" astro-cid-x7 s-id="x" ng-version="19" hx-get="x" w-tab="x" testid="x" width="100" height="5" align="left" target="_top" type="x" src="x" color="x" key="k" ref="r" menu nav'
  await openForm(page, partner, others)
  expect(consoleLines).toEqual([])
})

test('a lead of a written frame names the page', async ({ page, partner, mailbox }) => {
  const inside = `${scripts}<inquiry-form partner='Us'></inquiry-form>`.replaceAll('"', '&quot;')
  for (const [base, named] of [
    ['', `${partner}/mine.html`],
    ['<base href="https://cdn.example/files/">', `${partner}/`],
  ] as const) {
    await openWith(page, partner, `${base}<iframe srcdoc="${inside}"></iframe>`)
    await inquiryOn(page.frameLocator('iframe')).sendLead()
    expect((await mailbox.leads())[0]?.page).toBe(named)
  }
})
