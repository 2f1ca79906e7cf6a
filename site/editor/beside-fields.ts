import { fieldOf, nearest } from './go-to.ts'
import type { Problem } from './status.ts'

/**
 * Shows each problem in the open form, above its field, or above the closed part that the field is in. Returns a
 * function that sets the problems.
 */
export function showBesideFields(frame: HTMLIFrameElement): (problems: readonly Problem[]) => void {
  let problems: readonly Problem[] = []
  const show = () => {
    const { contentDocument: page, contentWindow: editor } = frame
    if (!page || !editor) return
    const wanted = new Map<Element, string>()
    for (const { place, sentence } of problems) {
      const field =
        place?.hash === editor.location.hash &&
        nearest(place.keyPath, (path) => fieldOf(editor, path))
      const label = place?.labels.at(-1) ?? ''
      if (field)
        wanted.set(field, [wanted.get(field), `${label}: ${sentence}`].filter(Boolean).join(' '))
    }
    for (const note of page.querySelectorAll('.problem-of-field')) {
      const field = note.parentElement
      if (field && wanted.get(field) === note.textContent) wanted.delete(field)
      else note.remove()
    }
    for (const [field, text] of wanted) {
      const note = page.createElement('p')
      note.className = 'problem-of-field'
      note.textContent = text
      field.querySelector(':scope > header')?.after(note)
    }
  }
  frame.addEventListener('load', () => {
    const page = frame.contentDocument
    // Sveltia renders a field only when it comes into view, or its part is opened.
    if (page) new MutationObserver(show).observe(page.body, { childList: true, subtree: true })
  })
  return (found) => {
    problems = found
    show()
  }
}
