import { isPrivate } from '../rules/text/mask.ts'
import { cleanLine } from '../rules/text/text.ts'
import { loadedAddress } from './loaded-address.ts'
import { loadFromSession, saveToSession } from './session-storage.ts'

/** How a visit began: one line of at most 100 characters each, '' where nothing tells. */
export interface Visit {
  readonly utm_source: string
  readonly utm_medium: string
  readonly utm_campaign: string
  readonly gclid: string
  /** The origin of the page that led here. */
  readonly referrer: string
}

/** Both widgets share it, beside the quote builder's own `quote-builder`. */
const key = 'quote-builder-visit'
const version = 1

/** What says where a visitor came from, as it travels: one line of at most 100 characters. */
export function shortLine(text: string): string {
  return cleanLine(text, 100)
}

/**
 * How the visit began, which is a tab's time on an origin: what its first view with a widget told.
 * Where nothing can be stored, what this view tells.
 */
export function visit(): Visit {
  const began = restored(loadFromSession(key, version)) ?? thisView()
  saveToSession(key, version, began)
  return began
}

/** By which campaign this page was reached, and from which origin. */
function thisView(): Visit {
  // Not by URL: the address may be empty, or one that cannot be parsed.
  const query = new URLSearchParams(
    loadedAddress()
      .replace(/#.*/s, '')
      .replace(/^[^?]*/, ''),
  )
  // Nor here: an app's referrer, `android-app://...`, has no origin for URL.
  const [referrer = ''] = /^[\w-]+:\/\/[^/]+/.exec(document.referrer) ?? []
  return visitOf((name) => (name === 'referrer' ? referrer : query.get(name)))
}

function restored(stored: object | undefined): Visit | undefined {
  if (!stored) return undefined
  const texts = new Map(Object.entries(stored))
  return visitOf((name) => texts.get(name))
}

function visitOf(told: (name: keyof Visit) => unknown): Visit {
  const text = (name: keyof Visit) => {
    const value = told(name)
    const line = typeof value === 'string' ? shortLine(value) : ''
    // The id of an ad click is random letters by its nature, and an origin names no person. A campaign
    // without a name goes by its number, which is as long as a phone number.
    const isNumber = /^\d+$/.test(line)
    return name.startsWith('utm_') && isPrivate(line) && !isNumber ? '' : line
  }
  return {
    utm_source: text('utm_source'),
    utm_medium: text('utm_medium'),
    utm_campaign: text('utm_campaign'),
    gclid: text('gclid'),
    referrer: text('referrer'),
  }
}
