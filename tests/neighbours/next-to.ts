import type { Page } from 'playwright/test'
import { siteUrl } from '../addresses.ts'
import { expect, type Mail } from '../browser.ts'
import { inquiry, inquiryOn } from '../widgets/inquiry-page.ts'
import { contact, thanksOn, wizardOn } from '../widgets/wizard-page.ts'

export const tags = ['quote-builder', 'inquiry-form'] as const
export type Tag = (typeof tags)[number]

/** The line that loads a widget, as the guide has it. */
export const scriptOf = (tag: Tag) => `<script async src="${siteUrl}/widgets/${tag}.js"></script>`

interface Neighbours {
  page: Page
  partner: string
  tag: Tag
  /** What the page has in its head, before the script of the widget. */
  head?: string
  /** The lines that load the widget, if not those of the guide. */
  script?: string
  attributes?: string
  /** What follows the tag. */
  below?: string
}

/** Opens a partner's page with a widget and its neighbours. */
export async function openNextTo(options: Neighbours): Promise<void> {
  const { page, partner, tag, head = '', attributes = '', below = '' } = options
  const { script = scriptOf(tag) } = options
  const lines = `<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>A partner's page</title>
        ${head}
        ${script}
      </head>
      <body>
        <h1>Our friends clean for you</h1>
        <${tag} partner="Fleetwood Rentals" success-url="none" ${attributes}>Call us.</${tag}>
        ${below}
      </body>
    </html>`
  await page.goto(`${partner}/mine.html?${new URLSearchParams({ lines })}`)
}

/** Who sends a lead, by the widget. */
export const visitors = { 'quote-builder': contact.name, 'inquiry-form': inquiry.name }

/** Sends a lead from the widget of the page, as a visitor who takes every step. */
export async function sendLead(page: Page, tag: Tag): Promise<void> {
  if (tag === 'inquiry-form') {
    const form = inquiryOn(page)
    await form.fill()
    await form.send.click()
    return expect(form.thanks).toBeVisible()
  }
  const wizard = wizardOn(page)
  await wizard.reachContact()
  await wizard.fillContact()
  await wizard.send.click()
  return expect(thanksOn(page)).toBeVisible()
}

/** The names of the visitors whose leads arrived. */
export const sentNames = (mails: Mail[]) =>
  mails
    .map(({ template_params }) => template_params)
    .filter(({ email, from_email }) => email || from_email)
    .map(({ name, from_name }) => name ?? from_name)
