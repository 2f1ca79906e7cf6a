import type { Page } from 'playwright/test'
import { expect, test } from '../browser.ts'
import { oneBedroom, quoteLinkOf } from '../facts.ts'
import { siteUrl } from '../sites.ts'
import { openWith } from '../widgets/host.ts'
import { inquiryOn } from '../widgets/inquiry-page.ts'
import { fillKeepAlive } from '../widgets/journey-parts.ts'
import { leadForms, openFilled } from '../widgets/lead-forms.ts'
import { scriptOf } from '../widgets/pages.ts'
import {
  nowhere,
  scriptParams,
  sentContact,
  sentInquiry,
  someId,
  withoutSuspectMark,
} from '../widgets/sent.ts'
import { contact, wizardOn } from '../widgets/wizard-page.ts'
import { tags } from './next-to.ts'

/** Sends a quote, removes its element, and sends an inquiry in its place. */
async function sendBoth(page: Page) {
  const wizard = wizardOn(page)
  await wizard.reachContact()
  await wizard.sendContact()
  await expect(wizard.thanks).toBeVisible()
  await page.evaluate(() => {
    document.querySelector('quote-builder')?.remove()
    const element = document.createElement('inquiry-form')
    document.body.append(Object.assign(element, { successUrl: 'none' }))
  })
  const form = inquiryOn(page)
  // A click waits for the page's next frames, which Chromium sometimes delays on a busy machine; a key does not.
  await form.send.press('Enter')
  await expect(form.alert.getByRole('link')).toHaveCount(3)
  await form.fill()
  await form.send.press('Enter')
  await expect(form.thanks).toBeVisible()
  await page.evaluate(() => document.querySelector('inquiry-form')?.remove())
  await expect(form.send).toBeHidden()
}

const patches = {
  // MooTools, old polyfills, zones and session recorders do this.
  'objects, promises, fetch and listeners': `
    for (const { prototype } of [Object, Array, String, Function, Element, Event, Promise]) {
      prototype.each = function each() { throw new Error('each was called') }
      prototype.remark = 'a text that every object has'
    }
    String.prototype.trim = function trim() { return this.replace(/^[ \\t\\r\\n]+|[ \\t\\r\\n]+$/g, '') }
    window.Promise = class ZonePromise extends Promise {
      then(...given) { return super.then(...given) }
    }
    const { fetch } = window
    window.fetched = 0
    // Neither a promise of the browser's nor one with a catch.
    window.fetch = (...given) => {
      fetched++
      return { then: (done, failed) => void fetch(...given).then(done, failed) }
    }
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function listen(type, listener, options) {
      return addEventListener.call(this, type, listener && ((event) =>
        listener.handleEvent ? listener.handleEvent(event) : listener.call(this, event)), options)
    }
    const define = customElements.define
    customElements.define = function (...given) { return define.apply(this, given) }
    window.requestAnimationFrame = (run) => setTimeout(run, 16)`,
  // Prototype.js does this, on which old shops run: https://github.com/prototypejs/prototype
  'the methods of lists, functions and elements': `
    const listOf = (value) => value?.toArray ? value.toArray() : [].slice.call(value ?? [])
    Object.assign(Array.prototype, {
      _each(run, self) { for (let at = 0; at < this.length; at++) run.call(self, this[at], at) },
      each(run, self) {
        try { this._each(run, self) } catch (thrown) { if (thrown !== listOf) throw thrown }
        return this
      },
      find(run, self) {
        let found
        this.each((value, at) => {
          if (!run.call(self, value, at)) return
          found = value
          throw listOf
        })
        return found
      },
      entries() { return listOf(this) },
      toArray() { return [].concat(this) },
      size() { return this.length },
    })
    // It knows no iterators, and no second argument.
    Array.from = listOf
    Function.prototype.bind = function (self, ...first) {
      const bound = this
      return function (...rest) { return bound.apply(self, first.concat(rest)) }
    }
    Element.prototype.remove = function () {
      this.parentNode.removeChild(this)
      return this
    }`,
}

