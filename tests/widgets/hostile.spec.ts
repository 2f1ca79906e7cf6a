import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { prices, withDiscount } from '../facts.ts'
import { load, openWith, setOn } from './host.ts'
import { inquiryOn } from './inquiry-page.ts'
import { scriptOf } from './pages.ts'
import { wizardOn } from './wizard-page.ts'

const refusals = /^warning: <[\w-]+>: [\w-]+(=".*")? is not .+\. Taken instead: .+\.$/s

test('markup in attributes runs nothing', async ({ page, partner, mailbox, allowed }) => {
  allowed.push(refusals)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const tags = ['quote-builder', 'inquiry-form']
  await openWith(
    page,
    partner,
    `${tags.map(scriptOf).join('')}${tags.map((tag) => `<${tag}></${tag}>`).join('')}<script>
      window.ran = 0
      for (const element of document.querySelectorAll('quote-builder, inquiry-form'))
        for (const name of ['service', 'success-url', 'partner', 'email-origin', 'analytics', 'theme', 'mode', 'trigger'])
          element.setAttribute(name, '"><img src=x onerror="ran++"><svg onload="ran++">')
    </script>`,
  )
  const [quote, inquiry] = [page.locator('quote-builder'), page.locator('inquiry-form')]
  const form = inquiryOn(page)
  await expect(form.name).toBeVisible()
  const made = page
    .locator('img:not([srcset]), [onerror], [onload]')
    .or(page.locator('svg:not([aria-hidden])'))
  await expect(made).toHaveCount(0)
  // Where the trigger is not a valid selector, the dialog has its own button.
  for (const element of [quote, inquiry]) await setOn(element, { mode: 'dialog' })
  await expect(page.getByRole('button', { name: 'Get an instant quote' })).toBeVisible()
  await inquiry.evaluate((self) => Object.assign(self, { mode: '', successUrl: 'none' }))
  await form.sendLead()
  await setOn(quote, { mode: null })
  await wizardOn(page).openContact()
  await expect.poll(async () => (await mailbox.mails()).length).toBe(2)
  const text = await quote.getAttribute('partner')
  expect(text).toContain('<img src=x onerror=')
  for (const { template_params: sent } of await mailbox.mails()) expect(sent.partner).toBe(text)
  await expect(made).toHaveCount(0)
  expect(await page.evaluate('ran')).toBe(0)
  expect(requests).not.toContain('/x')
})

/** Gives every object of the page a property by the name of a setting. */
const pollute = (page: Page) =>
  page.evaluate(() => {
    Object.assign(Object.prototype, {
      emailOrigin: 'https://evil.example',
      emailKey: 'evil',
      successUrl: '/evil',
      partner: 'Mallory',
      test: 'yes',
      service: 'commercial',
      bedrooms: '7',
      frequency: 'weekly',
      answers: { service: 'airbnb' },
      contactName: 'Mallory',
    })
  })

/** Sets properties that cannot be written as text. */
const confuse = (page: Page) =>
  page.locator('quote-builder').evaluate((self) => {
    const values = {
      service: Symbol('residential'),
      bedrooms: Object.create(null),
      partner: {
        toString() {
          throw new Error('no text')
        },
      },
    }
    for (let i = 0; i < 2; i++) Object.assign(self, values)
  })

for (const when of ['before', 'after'] as const) {
  test(`settings of every object, ${when}, are none`, async ({ page, partner, mailbox }) => {
    await page.goto(`${partner}/late.html`)
    const tag = page.locator('quote-builder')
    if (when === 'before') await pollute(page)
    await setOn(tag, { 'success-url': 'none', theme: 'light' })
    await load(page)
    if (when === 'after') {
      await pollute(page)
      await setOn(tag, { theme: 'dark' })
    }
    const wizard = wizardOn(page)
    await wizard.choose('Residential Cleaning')
    await expect(wizard.count('Bedrooms')).toHaveValue('0')
    await wizard.more('bedroom', 1)
    await wizard.continue.click()
    await expect(wizard.radio('One-time')).toBeChecked()
    for (let i = 0; i < 2; i++) await wizard.continue.click()
    await wizard.book.click()
    await expect(page.getByLabel('Name')).toHaveValue('')
    await wizard.sendContact()
    await expect(wizard.thanks).toBeVisible()
    const [lead] = await mailbox.mails()
    expect(lead).toMatchObject({ user_id: 'mailbox', template_params: { partner: '' } })
    expect(lead?.template_params).not.toHaveProperty('test')
  })

  test(`what is not text, set ${when}, warns`, async ({ page, partner, allowed, consoleLines }) => {
    allowed.push(
      /^warning: <quote-builder>: (service|bedrooms|partner) is not text\. Its default is taken\.$/,
    )
    await page.goto(`${partner}/late.html`)
    if (when === 'before') await confuse(page)
    await load(page)
    if (when === 'after') await confuse(page)
    const wizard = wizardOn(page)
    await wizard.choose('Residential Cleaning')
    await expect(wizard.count('Bedrooms')).toHaveValue('0')
    expect(consoleLines).toHaveLength(3)
  })
}

