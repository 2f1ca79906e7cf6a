import { find } from './find.ts'
import type { Problem, Status } from './status.ts'

/** Shows what became of the last save: one line, and below it each thing to put right. */
export function showStatus({ kind, title, problems }: Status): void {
  const status = find('[role="status"]')
  status.dataset.kind = kind
  const heading = document.createElement('p')
  heading.textContent = title
  const list = document.createElement('ul')
  list.append(...problems.map(entryOf))
  status.replaceChildren(heading, ...(problems.length > 0 ? [list] : []))
}

function entryOf({ place, sentence }: Problem): HTMLElement {
  const entry = document.createElement('li')
  const where = document.createElement('b')
  where.textContent = place
  entry.append(...(place ? [where, ' '] : []), sentence)
  return entry
}
