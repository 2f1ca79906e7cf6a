import type { Settings } from './settings.ts'
import { tokenRule, triggerAttribute } from './snippet.ts'

/** What the page calls on both elements. */
interface Widget extends Element {
  reset(): void
}

/** A partner's page. It is in a frame, so that its widths, styles and dialogs are real. */
export class Preview {
  readonly #frame: HTMLIFrameElement
  readonly #fallbacks: Record<string, string>
  readonly #listen: (page: Document) => void
  #settings: Settings | undefined

  /** `fallbacks` are by tag. `listen` gets each loaded page before an element is added to it. */
  constructor(
    frame: HTMLIFrameElement,
    fallbacks: Record<string, string>,
    listen: (page: Document) => void,
  ) {
    this.#frame = frame
    this.#fallbacks = fallbacks
    this.#listen = listen
    frame.addEventListener('load', () => {
      if (this.#settings) this.show(this.#settings)
    })
  }

  /** Applies the settings and keeps what a visitor did in the page. Returns a warning, or ''. */
  show(settings: Settings): string {
    this.#settings = settings
    this.#frame.style.width = settings.width ? `${settings.width}px` : ''
    const page = this.#page()
    if (!page) return ''
    const { tag, attributes, tokens, answer, language } = settings
    const root = page.documentElement
    root.lang = language
    root.dataset.answer = answer
    root.dataset.theme = attributes.theme ?? ''
    root.toggleAttribute('data-over', attributes.mode === 'dialog')
    this.#tokenSheetOf(page).replaceSync(tokenRule(tag, tokens))
    placeOpener(page, attributes)
    this.#placeElement(page, settings)
    const { mode, trigger } = attributes
    return mode === 'dialog' && trigger && !hasMatch(page, trigger)
      ? `Nothing in the preview matches ${trigger}: on your page, something should.`
      : ''
  }

  /** Reloads the page as for a new visitor: nothing of the last visit is remembered. */
  restart(): void {
    const elements = this.#page()?.querySelectorAll<Widget>('quote-builder, inquiry-form') ?? []
    for (const element of elements) element.reset()
    this.#frame.contentWindow?.location.reload()
  }

  /** The style sheet for the tokens. A newly loaded page gets it here, together with listeners. */
  #tokenSheetOf(page: Document): CSSStyleSheet {
    const [sheet] = page.adoptedStyleSheets
    if (sheet) return sheet
    const View = page.defaultView as Window & typeof globalThis
    const added = new View.CSSStyleSheet()
    page.adoptedStyleSheets.push(added)
    this.#listen(page)
    return added
  }

  /** The page in the frame, once it is completely loaded. */
  #page(): Document | undefined {
    const page = this.#frame.contentDocument
    return page?.querySelector('.yours') && page.readyState === 'complete' ? page : undefined
  }

  /** Shows the chosen element; the other one stays, hidden, with what a visitor typed into it. */
  #placeElement(page: Document, { tag, attributes }: Settings) {
    for (const other of page.querySelectorAll<HTMLElement>('quote-builder, inquiry-form'))
      other.hidden = other.localName !== tag
    const existing = page.querySelector(tag)
    const element = existing ?? page.createElement(tag)
    // After sending, the preview stays on its page, unless the partner tries a `success-url`.
    writeAttributes(element, { 'success-url': 'none', ...attributes })
    if (existing) return
    element.textContent = this.#fallbacks[tag] ?? ''
    page.querySelector('main')?.append(element)
  }
}

/** Puts a button into the page that the trigger matches. */
function placeOpener(page: Document, attributes: Settings['attributes']) {
  const place = page.querySelector('.opener')
  place?.replaceChildren()
  const attribute = triggerAttribute(attributes)
  if (!attribute) return
  const button = page.createElement('button')
  button.setAttribute(attribute.name, attribute.value)
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

function hasMatch(page: Document, selector: string): boolean {
  try {
    return page.querySelector(selector) !== null
  } catch {
    // The selector is invalid.
    return false
  }
}
