import type { Settings } from './settings.ts'
import { opener, styles } from './snippet.ts'

/** What the page asks of either element. */
interface Widget extends Element {
  reset(): void
}

/** The page of a partner's in a frame: a window of its own, so that widths, styles and dialogs are real. */
export class Preview {
  readonly #frame: HTMLIFrameElement
  readonly #fallbacks: Record<string, string>
  readonly #hear: (page: Document) => void
  #settings: Settings | undefined
  #sheet: CSSStyleSheet | undefined

  /** `fallbacks` by tag; `hear` is handed the page each time before anything stands in it. */
  constructor(
    frame: HTMLIFrameElement,
    fallbacks: Record<string, string>,
    hear: (page: Document) => void,
  ) {
    this.#frame = frame
    this.#fallbacks = fallbacks
    this.#hear = hear
    frame.addEventListener('load', () => this.#loaded())
    loadWhenNear(frame, 'preview.html')
  }

  /** Brings the page in line; what a visitor did in it stays. Returns what is odd about it, or ''. */
  show(settings: Settings): string {
    this.#settings = settings
    this.#frame.style.width = settings.width ? `${settings.width}px` : ''
    const page = this.#page()
    if (!page) return ''
    const root = page.documentElement
    root.dataset.answer = settings.answer
    const shown = settings.tags.map((tag) => settings.attributes[tag] ?? {})
    root.dataset.theme = shown[0]?.theme ?? ''
    root.toggleAttribute(
      'data-over',
      shown.some(({ mode }) => mode === 'dialog'),
    )
    this.#sheet?.replaceSync(styles(settings.tags, settings.tokens))
    this.#place(page, settings)
    return oddity(page, settings)
  }

  /** As a visitor's first view: what the page remembers of the last one is gone. */
  restart(): void {
    for (const element of this.#page()?.querySelectorAll<Widget>('quote-builder, inquiry-form') ??
      [])
      element.reset()
    this.#frame.contentWindow?.location.reload()
  }

  #loaded() {
    const page = this.#page()
    if (!page || !this.#settings) return
    const View = page.defaultView as Window & typeof globalThis
    this.#sheet = new View.CSSStyleSheet()
    page.adoptedStyleSheets.push(this.#sheet)
    this.#hear(page)
    this.show(this.#settings)
  }

  /** The page in the frame, once it has been read to its end. */
  #page(): Document | undefined {
    const page = this.#frame.contentDocument
    return page?.querySelector('.yours') && page.readyState === 'complete' ? page : undefined
  }

  #place(page: Document, { tags, attributes }: Settings) {
    const openers = tags.flatMap((tag) => opener(attributes[tag] ?? {}) ?? [])
    page.querySelector('.opener')?.replaceChildren(
      ...openers.map(({ name, value }) => {
        const button = page.createElement('button')
        button.setAttribute(name, value)
        button.ariaHasPopup = 'dialog'
        button.textContent = 'What does it cost?'
        return button
      }),
    )
    for (const [tag, fallback] of Object.entries(this.#fallbacks)) {
      const old = page.querySelector<HTMLElement>(tag)
      const isShown = tags.includes(tag)
      if (old) old.hidden = !isShown
      if (!isShown) continue
      const element = old ?? page.createElement(tag)
      write(element, { 'success-url': 'none', ...attributes[tag] })
      if (old) continue
      element.textContent = fallback
      page.querySelector('main')?.append(element)
    }
  }
}

/** Loads a frame's page when it is about to be seen: what stands above it is then read sooner. */
function loadWhenNear(frame: HTMLIFrameElement, url: string) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      frame.src = url
    },
    { rootMargin: '50%' },
  )
  observer.observe(frame)
}

/** Gives an element these attributes and no others, touching only those that change. */
function write(element: Element, attributes: Record<string, string>) {
  for (const name of element.getAttributeNames())
    if (!(name in attributes)) element.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** Where the floating buttons are by themselves. */
const ownCorners: Readonly<Record<string, string>> = {
  'quote-builder': 'bottom-right',
  'inquiry-form': 'bottom-left',
}

/** What a partner would stumble over. */
function oddity(page: Document, { tags, attributes }: Settings): string {
  const dialogs = tags
    .map((tag) => ({ tag, ...attributes[tag] }) as Record<string, string>)
    .filter(({ mode }) => mode === 'dialog')
  const corners = dialogs
    .filter(({ trigger }) => !trigger)
    .map((dialog) => dialog['launcher-corner'] || ownCorners[dialog.tag ?? ''])
  if (new Set(corners).size < corners.length)
    return 'Both buttons float in the same corner: give one of the two another, or a trigger.'
  const lost = dialogs.find(({ trigger }) => trigger && !finds(page, trigger))
  if (lost) return `Nothing in the preview matches ${lost.trigger}: on your page, something should.`
  return ''
}

function finds(page: Document, selector: string): boolean {
  try {
    return page.querySelector(selector) !== null
  } catch {
    return false
  }
}
