import type { Page } from 'playwright/test'
import { openWith } from '../widgets/host.ts'
import { inquiry, inquiryOn } from '../widgets/inquiry-page.ts'
import { scriptOf } from '../widgets/pages.ts'
import { contact, wizardOn } from '../widgets/wizard-page.ts'

export const tags = ['quote-builder', 'inquiry-form'] as const
export type Tag = (typeof tags)[number]

interface Neighbours {
  /** What the page has in its head, before the script of the widget. */
  head?: string
  /** The lines that load the widget, if not those of the guide. */
  script?: string
  attributes?: string
  /** What follows the tag. */
  below?: string
}

/** Opens a partner's page with a widget and its neighbours. */
export const openNextTo = (page: Page, partner: string, tag: Tag, neighbours: Neighbours = {}) => {
  const { head = '', script = scriptOf(tag), attributes = '', below = '' } = neighbours
  const body = `<h1>Our friends clean for you</h1>
    <${tag} partner="Fleetwood Rentals" success-url="none" ${attributes}>Call us.</${tag}>${below}`
  return openWith(page, partner, `<meta charset="utf-8">${head}${script}${body}`)
}

/** Who sends a lead, by the widget. */
export const visitors = { 'quote-builder': contact.name, 'inquiry-form': inquiry.name }

/** Sends a lead from the widget of the page, as a visitor who takes every step. */
export async function sendLead(page: Page, tag: Tag): Promise<void> {
  if (tag === 'inquiry-form') return inquiryOn(page).sendLead()
  const wizard = wizardOn(page)
  await wizard.reachContact()
  await wizard.sendContact()
  await wizard.thanks.waitFor()
}

/** The names of the visitors whose leads arrived. */
export const namesOf = (leads: Record<string, string>[]) =>
  leads.map(({ name, from_name }) => name ?? from_name)
