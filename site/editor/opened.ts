/* How the page around the editor learns whether the editor has opened the content. */

const openedMessage = 'goldcrest-editor-opened'

/** The storage key under which Sveltia keeps who has signed in, or which folder was opened. */
const userKey = 'sveltia-cms.user'

/** Called in the frame. */
export function announceOpened(): void {
  parent.postMessage(openedMessage, location.origin)
}

/** Called in the page around it. */
export function onOpened(listener: (isOpened: boolean) => void): void {
  addEventListener('message', ({ origin, data }) => {
    if (origin === location.origin && data === openedMessage) listener(true)
  })
  // After somebody has signed out the account is empty.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === userKey && !newValue?.includes('backendName')) listener(false)
  })
}