for (const [what, script] of Object.entries(patches))
  test(`both send where ${what} are replaced`, async ({ page, partner, mailbox }) => {
    const tag = '<quote-builder success-url="none"></quote-builder>'
    await openWith(
      page,
      partner,
      `<script>{${script}}</script>${tags.map(scriptOf).join('')}${tag}`,
    )
    await sendBoth(page)
    const common = {
      ...nowhere,
      partner: '',
      page: `${partner}/mine.html`,
      lead_id: someId,
      ...scriptParams,
    }
    expect((await mailbox.leads()).map(withoutSuspectMark)).toEqual([
      { ...common, ...sentInquiry },
      {
        ...common,
        ...sentContact,
        service: 'Residential Cleaning',
        total_price: `${oneBedroom.total}`,
        price_breakdown: oneBedroom.lines.join(),
        quote_link: expect.stringMatching(
          quoteLinkOf(siteUrl, '2.r.bedrooms-1.frequency-onetime.extras-0'),
        ),
      },
    ])
    expect(await mailbox.mails()).toHaveLength(3)
    // Three mails, and one request of each widget that looks for a mailbox.
    if (script.includes('fetched')) expect(await page.evaluate('fetched')).toBe(5)
  })

/** What a page may do to its console, its events or its data layer. */
const spoilt: Record<string, string> = {
  'whose console throws @long': 'console.error = console.warn = console.log = deny',
  'without a console @long': 'window.console = undefined',
  'that cannot dispatch events': 'EventTarget.prototype.dispatchEvent = deny',
  'whose data layer and console throw': 'console.error = deny; dataLayer = { push: deny }',
}

for (const [what, spoil] of Object.entries(spoilt))
  test(`a lead on a page ${what} has an end`, async ({ page, partner, mailbox, allowed }) => {
    allowed.push(/^error: (Error: )?Not here|^error: quote: refused$|status of 403/)
    await page.goto(`${partner}/plain.html?success-url=none`)
    await page.evaluate(`{ const deny = () => { throw new Error('Not here') }; ${spoil} }`)
    const wizard = wizardOn(page)
    await wizard.openContact()
    await expect.poll(async () => (await mailbox.posts()).length).toBe(1)
    await mailbox.fail({ status: 403 })
    await wizard.sendContact()
    await expect(page.getByText(leadForms[0].issue)).toBeVisible()
    await mailbox.fail({})
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(wizard.thanks).toBeVisible()
    expect(await mailbox.posts()).toHaveLength(3)
  })

// Session recorders fill the 64 KiB that a page has for requests that outlive it:
// https://github.com/grafana/faro-web-sdk/issues/1898, https://github.com/getsentry/sentry-javascript/pull/7553
test('a page waits next to a session recorder', async ({ page, partner, mailbox, baseURL }) => {
  const form = await openFilled(page, partner, leadForms[0], '', mailbox.posts)
  await page.route('**/recorder', () => {})
  await page.evaluate(fillKeepAlive)
  await mailbox.fail({ delay: 3000 })
  await form.send.click()
  const answered = await page.waitForResponse((response) =>
    `${response.request().postData()}`.includes(contact.name),
  )
  expect(answered.status()).toBe(200)
  await page.waitForURL(`${baseURL}/booked`)
  expect(await mailbox.posts()).toHaveLength(2)
})

test('where fetch throws no word is lost', async ({ page, partner, mailbox, allowed }) => {
  allowed.push(/^error: (quote|viewed quote|inquiry): unreachable$/)
  await page.goto(`${partner}/plain.html`)
  await page.evaluate("window.fetch = () => { throw new Error('Blocked until you consent') }")
  const wizard = wizardOn(page)
  await wizard.openContact()
  await wizard.sendContact()
  await expect(page.getByText('There was an issue sending your quote.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(contact.name)
  expect(await mailbox.posts()).toEqual([])
})
