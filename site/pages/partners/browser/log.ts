/** Lists what the preview announced, newest first; each entry opens to show its details. */
export class Log {
  readonly #list: HTMLElement

  constructor(list: HTMLElement, clear: HTMLElement) {
    this.#list = list
    clear.addEventListener('click', () => list.replaceChildren())
  }

  /** `kind` says what it was: an event, a push to the data layer, or a mail. */
  add(kind: 'event' | 'dataLayer' | 'mail', name: string, detail: object): void {
    const label = elementWith('span', kind)
    label.className = 'chip'
    const summary = document.createElement('summary')
    summary.append(label, elementWith('b', name))
    const details = document.createElement('details')
    details.append(summary, elementWith('pre', JSON.stringify(detail, null, 2)))
    const entry = document.createElement('li')
    entry.append(details)
    this.#list.prepend(entry)
    // Keeps the newest hundred: the price changes often, and nobody reads further back.
    this.#list.children[100]?.remove()
  }
}

function elementWith(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
