import { expect, type Page } from 'playwright/test'
import { everyKindOfQuestion } from './gardens-page.ts'
import { inquiryOn } from './inquiry-page.ts'
import { inEnglish, type Say } from './say.ts'
import { wizardOn } from './wizard-page.ts'

/** Checks what the visitor sees now; the name of the state is for the error message. */
export type Look = (state: string) => Promise<void>

const service = '**/email/send'

/** Presses send, holds the mail back while `look` runs, and then releases it. */
async function whileSending(page: Page, press: () => Promise<void>, look: () => Promise<void>) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(service, async (route) => {
    await released
    await route.continue()
  })
  await press()
  await look()
  release()
}

async function whileBlocked(page: Page, press: () => Promise<void>) {
  await page.route(service, (route) => route.abort())
  await press()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(service)
}

/** Goes from a fresh page through every step and state of the quote builder, with `success-url="none"`. */
export async function everyQuoteState(page: Page, look: Look, say: Say = inEnglish) {
  const wizard = wizardOn(page, say)
  await expect(wizard.heading).toBeVisible()
  await look('service')
  await wizard.choose('Pressure Washing')
  await wizard.continue.click()
  await wizard.continue.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look('extras, and nothing to quote')
  await wizard.back.click()
  await wizard.checkbox('Deck').check()
  await look('what needs washing')
  await wizard.back.click()
  await look('service, one of them chosen')
  await wizard.choose('Commercial Cleaning')
  await look('business info')
  await wizard.back.click()
  await wizard.choose('Airbnb Cleaning')
  await wizard.more('kitchen', 1)
  await wizard.continue.click()
  await look('turnaround')
  await wizard.back.click()
  await wizard.back.click()
  await wizard.choose('Residential Cleaning')
  await look('home info, nothing counted')
  await wizard.more('bedroom', 2)
  await look('home info')
  const follow = (hash: string) => page.evaluate((to) => location.assign(to), hash)
  await follow('#q=1.a.1-1-1-1')
  await expect(wizard.radio('Same-day')).toBeVisible()
  await follow('#q=1.a...of')
  await expect(wizard.button(say('Take them out', { n: 2 }))).toBeVisible()
  await look('turnaround, with extras that a link added, and another quote that is kept')
  await wizard.button(say('Back to that quote')).click()
  await expect(wizard.count('Bedrooms')).toHaveValue('2')
  await wizard.continue.click()
  await wizard.radio('Weekly').check()
  await look('frequency')
  if (!(await wizard.breakdown.isVisible())) {
    await wizard.tab.click()
    await look('breakdown over the step')
    await page.keyboard.press('Escape')
  }
  await wizard.continue.click()
  await look('extras')
  await wizard.continue.click()
  await look('final quote')
  await wizard.book.click()
  await look('contact')
  await wizard.send.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look('errors')
  await wizard.fillContact({ email: 'sam@gmial.com', phone: '604 555 0199 x5' })
  await expect(
    wizard.button(say('Did you mean {provider}?', { provider: 'gmail.com' })),
  ).toBeVisible()
  await look('a misspelt address, and an extension')
  await wizard.fillContact()
  await whileBlocked(page, () => wizard.send.click())
  await look('not sent')
  await whileSending(
    page,
    () => wizard.send.click(),
    async () => {
      await expect(wizard.sending).toBeDisabled()
      await look('sending')
    },
  )
  await expect(wizard.thanks).toBeVisible()
  await look('sent')
}

/** Goes from a fresh page through every state of the inquiry form, with `success-url="none"`. */
export async function everyInquiryState(page: Page, look: Look, say: Say = inEnglish) {
  const form = inquiryOn(page, say)
  await expect(form.name).toBeVisible()
  await look('empty')
  await form.name.fill('Priya')
  await form.send.click()
  await expect(form.alert).toBeVisible()
  await look('errors')
  await form.fill({ email: 'priya@hotmial.com', phone: '604 555 0177 x5' })
  await expect(
    page.getByRole('button', {
      name: say('Did you mean {provider}?', { provider: 'hotmail.com' }),
    }),
  ).toBeVisible()
  await look('a misspelt address, and an extension')
  await form.fill()
  await whileBlocked(page, () => form.send.click())
  await look('not sent')
  await whileSending(
    page,
    () => form.send.click(),
    async () => {
      await expect(form.sending).toBeDisabled()
      await look('sending')
    },
  )
  await expect(form.thanks).toBeVisible()
  await look('sent')
}

export const states = {
  'plain.html': everyQuoteState,
  'inquiry.html': everyInquiryState,
  'gardens.html': everyKindOfQuestion,
}

/** The console messages of the browser and the widgets when a mail was blocked. */
export const blocked = /net::ERR_FAILED|^error: (quote|inquiry): unreachable$/
