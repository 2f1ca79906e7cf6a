import { writeToConsole } from '../business/write-to-console.ts'
import { inKebabCase } from '../rules/embed/attribute-names.ts'
import type { SentContact } from '../rules/lead/person.ts'
import { ownProperties } from '../rules/text/table.ts'
import { eventGuard } from './guard-events.ts'
import { type Calls, callQueue, handlerOf, reset } from './methods.ts'
import { nearestName, unquoted, warnOnce } from './read-attributes.ts'

/** The symbols under which r2wc keeps its state on an element, for subclasses. */
const isConnectedKey = Symbol.for('r2wc.connected')
const propsKey = Symbol.for('r2wc.props')
const renderKey = Symbol.for('r2wc.render')

interface BoundElement extends HTMLElement {
  readonly container: ShadowRoot
  [isConnectedKey]: boolean
  [propsKey]: Record<string, unknown>
  [renderKey](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

/**
 * An element of r2wc with its faults repaired. Every property is a string, set as a property or as
 * an attribute. It has its default if it is absent, empty, false, or cannot be written as text.
 * `whenDrawn` resolves when an element that cannot be drawn at once can be.
 */
export function repairedElement(
  Bound: CustomElementConstructor,
  names: readonly string[],
  flags: readonly string[],
  css: string,
  whenDrawn: (element: Element) => Promise<void> | undefined,
): CustomElementConstructor {
  const Base = Bound as unknown as new () => BoundElement
  const attributes = names.map(inKebabCase)
  const nameOf = new Map(
    names.flatMap((name) => spellings(name).map((spelling) => [spelling, name])),
  )

  const guardEvents = eventGuard()
  // Not a <style>, which a partner's style-src would block.
  const newSheet = (view: typeof window) => {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  }
  const sheet = newSheet(window)

  class RepairedElement extends Base {
    static observedAttributes = [...nameOf.keys()]
    #queue = callQueue(this)

    constructor() {
      super()
      // r2wc counts a new element as connected, and would render one that is never attached.
      this[isConnectedKey] = false
      this[propsKey] = ownProperties(this[propsKey])
      this.adoptedCallback()
      guardEvents(this.container)
    }

    /** The version of the script that defined the element. */
    get version(): string {
      return WIDGETS_VERSION
    }

    /** How the visitor of the lead in view is reached, once it was sent. */
    get sentContact(): SentContact | undefined {
      return handlerOf(this, 'sentContact')?.()
    }

    get calls(): Calls {
      return this.#queue.calls
    }

    /** Takes the calls that a page pushed to a plain array before the script ran. */
    set calls(early: unknown) {
      const isAbsent = early === undefined || early === null
      if (!isAbsent) this.calls.push(...(Array.isArray(early) ? early : [early]))
    }

    override connectedCallback(): void {
      for (const name of [...names, 'calls']) reapplyEarlyProperty(this, name)
      for (const attribute of this.getAttributeNames()) {
        // Those that every element has resemble ours only by chance.
        const isKnown = nameOf.has(attribute) || attribute in this
        const meant = !isKnown && nearestName(attribute, attributes)
        if (meant)
          warnOnce(`<${this.localName}>: ${attribute} is not known. Did you mean ${meant}?`)
      }
      super.connectedCallback()
      const start = () => {
        if (this.isConnected) this.#queue.start()
      }
      const drawn = whenDrawn(this)
      // The content is first rendered in a microtask, so the waiting calls are made in a later one.
      if (drawn) drawn.then(() => setTimeout(start))
      else queueMicrotask(start)
    }

    /**
     * Moving an element disconnects it for a moment, and r2wc would throw its state away:
     * https://github.com/bitovi/react-to-web-component/issues/113
     */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#queue.stop()
        super.disconnectedCallback()
      })
    }

    open(): void {
      handlerOf(this, 'open')?.()
    }

    close(): void {
      handlerOf(this, 'close')?.()
    }

