import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test'
import { inEnglish, type Say } from './say.ts'

export const inquiry = {
  name: 'Priya Nair',
  email: 'priya@nair.example',
  phone: '+1 (604) 555-0177',
  service: 'pressure-washing',
  message: "The driveway is green.\nFridays are best, if it isn't raining.",
}

/** The form of a page, filled in, on a clock that the test controls. */
export async function filledInquiry(page: Page, address: string) {
  await page.clock.install()
  await page.goto(address)
  const form = inquiryOn(page)
  await form.fill()
  return form
}

/** The parts of the inquiry form that a visitor can see and press, by their accessible names, which `say` puts into a language. */
export function inquiryOn(page: Page | FrameLocator | Locator, say: Say = inEnglish) {
  const field = (label: string) => page.getByLabel(say(label), { exact: true })
  const send = page.getByRole('button', { name: say('Send Message'), exact: true })
  const thanks = page.getByRole('heading', { name: say('Message Sent Successfully!') })

  async function fill(changes: Partial<typeof inquiry> = {}) {
    const { name, email, phone, service, message } = { ...inquiry, ...changes }
    await field('Name').fill(name)
    await field('Email').fill(email)
    await field('Phone Number').fill(phone)
    await field('Service').selectOption(service)
    await field('Message').fill(message)
  }

  return {
    name: field('Name'),
    email: field('Email'),
    phone: field('Phone Number'),
    service: field('Service'),
    message: field('Message'),
    send,
    sending: page.getByRole('button', { name: say('Sending Message...'), exact: true }),
    alert: page.getByRole('alert'),
    thanks,
    oops: page.getByRole('heading', { name: say('Oops! Something went wrong') }),

    fill,

    /** Sends a message from a page that stays, and waits for the thanks. */
    async sendLead(changes: Partial<typeof inquiry> = {}) {
      await fill(changes)
      await send.click()
      await expect(thanks).toBeVisible()
    },
  }
}
