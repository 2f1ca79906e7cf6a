import type { Place } from './places.ts'

/** Opens the form of a place in the editor's frame, and what its field is in; the field gets the focus. */
export async function goTo(frame: HTMLIFrameElement, { hash, keyPath }: Place): Promise<void> {
  const { contentWindow: editor } = frame
  if (!editor) return
  editor.location.hash = hash
  editor.focus()
  if (!keyPath) return
  const left = new AbortController()
  for (const act of ['pointerdown', 'keydown', 'wheel']) {
    editor.addEventListener(act, () => left.abort(), { signal: left.signal, passive: true })
  }
  for (let tries = 0; tries < mostTries && !left.signal.aborted; tries++) {
    const field = fieldOf(editor, keyPath)
    if (field?.contains(editor.document.activeElement)) break
    // Opens the parts around the field that are there already.
    highlight(editor, keyPath)
    if (!field) {
      closedEntry(editor, keyPath)?.click()
      nextPart(editor, keyPath)?.scrollIntoView()
    }
    await pause(50)
  }
  if (!left.signal.aborted && !fieldOf(editor, keyPath)) {
    nearest(keyPath, (path) => fieldOf(editor, path))?.scrollIntoView()
  }
  left.abort()
}

/** Five seconds: a form has some ten fields, and each is rendered only once it was in view. */
const mostTries = 100

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** What is found for the key path of a field, or of the nearest part around it for which something is. */
export function nearest<Found>(
  keyPath: string,
  find: (keyPath: string) => Found | null | undefined | '',
): Found | undefined {
  const keys = keyPath.split('.')
  for (let count = keys.length; count > 0; count--) {
    const found = find(keys.slice(0, count).join('.'))
    if (found) return found
  }
  return undefined
}

/** The field of a key path such as `hours.0.days` in the open form, once Sveltia has rendered it. */
export function fieldOf({ document }: Pick<Window, 'document'>, keyPath: string): Element | null {
  return document.querySelector(`.field[data-key-path="${CSS.escape(keyPath)}"]`)
}

/** What to scroll to so that Sveltia renders more of what the wanted field is in. */
function nextPart(editor: Window, keyPath: string): Element | null {
  const within = nearest(keyPath, (path) => fieldOf(editor, path))
  // The list behind the form has placeholders too.
  if (!within) return editor.document.querySelector('.content-editor .placeholder')
  return within.querySelector('.placeholder') ?? within
}

/** The button that opens the entry of a list, where Sveltia does not: entries of several kinds stay closed. */
function closedEntry(editor: Window, keyPath: string): HTMLElement | null | undefined {
  const list = nearest(keyPath, (path) => fieldOf(editor, path) && path) ?? ''
  const [place] = keyPath.slice(list.length + 1).split('.')
  const entry = list && fieldOf(editor, list)?.querySelector('.item-list')?.children[Number(place)]
  if (!entry || entry.querySelector('.field, .placeholder')) return undefined
  return entry.querySelector<HTMLElement>('[aria-expanded="false"]')
}

/** Asks Sveltia to open what is around a field, to scroll to it and to give it the focus. */
function highlight(editor: Window, keyPath: string): void {
  const payload = { locale: '_default', keyPath }
  const data = { type: 'highlight-editor-field', payload }
  // Sveltia hears only what its own window says.
  editor.dispatchEvent(new MessageEvent('message', { data, source: editor }))
}
