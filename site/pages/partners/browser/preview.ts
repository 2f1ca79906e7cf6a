import type { Settings } from './settings.ts'
import { opener, styles } from './snippet.ts'

/** What the page asks of either element. */
interface Widget extends Element {
  reset(): void
}

/** A partner's page in a frame: a window of its own, so that widths, styles and dialogs are real. */
export class Preview {
  readonly #frame: HTMLIFrameElement
  readonly #fallbacks: Record<string, string>
  readonly #listen: (page: Document) => void
  #settings: Settings | undefined

  /** `fallbacks` by tag; `listen` gets the page each time before an element is in it. */
  constructor(
    frame: HTMLIFrameElement,
    fallbacks: Record<string, string>,
    listen: (page: Document) => void,
  ) {
    this.#frame = frame
    this.#fallbacks = fallbacks
    this.#listen = listen
    frame.addEventListener('load', () => this.#settings && this.show(this.#settings))
  }

  /** Brings the page in line; what a visitor did in it stays. Returns what would not work, or ''. */
  show(settings: Settings): string {
    this.#settings = settings
    this.#frame.style.width = settings.width ? `${settings.width}px` : ''
    const page = this.#page()
    if (!page) return ''
    const { tag, attributes, tokens, answer } = settings
    const root = page.documentElement
    root.dataset.answer = answer
    root.dataset.theme = attributes.theme ?? ''
    root.toggleAttribute('data-over', attributes.mode === 'dialog')
    this.#sheetOf(page).replaceSync(styles(tag, tokens))
    placeOpener(page, attributes)
    this.#placeElement(page, settings)
    const { mode, trigger } = attributes
    return mode === 'dialog' && trigger && !finds(page, trigger)
      ? `Nothing in the preview matches ${trigger}: on your page, something should.`
      : ''
  }

  /** As a visitor's first view: what the page remembers of the last one is gone. */
  restart(): void {
    const elements = this.#page()?.querySelectorAll<Widget>('quote-builder, inquiry-form') ?? []
    for (const element of elements) element.reset()
    this.#frame.contentWindow?.location.reload()
  }

  /** The sheet for the tokens, which a page that was just loaded has yet to get, as it has our listeners. */
  #sheetOf(page: Document): CSSStyleSheet {
    const [sheet] = page.adoptedStyleSheets
    if (sheet) return sheet
    const View = page.defaultView as Window & typeof globalThis
    const added = new View.CSSStyleSheet()
    page.adoptedStyleSheets.push(added)
    this.#listen(page)
    return added
  }

  /** The page in the frame, once it has been read to its end. */
  #page(): Document | undefined {
    const page = this.#frame.contentDocument
    return page?.querySelector('.yours') && page.readyState === 'complete' ? page : undefined
  }

  /** Shows the chosen element; the other one stays, hidden, with what a visitor typed into it. */
  #placeElement(page: Document, { tag, attributes }: Settings) {
    for (const other of page.querySelectorAll<HTMLElement>('quote-builder, inquiry-form'))
      other.hidden = other.localName !== tag
    const before = page.querySelector(tag)
    const element = before ?? page.createElement(tag)
    // The preview's page stays where it is, unless a partner tries another address.
    writeAttributes(element, { 'success-url': 'none', ...attributes })
    if (before) return
    element.textContent = this.#fallbacks[tag] ?? ''
    page.querySelector('main')?.append(element)
  }
}

/** Puts the button into the page that a trigger finds. */
function placeOpener(page: Document, attributes: Settings['attributes']) {
  const place = page.querySelector('.opener')
  place?.replaceChildren()
  const found = opener(attributes)
  if (!found) return
  const button = page.createElement('button')
  button.setAttribute(found.name, found.value)
  button.ariaHasPopup = 'dialog'
  button.textContent = 'What does it cost?'
  place?.append(button)
}

/** Gives an element these attributes and no others, touching only those that change. */
function writeAttributes(element: Element, attributes: Record<string, string>) {
  for (const name of element.getAttributeNames())
    if (!(name in attributes)) element.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function finds(page: Document, selector: string): boolean {
  try {
    return page.querySelector(selector) !== null
  } catch {
    return false
  }
}
