import { isPrivate } from '../rules/text/mask.ts'
import { cleanLine } from '../rules/text/text.ts'
import { loadFromSession, saveToSession } from './session-storage.ts'

/** How a visit began: one line of at most 100 characters each, '' if unknown. */
export interface Visit {
  readonly utm_source: string
  readonly utm_medium: string
  readonly utm_campaign: string
  readonly gclid: string
  /** The origin of the page that led here. */
  readonly referrer: string
}

/** Both widgets share this key; the quote builder also has its own key, `quote-builder`. */
const key = 'quote-builder-visit'
const version = 1

export const longestShortLine = 100

/** Shortens a text about where a visitor came from to one line of at most 100 characters. */
export function shortLine(text: string): string {
  return cleanLine(text, longestShortLine)
}

/**
 * How the visit began. A visit is a tab's time on an origin, and its first view with a widget says
 * how it began; if nothing can be stored, this view does.
 */
export function visit(): Visit {
  return readVisit(loadFromSession(key, version)) ?? thisView()
}

/** Keeps how the visit began for the tab's next pages. */
export function keepVisit(began: Visit): void {
  saveToSession(key, version, began)
}

/** The visit of which a page wants nothing kept or sent. */
export const unknownVisit: Visit = visitOf(() => '')

/** The campaign and the origin that led to this page. */
function thisView(): Visit {
  // Not with URL, because the address may be empty or impossible to parse.
  const query = new URLSearchParams(
    loadedAddress()
      .replace(/#.*/s, '')
      .replace(/^[^?]*/, ''),
  )
  // Not with URL either: it finds no origin in an app's referrer, `android-app://...`.
  const [referrer = ''] = /^[\w-]+:\/\/[^/]+/.exec(document.referrer) ?? []
  return visitOf((name) => (name === 'referrer' ? referrer : query.get(name)))
}

function readVisit(stored: object | undefined): Visit | undefined {
  if (!stored) return undefined
  const texts = new Map(Object.entries(stored))
  return visitOf((name) => texts.get(name))
}

function visitOf(readField: (name: keyof Visit) => unknown): Visit {
  const text = (name: keyof Visit) => {
    const value = readField(name)
    const line = typeof value === 'string' ? shortLine(value) : ''
    // Only campaigns are checked: the id of an ad click is always random letters, and an origin
    // names no person. A mere number is a campaign's id, although it may look like a phone number.
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

/** The address that the page was loaded with, '' if unknown; one that navigates by script may have another by now. */
export function loadedAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? ''
}
