import { expect, type Page } from 'playwright/test'
import { oneBedroom } from '../facts.ts'
import { inquiry, inquiryOn } from './inquiry-page.ts'
import { contact, wizardOn } from './wizard-page.ts'

/*
 * The two forms that send a lead: the contact step of a quote, and the inquiry. What both do is tested in one place.
 */

function contactOn(page: Page) {
  const wizard = wizardOn(page)
  const field = (label: string) => page.getByLabel(label, { exact: true })
  return {
    name: field('Name'),
    email: field('Email'),
    phone: field('Phone'),
    message: field('Additional Notes'),
    send: wizard.send,
    sending: wizard.sending,
    alert: wizard.alert,
    thanks: wizard.thanks,
    fill: wizard.fillContact,
    reach: wizard.openContact,
  }
}

function messageOn(page: Page) {
  const form = inquiryOn(page)
  return { ...form, reach: () => form.name.waitFor() }
}

export type LeadForm = ReturnType<typeof contactOn>

export const leadForms = [
  {
    tag: 'quote-builder',
    lead: 'quote',
    file: 'plain.html',
    on: contactOn as (page: Page) => LeadForm,
    typed: contact,
    service: 'residential',
    /** The mails that have arrived when the form is reached: of a quote, that it was viewed. */
    earlier: 1,
    issue: 'There was an issue sending your quote. Please try again.',
    mailLink: 'email us this quote',
    letter: `?subject=Residential Cleaning&body=${oneBedroom.lines}\nTotal: $${oneBedroom.total}\n\n${contact.message}`,
  },
  {
    tag: 'inquiry-form',
    lead: 'inquiry',
    file: 'inquiry.html',
    on: messageOn as (page: Page) => LeadForm,
    typed: inquiry,
    service: 'pressure-washing',
    earlier: 0,
    issue: 'There was an issue sending your inquiry. Please try again or call us directly.',
    mailLink: 'Email us this message',
    letter: `?subject=Inquiry&body=Name: ${inquiry.name}\nEmail: ${inquiry.email}\nPhone: ${inquiry.phone}\nService: Pressure Washing\n\n${inquiry.message}`,
  },
] as const

/** Opens the page of a form with this query, and fills it in; the mails before it have arrived by then. */
export async function openFilled(
  page: Page,
  partner: string,
  { file, on, earlier }: (typeof leadForms)[number],
  query: string,
  posts: () => Promise<unknown[]>,
) {
  await page.goto(`${partner}/${file}${query}`)
  const form = on(page)
  await form.reach()
  await expect.poll(async () => (await posts()).length).toBe(earlier)
  await form.fill()
  return form
}
