/** What the preview told: newest first, each with its details to open. */
export class Log {
  readonly #list: HTMLElement
  readonly #invitation: HTMLElement

  constructor(list: HTMLElement, invitation: HTMLElement, clear: HTMLButtonElement) {
    this.#list = list
    this.#invitation = invitation
    clear.addEventListener('click', () => this.#clear())
  }

  /** `kind` is what it was: an event, a push to the data layer, or a mail. */
  add(kind: 'event' | 'dataLayer' | 'mail', name: string, detail: object): void {
    const text = JSON.stringify(detail, null, 2)
    const time = new Date().toLocaleTimeString('en-CA', { hour12: false })
    const label = element('span', kind)
    label.className = 'chip'
    const inShort = element('small', text.replace(/\s+/g, ' '))
    inShort.ariaHidden = 'true'
    const summary = document.createElement('summary')
    summary.append(label, element('b', name), inShort, element('time', time))
    const details = document.createElement('details')
    details.append(summary, element('pre', text))
    const entry = document.createElement('li')
    entry.dataset.kind = kind
    entry.append(details)
    this.#list.prepend(entry)
    // More than anyone reads back; a price changes often.
    this.#list.children[100]?.remove()
    this.#invitation.hidden = true
  }

  #clear() {
    this.#list.replaceChildren()
    this.#invitation.hidden = false
  }
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}