    reset(): void {
      reset(this)
    }

    goTo(step: unknown): number {
      return handlerOf(this, 'goTo')?.(step) ?? 0
    }

    /**
     * If the page breaks rendering, the tag's own text is shown: an image named createElement, for
     * example, hides the method of that name
     * (https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem).
     */
    override [renderKey](): void {
      try {
        super[renderKey]()
      } catch (error) {
        showOwnText(this.container)
        writeToConsole('error', `<${this.localName}> cannot be drawn on this page:`, error)
      }
    }

    /**
     * A constructed sheet belongs to one document, and an element that moves into another document
     * loses it: https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets
     */
    adoptedCallback(): void {
      const { container } = this
      const view = this.ownerDocument.defaultView
      if (view) container.adoptedStyleSheets = [view === window ? sheet : newSheet(view)]
      // Chromium lets the nodes keep the registry of the document that they leave. Preact passes it on
      // for every new node below them, which the other document rejects:
      // https://github.com/preactjs/preact/blob/main/src/diff/index.js
      for (const node of [container, ...container.querySelectorAll('*')]) {
        Object.defineProperty(node, 'customElementRegistry', {
          value: undefined,
          configurable: true,
        })
      }
    }

    /** `moveBefore` calls this instead of connecting the element again. */
    connectedMoveCallback(): void {
      this[renderKey]()
    }

    /**
     * r2wc ignores an attribute that is removed or empty, and keeps its old value:
     * https://github.com/bitovi/react-to-web-component/issues/230
     */
    attributeChangedCallback(
      attribute: string,
      _before: string | null,
      value: string | null,
    ): void {
      const name = nameOf.get(attribute)
      if (!name) return
      const meant = unquoted(value ?? '')
      if (meant !== undefined)
        warnOnce(`<${this.localName}>: the value of ${attribute} is not in plain quotes (").`)
      const text = meant ?? value
      // A flag without a value means yes; any other empty attribute counts as absent.
      const isBareFlag = flags.includes(name) && text === ''
      this[propsKey][name] = isBareFlag ? 'yes' : text || undefined
      // Also in the tag, where style sheets read it.
      if (meant) this.setAttribute(attribute, meant)
      this[renderKey]()
    }
  }

  for (const name of names) {
    const [attribute = name] = spellings(name)
    Object.defineProperty(RepairedElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return this.getAttribute(attribute) ?? this.getAttribute(name) ?? ''
      },
      // r2wc would write "false" where `condition && value` is false in a framework's template.
      set(this: Element, value: unknown) {
        const isAbsent = value === undefined || value === null || value === false
        const text = isAbsent ? undefined : textOf(value)
        if (text !== undefined) return this.setAttribute(attribute, text)
        for (const spelling of spellings(name)) this.removeAttribute(spelling)
        if (!isAbsent)
          warnOnce(`<${this.localName}>: ${attribute} is not text. Its default is taken.`)
      },
    })
  }
  return RepairedElement
}

function showOwnText(container: ShadowRoot): void {
  const { createElement } = Document.prototype
  container.replaceChildren(createElement.call(document, 'slot'))
}

/**
 * The attributes of a property: `success-url`, and also `successurl`, because HTML lower-cases the
 * `successUrl` that a framework writes before the script has run.
 */
function spellings(name: string): string[] {
  return [...new Set([inKebabCase(name), name.toLowerCase()])]
}

/** A value as text; undefined for a Symbol, and for an object that cannot be written as text. */
function textOf(value: unknown): string | undefined {
  try {
    return `${value}`
  } catch {
    return undefined
  }
}

/** A property set before the script ran hides the accessor, so it is set again through it. */
function reapplyEarlyProperty(element: HTMLElement, name: string): void {
  const early = Object.getOwnPropertyDescriptor(element, name)
  if (!early) return
  Reflect.deleteProperty(element, name)
  Reflect.set(element, name, early.value)
}
