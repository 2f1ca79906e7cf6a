import type { Lead } from '../rules/lead/lead-state.ts'
import { loadFromSession, removeFromSession, saveToSession } from './session-storage.ts'

/** Goes up whenever the meaning of the stored data changes. */
const version = 2

/**
 * What a tab remembers of a lead that is not confirmed yet, kept in the tab's storage under a key.
 * It names no person. If storage is blocked, it lasts as long as the page.
 */
export interface LeadMemory {
  /** The lead that was under way when this tab last left the page; undefined if there was none. */
  openLead(): Lead | undefined
  remember(lead: Lead): void
  /** Forgets everything about a lead; a newer lead stays. */
  forget(lead: Lead): void
  /** Notes that the owner is notified of a quote; false if that was noted before. */
  rememberView(quote: string): boolean
  /** Removes such a note, because the owner could not be reached. */
  forgetView(quote: string): void
}

interface StoredMemory {
  readonly id: string
  readonly subject: string
  readonly viewed: readonly string[]
  /** The random name of the document that uses the id, and whether it was left since. */
  readonly by: string
  readonly left: boolean
}

/**
 * A copy of a tab also copies its storage: a document that finds an id which another document is
 * using is in such a copy, and begins a new lead. A document that was left, or discarded by the
 * browser, no longer uses its id.
 */
export function leadMemory(key: string): LeadMemory {
  const by = newId()
  const storedMemory = readMemory(loadFromSession(key, version))
  const isOurs = storedMemory.left || Object(document).wasDiscarded === true
  const openLead =
    isOurs && storedMemory.id ? { id: storedMemory.id, subject: storedMemory.subject } : undefined
  let current: StoredMemory = {
    ...storedMemory,
    ...(openLead ?? { id: '', subject: '' }),
    by,
    left: false,
  }

  const leave = () => {
    // After Back, pagehide may fire only when the earlier page is shown again and uses the storage
    // itself.
    if (readMemory(loadFromSession(key, version)).by === by) {
      saveToSession(key, version, { ...current, left: true })
    }
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) saveToSession(key, version, current)
  }

  const save = () => {
    if (current.id || current.viewed.length > 0) saveToSession(key, version, current)
    else removeFromSession(key)
    // The page has our listeners only while there is a lead. Adding one twice adds nothing.
    const addOrRemove = current.id ? addEventListener : removeEventListener
    addOrRemove('pagehide', leave)
    addOrRemove('pageshow', comeBack)
  }
  if (storedMemory.id) save()

  return {
    openLead: () => openLead,
    remember({ id, subject }) {
      current = { ...current, id, subject }
      save()
    },
    forget(lead) {
      if (lead.id !== current.id) return
      current = { ...current, id: '', subject: '', viewed: [] }
      save()
    },
    rememberView(quote) {
      if (current.viewed.includes(quote)) return false
      current = { ...current, viewed: [...current.viewed, quote] }
      save()
      return true
    },
    forgetView(quote) {
      current = { ...current, viewed: current.viewed.filter((one) => one !== quote) }
      save()
    },
  }
}

/** The page can write to the storage too, so only values that look like ours are read. */
function readMemory(stored: object | undefined): StoredMemory {
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

/**
 * A random id of 20 letters and digits. It uses `crypto`, which works on http pages too, because a
 * page may have replaced `Math.random`.
 */
export function newId(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(20))
  return Array.from(numbers, (number) => (number % 36).toString(36)).join('')
}
