/*
 * How the page around the editor learns whether the editor has opened what it edits.
 */

const opened = 'goldcrest-editor-opened'

/** Where Sveltia keeps who has signed in, or which folder was opened. */
const userKey = 'sveltia-cms.user'

/** Called in the frame. */
export function announceOpened(): void {
  parent.postMessage(opened, location.origin)
}

/** Called in the page around it. */
export function onOpened(listener: (isOpened: boolean) => void): void {
  addEventListener('message', ({ origin, data }) => {
    if (origin === location.origin && data === opened) listener(true)
  })
  // Who signs out has an empty account.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === userKey && !newValue?.includes('backendName')) listener(false)
  })
}
