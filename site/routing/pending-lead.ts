/**
 * A lead is pending from the thank-you page until it has arrived. Meanwhile its id is in the tab's
 * storage, or in the history entry of the thank-you page where there is no storage.
 */
export const pendingKey = 'pending-lead'

/** Whether this tab has a pending lead, also after a reload: the one with this id, or any. */
export function isLeadPending(id?: string): boolean {
  const pending = pendingIds()
  return id ? pending.includes(id) : pending.length > 0
}

export const pendingIds = (): readonly string[] =>
  `${stored()} ${pendingInEntry()}`.split(' ').filter(Boolean)

function stored(): string {
  try {
    return sessionStorage.getItem(pendingKey) ?? ''
  } catch {
    return ''
  }
}

/** Their ids with spaces between them, as they are stored. */
export const pendingInEntry = (): string =>
  typeof history === 'object' ? (Object(history.state)[pendingKey] ?? '') : ''
