const key = 'quote-builder'

/** What this tab last saved; null where storage is blocked, empty or filled with something else. */
export function load(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps the visitor's choices, never contact data, for a reload in this tab. */
export function save(wizard: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(wizard))
  } catch {
    // Blocked or full: the wizard works on, it only starts afresh after a reload.
  }
}
