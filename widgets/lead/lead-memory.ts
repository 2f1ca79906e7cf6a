import { newLeadId } from './lead.ts'
import { loadFromSession, removeFromSession, saveToSession } from './session-storage.ts'

const version = 1

/**
 * What a tab remembers of a lead until it has arrived, kept in the tab's storage under a key. It
 * names no person. Where storage is blocked it lasts as long as the page.
 */
export interface LeadMemory {
  /**
   * One id for one intent of a visitor: it stays the same until the lead has arrived, also over a
   * reload in the middle of sending, so that the owner can tell a repeated lead from another.
   */
  leadId(): string
  /** Notes that the owner is told of a quote; false if that was noted before. */
  noteViewed(quote: string): boolean
  /** Takes such a note back: the owner could not be told. */
  forgetViewed(quote: string): void
  /** Forgets all once the lead of this id has arrived; a late answer for an older one changes nothing. */
  forget(leadId: string): void
}

export function leadMemory(key: string): LeadMemory {
  let { leadId, viewed } = restored(loadFromSession(key, version))

  const save = () => saveToSession(key, version, { leadId, viewed })

  return {
    leadId() {
      leadId ||= newLeadId()
      save()
      return leadId
    },
    noteViewed(quote) {
      if (viewed.includes(quote)) return false
      viewed = [...viewed, quote]
      save()
      return true
    },
    forgetViewed(quote) {
      if (!viewed.includes(quote)) return
      viewed = viewed.filter((one) => one !== quote)
      save()
    },
    forget(id) {
      if (id !== leadId) return
      leadId = ''
      viewed = []
      removeFromSession(key)
    },
  }
}

/** Storage is the page's to write to: only what looks like ours is believed. */
function restored(stored: unknown): { leadId: string; viewed: string[] } {
  const { leadId, viewed } = Object(stored)
  return {
    leadId: typeof leadId === 'string' && /^[a-z0-9]{9,40}$/.test(leadId) ? leadId : '',
    viewed: Array.isArray(viewed) ? viewed.filter((one) => typeof one === 'string') : [],
  }
}
