import type { Lead } from '../rules/lead/lead-identity.ts'
import { newId } from './new-id.ts'
import { loadFromSession, removeFromSession, saveToSession } from './session-storage.ts'

/** Counts up whenever the stored shape changes its meaning. */
const version = 2

/**
 * What a tab remembers of a lead that is not confirmed yet, kept in the tab's storage under a key. It names
 * no person. Where storage is blocked it lasts as long as the page.
 */
export interface LeadMemory {
  /** The lead that was under way when this tab last left the page; undefined for no such lead. */
  openLead(): Lead | undefined
  remember(lead: Lead): void
  /** Forgets all about a lead; a newer one stays. */
  forget(lead: Lead): void
  /** Notes that the owner hears of a quote; false if that was noted before. */
  noteViewed(quote: string): boolean
  /** Takes such a note back: the owner could not be reached. */
  forgetViewed(quote: string): void
}

interface Remembered {
  readonly id: string
  readonly subject: string
  readonly viewed: readonly string[]
  /** Which document uses the id, by a random name, and whether that document was left since. */
  readonly by: string
  readonly left: boolean
}

/**
 * A tab that is copied takes its storage along: a document that finds an id which another document is using, is in
 * such a copy and begins a new one. A document that was left, or discarded by the browser, no longer uses its own.
 */
export function leadMemory(key: string): LeadMemory {
  const by = newId()
  const found = restored(loadFromSession(key, version))
  const isOurs = found.left || Object(document).wasDiscarded === true
  const open = isOurs && found.id ? { id: found.id, subject: found.subject } : undefined
  let now: Remembered = { ...found, ...(open ?? { id: '', subject: '' }), by, left: false }

  const leave = () => {
    // After Back, the page that is left may say so only when this one is shown again.
    if (restored(loadFromSession(key, version)).by === by) {
      saveToSession(key, version, { ...now, left: true })
    }
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) saveToSession(key, version, now)
  }

  const save = () => {
    if (now.id || now.viewed.length > 0) saveToSession(key, version, now)
    else removeFromSession(key)
    // The page has listeners of ours only while there is a lead: adding one twice adds nothing.
    const change = now.id ? addEventListener : removeEventListener
    change('pagehide', leave)
    change('pageshow', comeBack)
  }
  if (found.id) save()

  return {
    openLead: () => open,
    remember({ id, subject }) {
      now = { ...now, id, subject }
      save()
    },
    forget(lead) {
      if (lead.id !== now.id) return
      now = { ...now, id: '', subject: '', viewed: [] }
      save()
    },
    noteViewed(quote) {
      if (now.viewed.includes(quote)) return false
      now = { ...now, viewed: [...now.viewed, quote] }
      save()
      return true
    },
    forgetViewed(quote) {
      now = { ...now, viewed: now.viewed.filter((one) => one !== quote) }
      save()
    },
  }
}

/** Storage is the page's to write to: only what looks like ours is believed. */
function restored(stored: object | undefined): Remembered {
  const texts = new Map<string, unknown>(Object.entries(stored ?? {}))
  const text = (name: string) => {
    const value = texts.get(name)
    return typeof value === 'string' ? value : ''
  }
  const id = text('id')
  const viewed = texts.get('viewed')
  return {
    id: /^[a-z0-9]{9,40}$/.test(id) ? id : '',
    subject: text('subject'),
    viewed: Array.isArray(viewed) ? viewed.filter((one) => typeof one === 'string') : [],
    by: text('by'),
    left: texts.get('left') === true,
  }
}
