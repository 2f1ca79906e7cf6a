/** The value that this tab saved under a key with this version; undefined without one, or if storage is blocked. */
export function loadFromSession(key: string, version: number): object | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return stored?.version === version ? stored : undefined
  } catch {
    return undefined
  }
}

/** Saves a value in this tab until it is closed. If storage is blocked or full, nothing happens. */
export function saveToSession(key: string, version: number, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ version, ...value }))
  } catch {
    // The widget still works; only after a reload it starts empty.
  }
}

/** Removes the value saved under a key. */
export function removeFromSession(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // If storage is blocked, nothing was saved.
  }
}
