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
    const entry = document.createElement('li')
    entry.innerHTML =
      '<details><summary><span class="kind"></span><b></b><small aria-hidden="true"></small><time></time></summary><pre></pre></details>'
    const fill = (selector: string, content: string) => {
      const element = entry.querySelector(selector)
      if (element) element.textContent = content
    }
    entry.dataset.kind = kind
    fill('.kind', kind)
    fill('b', name)
    fill('small', text.replace(/\s+/g, ' '))
    fill('time', new Date().toLocaleTimeString('en-CA', { hour12: false }))
    fill('pre', text)
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