test('a picture may hide a method', async ({ page, partner, allowed, consoleLines }) => {
  allowed.push(/^error: <quote-builder> cannot be drawn on this page:/)
  const script = scriptOf('quote-builder').replace('async ', '')
  await openWith(
    page,
    partner,
    `<img name="createElement" src="data:," alt="">${script}<quote-builder>Call us.</quote-builder>`,
  )
  await expect(page.getByText('Call us.')).toBeVisible()
  await expect.poll(() => consoleLines).toHaveLength(1)
})

/** What a widget could change in its page, such as globals and the look of 19 common elements. */
const hostOf = (page: Page) =>
  page.evaluate(() => {
    const tags =
      'h1,h2,p,a,button,input,select,textarea,label,ul,li,table,td,img,section,form,fieldset,div,span'
    const looks = tags.split(',').map((tag) => {
      const probe = document.body.appendChild(document.createElement(tag))
      const style = getComputedStyle(probe)
      const look = [...style].map((name) => style.getPropertyValue(name)).join()
      probe.remove()
      return look
    })
    const { documentElement, head, body, cookie, adoptedStyleSheets } = document
    return {
      looks,
      globals: Object.getOwnPropertyNames(window),
      head: [...head.children].filter(({ localName }) => localName !== 'script').map(String),
      tags: [documentElement, head, body].map((tag) => (tag.cloneNode() as Element).outerHTML),
      body: body.childElementCount,
      sheets: adoptedStyleSheets.length,
      cookie,
    }
  })

for (const [tag, label] of [
  ['quote-builder', 'Get an instant quote'],
  ['inquiry-form', 'Ask a question'],
] as const)
  test(`<${tag}> and its dialog leave the page unchanged`, async ({ page, partner }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(`${partner}/late.html`)
    await page.evaluate((name) => {
      document.querySelector('#early')?.replaceWith(document.createElement(name))
    }, tag)
    const before = await hostOf(page)
    await load(page, tag)
    const first = page.locator(tag).getByRole('heading').or(page.getByLabel('Name')).first()
    await expect(first).toBeVisible()
    expect(await hostOf(page)).toEqual(before)
    const own = await page
      .locator(tag)
      .evaluate(({ shadowRoot }) => [
        shadowRoot?.querySelectorAll('style, link').length,
        shadowRoot?.adoptedStyleSheets.length,
      ])
    expect(own, 'no style element of its own, and one sheet').toEqual([0, 1])

    await setOn(page.locator(tag), { mode: 'dialog' })
    await page.getByRole('button', { name: label }).click()
    await expect(first).toBeFocused()
    const { looks, globals, tags } = await hostOf(page)
    expect({ ...before, looks, globals, tags }).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect.poll(() => hostOf(page)).toEqual(before)
    // The last request looks for the mailbox; a build with EmailJS ids does not make it.
    const others = requests.filter((path) => !path.startsWith('/pictures/'))
    expect(others).toEqual(['/late.html', `/widgets/${tag}.js`, '/api/v1.0/email/send'])
  })

test('a page in another encoding shows every character', async ({ page, partner }) => {
  const tag = '<quote-builder service="residential"></quote-builder>'
  await openWith(page, partner, `<meta charset="windows-1252">${scriptOf('quote-builder')}${tag}`)
  const wizard = wizardOn(page)
  await wizard.more('bedroom', 1)
  await wizard.continue.click()
  await wizard.radio('Weekly').check()
  const weekly = withDiscount(
    ['1 Bedroom', prices.residential.bedrooms],
    'Weekly',
    prices.frequency.weekly,
  )
  await expect(wizard.lines).toHaveText(weekly.shown)
})
