import { expect, type FrameLocator, type Page } from 'playwright/test'
import { otherMailUrl } from '../sites.ts'
import { inEnglish, type Say } from './say.ts'

export const contact = {
  name: 'Sam Sample',
  email: 'sam@sample.example',
  phone: '(604) 555-0199',
  message: 'The side gate sticks.\nPlease lift it.',
}

/** The code in the link of a residential quote of one bedroom. */
export const oneBedroomCode = '2.r.bedrooms-1.frequency-onetime.extras-0'

/** The quote builder of a page at its contact step, filled in, with a residential quote of one bedroom. */
export async function filledQuote(page: Page, address: string) {
  await page.goto(address)
  const wizard = wizardOn(page)
  await wizard.openContact()
  await wizard.fillContact()
  return wizard
}

/** The thanks that follow a sent quote, in the quote builder or on the thank-you page. */
export const thanksOn = (page: Page | FrameLocator, say: Say = inEnglish) =>
  page.getByRole('heading', { name: say('Thank You!') })

/** The mail about the viewed quote has already caused a preflight, so that the lead goes to a new address. */
export const sendToAnotherService = (page: Page) =>
  page.locator('quote-builder').evaluate((element, origin) => {
    element.setAttribute('email-origin', origin)
  }, otherMailUrl)

/** The parts of the quote builder that a visitor can see and press, by their accessible names, which `say` puts into a language. */
export function wizardOn(page: Page | FrameLocator, say: Say = inEnglish) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const tile = (service: string) => page.getByRole('button', { name: say(service) })
  const choose = (service: string) => tile(service).click()
  const more = (item: string) => button(say('One more {thing}', { thing: say(item) }))
  const send = button(say('Get My Quote'))
  const thanks = thanksOn(page, say)

  async function fillContact(changes: Partial<typeof contact> = {}) {
    const { name, email, phone, message } = { ...contact, ...changes }
    await page.getByLabel(say('Name')).fill(name)
    await page.getByLabel(say('Email')).fill(email)
    await page.getByLabel(say('Phone')).fill(phone)
    await page.getByLabel(say('Additional Notes')).fill(message)
  }

  async function sendContact(changes: Partial<typeof contact> = {}) {
    await fillContact(changes)
    await send.click()
  }

  /**
   * Does the same as `reachContact` by the link of that quote, which is much faster, for tests that are not about the
   * steps. Does not work in a frame. The address is the same as before afterwards.
   */
  async function openContact() {
    if (!('evaluate' in page)) throw new Error('A link opens a quote in the page itself.')
    const address = page.url()
    await page.evaluate((code) => location.replace(`#q=${code}`), oneBedroomCode)
    await button(say('Get Quote & Book')).click()
    await page.evaluate((before) => history.replaceState(history.state, '', before), address)
  }

  return {
    page,
    button,
    tile,
    choose,
    continue: button(say('Continue')),
    back: button(say('Back')),
    book: button(say('Get Quote & Book')),
    send,
    sending: button(say('Sending Quote...')),
    alert: page.getByRole('alert'),
    thanks,
    tab: page.getByRole('button', { name: withAmount(say('Total: {total}')) }),
    breakdown: page.getByRole('heading', { name: say('Quote Breakdown') }),
    heading: page.locator('quote-builder').getByRole('heading', { level: 2 }),
    total: page.locator('.total'),
    lines: page.locator('.lines li'),
    count: (label: string) => page.getByRole('spinbutton', { name: say(label), exact: true }),
    radio: (name: string) => page.getByRole('radio', { name: say(name), exact: true }),
    checkbox: (name: string) => page.getByRole('checkbox', { name: say(name), exact: true }),

    async more(item: string, times: number) {
      for (let i = 0; i < times; i++) await more(item).click()
    },

    fillContact,
    openContact,
    /** Fills in the contact step, and presses the button. */
    sendContact,

    /** Sends a quote of one bedroom from a page that stays, and waits for the thanks. */
    async sendLead(changes: Partial<typeof contact> = {}) {
      await openContact()
      await sendContact(changes)
      await expect(thanks).toBeVisible()
    },

    /** Goes from a fresh page to the contact step, with a residential quote of one bedroom. */
    async reachContact() {
      await choose('Residential Cleaning')
      await more('bedroom').click()
      for (let i = 0; i < 3; i++) await button(say('Continue')).click()
      await button(say('Get Quote & Book')).click()
    },
  }
}

/** Matches a text with an amount in its braces, whatever space is around it. */
const withAmount = (text: string) =>
  new RegExp(`^${text.replace('{total}', '.*\\d.*').replaceAll(/\s/g, '\\s')}`)

/** What a visitor can see and press where the quote builder opens in a dialog. */
export function dialogOn(page: Page, say: Say = inEnglish) {
  const dialog = page.getByRole('dialog', { name: say('Get an instant quote') })
  return {
    ...wizardOn(page, say),
    dialog,
    launcher: page.getByRole('button', { name: say('Get an instant quote') }),
    trigger: page.getByRole('button', { name: 'What does it cost?' }),
    close: dialog.getByRole('button', { name: say('Close'), exact: true }),
    element: page.locator('quote-builder'),
  }
}
