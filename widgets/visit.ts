import { cleanLine } from './fields/clean-text.ts'

/** Beside the wizard's own `quote-builder`; both widgets share it. */
const key = 'quote-builder-visit'

const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'gclid']

/** What says where a visitor came from, as it travels: one line of at most 100 characters. */
export function short(text: string): string {
  return cleanLine(text, 100)
}

/** How this page was reached: by which campaign, and from which origin; '' where nothing tells. */
function thisView(): Record<string, string> {
  // A page that navigates by script may have another address by now than it was loaded with.
  const address = performance.getEntriesByType('navigation')[0]?.name ?? ''
  const query = new URLSearchParams(address.replace(/#.*/s, '').replace(/^[^?]*/, ''))
  const [referrer = ''] = /^[\w-]+:\/\/[^/]+/.exec(document.referrer) ?? []
  return {
    ...Object.fromEntries(campaign.map((name) => [name, short(query.get(name) ?? '')])),
    referrer: short(referrer),
  }
}

/**
 * How the visit began, which is a tab's time on an origin: what its first view with a widget told.
 * Where storage is blocked, full or filled with something else, what this view tells.
 */
export function visit(): Record<string, string> {
  const view = thisView()
  try {
    const kept = Object(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    for (const name of Object.keys(view))
      if (typeof kept[name] === 'string') view[name] = short(kept[name])
    sessionStorage.setItem(key, JSON.stringify(view))
  } catch {
    // This view's then: a lead without its origin is still a lead.
  }
  return view
}
