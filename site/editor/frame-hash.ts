/**
 * The list that owners change most. Without a place, Sveltia may start with none of its lists open.
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
    // A browser without the Navigation API opens the editor's first page after a reload.
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
