/** Keeps the place in the editor, which is the hash of its frame, in the hash of the page: a reload comes back to it. */
export function keepHash(frame: Window): void {
  frame.navigation?.addEventListener('currententrychange', () => {
    const { hash } = frame.location
    if (hash !== location.hash) history.replaceState(null, '', hash || location.pathname)
  })
  addEventListener('hashchange', () => {
    if (frame.location.hash !== location.hash) frame.location.hash = location.hash
  })
}
