/**
 * What this tab last kept under a key, if it was stored by the same version of its shape; undefined
 * where storage is blocked, empty, or filled with something else.
 */
export function loadFromSession(key: string, version: number): object | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return stored?.version === version ? stored : undefined
  } catch {
    return undefined
  }
}

/** Keeps a value in this tab until it is closed. Where storage is blocked or full, nothing happens. */
export function saveToSession(key: string, version: number, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ version, ...value }))
  } catch {
    // The widget works on; it only starts afresh after a reload.
  }
}

/** Forgets what is kept under a key. */
export function removeFromSession(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
