import type { BrowserContext, Page } from 'playwright/test'
import { built, builtWithFacts } from '../built.ts'
import type { Fault } from '../mailbox.ts'

const idsOf = (name: string) => ({
  serviceId: `service_${name}`,
  quoteTemplateId: `quotes_${name}`,
  inquiryTemplateId: `inquiries_${name}`,
  publicKey: name,
})

/** The fault of a first account whose quota is used up. */
export const usedUpQuota: Fault = { status: 426, account: 'first' }

/**
 * Serves both widgets as of a company whose leads go to a first account, and what that refuses to a reserve; with
 * other facts of that company, if there are any.
 */
export async function serveReserve(
  pages: BrowserContext | Page,
  origin: string,
  facts: object = {},
): Promise<void> {
  const account = { ...idsOf('first'), origin, reserve: idsOf('reserve') }
  const json = { ...JSON.parse(built('widgets/business.1.json')), account }
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  await pages.route('**/widgets/business.1.json', (route) => route.fulfill({ json, headers }))
  for (const name of ['quote-builder.js', 'inquiry-form.js']) {
    const body = builtWithFacts(name, { ...facts, account })
    await pages.route(`**/widgets/${name}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', headers, body }),
    )
  }
}
