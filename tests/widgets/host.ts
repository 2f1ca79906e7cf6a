import type { Locator, Page } from 'playwright/test'

/*
 * What a partner's page does with a widget, and what it gets from it.
 */

/** What the pages of pages.ts record, and their function that loads a script. */
interface HostPage {
  events: [name: string, detail: Record<string, unknown>][]
  dataLayer: { event: string; [name: string]: unknown }[]
  load(widget?: string): Promise<void>
}

/** Sets attributes of an element, in this order; null removes one. */
export const setOn = (element: Locator, attributes: Record<string, string | null>) =>
  element.evaluate((self, values) => {
    for (const [name, value] of Object.entries(values))
      if (value === null) self.removeAttribute(name)
      else self.setAttribute(name, value)
  }, attributes)

/** The events that reached the page, if their name matches. */
export async function eventsOn(page: Page, name = /./) {
  const events = await page.evaluate(() => (window as unknown as HostPage).events)
  return events.filter(([event]) => name.test(event))
}

/** The names of the events that reached the page. */
export const eventNamesOn = async (page: Page, name = /./) =>
  (await eventsOn(page, name)).map(([event]) => event)

/** The details of each event of this name. */
export const detailsOn = async (page: Page, name: string) =>
  (await eventsOn(page, new RegExp(`^${name}$`))).map(([, detail]) => detail)

/** The entries of the data layer, if their event matches. */
export async function pushesOn(page: Page, event = /./) {
  const pushes = await page.evaluate(() => (window as unknown as HostPage).dataLayer)
  return pushes.filter((push) => event.test(push.event))
}

/** Loads a widget's script on late.html. */
export const load = (page: Page, widget?: string) =>
  page.evaluate((name) => (window as unknown as HostPage).load(name), widget)

/** Keeps the page where a lead would leave it. */
export const keepPage = (page: Page, lead: 'quote' | 'inquiry') =>
  page.evaluate(
    (name) => document.addEventListener(name, (event) => event.preventDefault()),
    `${lead}submit`,
  )

/** Opens a partner's page that has nothing of ours but these lines. */
export async function openWith(
  page: Page,
  partner: string,
  lines: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const body = `<!doctype html><meta name="viewport" content="width=device-width"><title>Mine</title>${lines}`
  const query = new URLSearchParams({ lines: body, headers: JSON.stringify(headers) })
  await page.goto(`${partner}/mine.html?${query}`, { waitUntil: 'commit' })
}
