import type { Page } from 'playwright/test'
import { expect, type Mail, test } from '../browser.ts'
import { eventsOn, pushesOn } from './host.ts'
import { inquiryOn } from './inquiry-page.ts'
import { builtLanguage, type Code, speak, tagsOfPages } from './languages.ts'
import { inEnglish, type Say } from './say.ts'
import { someId } from './sent.ts'
import { wizardOn } from './wizard-page.ts'

const codes = Object.keys(tagsOfPages) as Code[]

/** The amounts that a receipt shows, in cents, whatever a language writes between the digits. */
async function centsOn(page: Page, decimalPoint: string): Promise<number[]> {
  const amounts = await page.locator('.receipt .amount').allTextContents()
  return amounts.map((text) => {
    const [units = '', cents = '0'] = text
      .split(decimalPoint)
      .map((part) => part.replace(/\D/g, ''))
    return Number(units) * 100 + Number(cents)
  })
}

/** Answers every step of an Airbnb quote with thousands and cents, sends it, and waits for the thanks. */
async function sendQuote(page: Page, say: Say, decimalPoint: string) {
  const wizard = wizardOn(page, say)
  await expect(wizard.heading).toHaveText(say('What needs cleaning?'))
  await wizard.choose('Airbnb Cleaning')
  await wizard.count('Bedrooms').fill('12')
  await wizard.more('bathroom', 1)
  await wizard.continue.click()
  await wizard.radio('Same-day').check()
  await wizard.continue.click()
  await wizard.checkbox('Oven Cleaning').check()
  await wizard.continue.click()
  await expect(wizard.book).toBeVisible()
  const cents = await centsOn(page, decimalPoint)
  await wizard.book.click()
  await wizard.sendContact()
  await expect(wizard.thanks).toBeVisible()
  expect(await centsOn(page, decimalPoint)).toEqual(cents)
  return cents
}

/** What left the page: without what each visit has of its own. */
async function whatLeft(page: Page, mails: Mail[]) {
  const changing = { lead_id: 0, page: 0, timestamp: 0, suspect: 0, quote_id: 0 }
  const without = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !(name in changing)))
  const events = (await eventsOn(page)).map(([name, detail]) => [name, without(detail)])
  return {
    events,
    pushes: (await pushesOn(page)).map(without),
    mails: mails.map(({ template_params }) => without(template_params)),
  }
}

for (const code of codes)
  test(`a quote in ${code} is the same in cents, and what leaves the page is English`, async ({
    page,
    partner,
    mailbox,
  }) => {
    await page.goto(`${partner}/quote-builder-in-en.html?success-url=none`)
    const cents = await sendQuote(page, inEnglish, '.')
    expect(cents).toEqual([108_000, 4500, 56_250, expect.any(Number), expect.any(Number)])
    await expect.poll(async () => (await mailbox.mails()).length).toBe(2)
    const english = await whatLeft(page, await mailbox.mails())

    const say = await speak(page, code)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(`${partner}/quote-builder-in-${tagsOfPages[code]}.html?success-url=none`)
    const point = `${builtLanguage(code).words['.'] ?? '.'}`
    expect(await sendQuote(page, say, point)).toEqual(cents)
    await expect.poll(async () => (await mailbox.mails()).length).toBe(4)
    const mails = (await mailbox.mails()).slice(0, 2)
    expect(await whatLeft(page, mails)).toEqual({
      ...english,
      mails: english.mails.map((params) => ({ ...params, language: code })),
    })
    expect(mails.map(({ template_params }) => template_params.lead_id)).toEqual([someId, someId])
  })

for (const code of codes)
  test(`an inquiry in ${code} arrives in English, with the language`, async ({
    page,
    partner,
    mailbox,
  }) => {
    await page.goto(`${partner}/inquiry-form-in-en.html?success-url=none`)
    await inquiryOn(page).sendLead()
    await expect.poll(async () => (await mailbox.mails()).length).toBe(1)
    const english = await whatLeft(page, await mailbox.mails())

    const say = await speak(page, code)
    await page.goto(`${partner}/inquiry-form-in-${tagsOfPages[code]}.html?success-url=none`)
    const form = inquiryOn(page, say)
    const options = form.service.locator('option')
    await expect(options.nth(1)).toHaveText(say('Residential Cleaning'))
    await form.sendLead()
    await expect.poll(async () => (await mailbox.mails()).length).toBe(2)
    expect(await whatLeft(page, (await mailbox.mails()).slice(0, 1))).toEqual({
      ...english,
      mails: english.mails.map((params) => ({ ...params, language: code })),
    })
  })

test('a link that was made in English opens the same quote', async ({ page, partner }) => {
  const code = '2.a.bedrooms-12.bathrooms-1.turnaround-sameday.extras-oven'
  const linkOn = async (say: Say) => {
    const letter = await page.getByRole('link', { name: say('Email it') }).getAttribute('href')
    return /#q=\S+/.exec(decodeURIComponent(`${letter}`))?.[0]
  }
  await page.goto(`${partner}/quote-builder-in-en.html#q=${code}`)
  await expect(wizardOn(page).book).toBeVisible()
  const english = await linkOn(inEnglish)
  expect(english).toContain(`#q=${code}.~`)
  const say = await speak(page, 'fr')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${partner}/quote-builder-in-fr.html#q=${code}`)
  await expect(wizardOn(page, say).book).toBeVisible()
  expect(await linkOn(say)).toBe(english)
})
