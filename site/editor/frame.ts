/* What the page around the editor and the frame with the editor tell each other. */

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

/**
 * The list that owners change most. Without a place in the hash, Sveltia may open no list at all.
 */
const firstPlace = '#/collections/services'

/**
 * Keeps the place in the editor, which is the hash of its frame, in the hash of the page, so that a
 * reload returns to it.
 */
export function keepHash(frame: HTMLIFrameElement): void {
  frame.src = `frame.html${location.hash || firstPlace}`
  frame.addEventListener('load', () => {
    const { contentWindow: editor } = frame
    if (!editor) return
    // In a browser without the Navigation API the page keeps the hash it was opened with.
    editor.navigation?.addEventListener('currententrychange', () => {
      const { hash } = editor.location
      if (hash !== location.hash) history.replaceState(null, '', hash || location.pathname)
    })
  })
  addEventListener('hashchange', () => {
    const place = frame.contentWindow?.location
    if (place && place.hash !== location.hash) place.hash = location.hash
  })
}

/** Saves the form that is open, with Ctrl and S pressed outside the editor. */
export function saveIn(frame: HTMLIFrameElement): void {
  frame.contentDocument?.querySelector<HTMLElement>('[aria-keyshortcuts$="+S"]')?.click()
}
