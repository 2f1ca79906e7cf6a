import { keepKeys } from './keep-keys.ts'
import { answerOf, reset } from './methods.ts'

/** What r2wc keeps on an element, under symbols that it offers for subclasses. */
const isConnectedKey = Symbol.for('r2wc.connected')
const propsKey = Symbol.for('r2wc.props')
const renderKey = Symbol.for('r2wc.render')

interface BoundElement extends HTMLElement {
  readonly container: ShadowRoot
  [isConnectedKey]: boolean
  readonly [propsKey]: Record<string, unknown>
  [renderKey](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

/**
 * An element of r2wc with what it loses put right. Every property is a string, set by itself or by
 * its attribute; absent, empty or false, it has its default.
 */
export function mended(
  Bound: CustomElementConstructor,
  names: readonly string[],
  sheet: CSSStyleSheet,
): CustomElementConstructor {
  const Base = Bound as unknown as new () => BoundElement
  const nameOf = new Map(names.flatMap((name) => spellings(name).map((own) => [own, name])))

  class MendedElement extends Base {
    static observedAttributes = [...nameOf.keys()]

    constructor() {
      super()
      // r2wc counts a new element as connected, and would render one that is never attached.
      this[isConnectedKey] = false
      this.container.adoptedStyleSheets = [sheet]
      keepKeys(this.container)
    }

    override connectedCallback(): void {
      for (const name of names) reapplyEarlyProperty(this, name)
      super.connectedCallback()
    }

    /**
     * Moving an element disconnects it for a moment, and r2wc would throw its state away:
     * https://github.com/bitovi/react-to-web-component/issues/113
     */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }

    open(): void {
      answerOf(this, 'open')?.()
    }

    close(): void {
      answerOf(this, 'close')?.()
    }

    reset(): void {
      reset(this)
    }

    goTo(step: number): number {
      return answerOf(this, 'goTo')?.(step) ?? 0
    }

    /** `moveBefore` calls this in place of the two above. */
    connectedMoveCallback(): void {
      this[renderKey]()
    }

    /**
     * r2wc ignores an attribute that is removed or empty, and keeps what it was:
     * https://github.com/bitovi/react-to-web-component/issues/230
     */
    attributeChangedCallback(
      attribute: string,
      _before: string | null,
      value: string | null,
    ): void {
      const name = nameOf.get(attribute)
      if (!name) return
      // A bare `test` says yes; any other empty attribute says nothing.
      const isBareFlag = name === 'test' && value === ''
      this[propsKey][name] = isBareFlag ? 'test' : value || undefined
      this[renderKey]()
    }
  }

  for (const name of names) {
    const [attribute = name] = spellings(name)
    Object.defineProperty(MendedElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return this.getAttribute(attribute) ?? this.getAttribute(name) ?? ''
      },
      // r2wc would write "false" for what `condition && value` comes to in a framework's template.
      set(this: Element, value: string | false | null | undefined) {
        const isAbsent = value === undefined || value === null || value === false
        if (isAbsent) for (const own of spellings(name)) this.removeAttribute(own)
        else this.setAttribute(attribute, value)
      },
    })
  }
  return MendedElement
}

/**
 * The attributes of a property: `success-url`, and `successurl` as HTML lower-cases the `successUrl`
 * that a framework writes before the script has run.
 */
function spellings(name: string): string[] {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return [...new Set([kebab, name.toLowerCase()])]
}

/** A property set before the script ran hides the accessor: set it again, through it. */
function reapplyEarlyProperty(element: HTMLElement, name: string): void {
  const early = Object.getOwnPropertyDescriptor(element, name)
  if (!early) return
  Reflect.deleteProperty(element, name)
  Reflect.set(element, name, early.value)
}
