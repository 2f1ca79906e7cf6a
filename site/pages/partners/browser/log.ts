/** What was announced in the preview: newest first, each with its details to open. */
export class Log {
  readonly #list: HTMLElement

  constructor(list: HTMLElement, clear: HTMLElement) {
    this.#list = list
    clear.addEventListener('click', () => list.replaceChildren())
  }

  /** `kind` is what it was: an event, a push to the data layer, or a mail. */
  add(kind: 'event' | 'dataLayer' | 'mail', name: string, detail: object): void {
    const label = element('span', kind)
    label.className = 'chip'
    const summary = document.createElement('summary')
    summary.append(label, element('b', name))
    const details = document.createElement('details')
    details.append(summary, element('pre', JSON.stringify(detail, null, 2)))
    const entry = document.createElement('li')
    entry.append(details)
    this.#list.prepend(entry)
    // More than anyone reads back; a price changes often.
    this.#list.children[100]?.remove()
  }
}

function element(tag: string, text: string): HTMLElement {
  const created = document.createElement(tag)
  created.textContent = text
  return created
}
