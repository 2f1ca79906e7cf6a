import type { BrowserContext } from 'playwright/test'

/**
 * Watches what every page of a visit offers as a next step, however short a time it is there. `hasArrived` is asked at
 * that moment whether the lead with this id has; returns what was offered by the end.
 */
export async function watchOffers(
  context: BrowserContext,
  hasArrived: (leadId: string) => Promise<boolean>,
): Promise<() => Promise<{ all: number; tooEarly: number }>> {
  const offers = new Map<string, Promise<boolean>>()
  await context.exposeFunction('offersStep', (address: string) => {
    const id = new URL(address).searchParams.get('lead') ?? ''
    if (!offers.has(id)) offers.set(id, hasArrived(id))
  })
  await context.addInitScript(watchLinks)
  return async () => {
    const arrived = await Promise.all(offers.values())
    return { all: arrived.length, tooEarly: arrived.filter((has) => !has).length }
  }
}

/** Tells of the links of next steps, of our page and in a widget. */
function watchLinks() {
  const { offersStep } = window as unknown as { offersStep(address: string): Promise<void> }
  setInterval(() => {
    const widget = document.querySelector('quote-builder')?.shadowRoot
    for (const root of [document, widget])
      for (const link of root?.querySelectorAll<HTMLAnchorElement>('.next-steps a') ?? [])
        void offersStep(link.href)
  }, 20)
}
