import { vi } from 'vitest'

type Listener = (event: { persisted: boolean }) => void

/** A simulated tab: its storage, and its pages' events, which reach listeners in the order of their registration. */
export function stubTab() {
  const stored = new Map<string, string>()
  const listeners: { type: string; listener: Listener }[] = []
  const document = { wasDiscarded: false }
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => {
    if (!listeners.some((one) => one.listener === listener)) listeners.push({ type, listener })
  })
  vi.stubGlobal('removeEventListener', (type: string, listener: Listener) => {
    const index = listeners.findIndex((one) => one.type === type && one.listener === listener)
    if (index >= 0) listeners.splice(index, 1)
  })
  const dispatch = (type: string, from: number, to?: number) => {
    const recipients = listeners.filter((one) => one.type === type).slice(from, to)
    for (const { listener } of recipients) listener({ persisted: true })
  }
  return {
    stored,
    /** The newest page is left, or the page with this number, counted from 0. */
    leave: (page = -1) => dispatch('pagehide', page, page === -1 ? undefined : page + 1),
    /** The newest page is shown again as it was left. */
    show: () => dispatch('pageshow', -1),
    /** The browser throws the tab's page away to save memory, and loads it again. */
    discard: () => {
      document.wasDiscarded = true
    },
  }
}
