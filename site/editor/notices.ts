import type { Place } from './places.ts'
import type { Problem, Status } from './status.ts'

/* What the bar over the editor says: of the last save, of what is not saved, and before going public. */

/** Opens a place in the editor; undefined where this browser has no editor. */
export type Open = ((place: Place) => void) | undefined

/** Shows what became of the last save: one line, and below it each thing to put right. */
export function showStatus(bar: HTMLElement, { kind, title, problems }: Status, open: Open): void {
  bar.dataset.kind = kind
  bar.replaceChildren(element('p', title), ...(problems.length > 0 ? [listOf(problems, open)] : []))
}

/** Shows that the open form is not saved. */
export function showUnsaved(bar: HTMLElement, form: string | undefined): void {
  bar.hidden = form === undefined
  bar.textContent = `Not saved yet: ${form}. Press Save, or Ctrl and S.`
}

/** Shows what is still the example company's: closed at first, and one line where nothing is. */
export function showLeftovers(bar: HTMLElement, left: readonly Problem[], open: Open): void {
  bar.hidden = false
  if (left.length === 0) {
    bar.replaceChildren(
      element('p', 'Before you go public: nothing of the example company is left.'),
    )
    return
  }
  const count = left.length === 1 ? 'one thing is' : `${left.length} things are`
  const details = document.createElement('details')
  details.open = bar.querySelector('details')?.open ?? false
  details.append(
    element('summary', `Before you go public: ${count} still the example company’s`),
    listOf(left, open),
  )
  bar.replaceChildren(details)
}

function listOf(problems: readonly Problem[], open: Open): HTMLElement {
  const list = document.createElement('ul')
  list.append(...problems.map((problem) => entryOf(problem, open)))
  return list
}

/** Where a problem is, what it is, and the file for those who write by hand. */
function entryOf({ place, file, sentence, isRefused }: Problem, open: Open): HTMLElement {
  const entry = document.createElement('li')
  const field = place?.labels.join(' › ')
  const name = place && (field ? `${place.form}: ${field}` : place.form)
  const parts = [
    place && name && linkTo(place, name, open),
    sentence,
    isRefused && element('strong', 'Must be changed'),
    file && element('small', file),
  ]
  entry.append(...parts.flatMap((part) => (part ? [part, ' '] : [])))
  return entry
}

function linkTo(place: Place, name: string, open: Open): HTMLElement {
  if (!open) return element('b', name)
  const link = document.createElement('a')
  link.href = place.hash
  link.textContent = name
  link.addEventListener('click', (event) => {
    event.preventDefault()
    open(place)
  })
  return link
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}
