interface Renderer<Context> {
  mount(container: ShadowRoot, component: unknown, props: object): Context
  update(context: Context, props: object): void
  unmount(context: Context): void
}

const attributeOf = (prop: string) => prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Stands in for @r2wc/core 1.3 in the widgets' build (vite.widget.config.ts): the same binding of a
 * component to an element, for string props in an open shadow root alone. The original spends half
 * a kilobyte on kinds of props we have none of, and loses what is mended here, each with a test in
 * tests/widgets/define-element.spec.ts:
 * removed and empty attributes, properties set before the script ran, the state of a moved element.
 */
// biome-ignore lint/style/noDefaultExport: r2wc imports the core's default export.
export default function bind<Context>(
  component: unknown,
  { props: names }: { props: readonly string[] },
  renderer: Renderer<Context>,
): typeof HTMLElement {
  const propOf = Object.fromEntries(
    // Before the script runs, a framework writes successUrl as an attribute: HTML calls it successurl.
    names.flatMap((name) => [attributeOf(name), name.toLowerCase()].map((own) => [own, name])),
  )

  class BoundElement extends HTMLElement {
    static observedAttributes = Object.keys(propOf)

    readonly container = this.attachShadow({ mode: 'open' })
    readonly #props: Record<string, unknown> = { container: this.container }
    #context: Context | undefined

    connectedCallback() {
      for (const name of names) {
        // A property set before the upgrade hides the accessor: set it again through it.
        const early = Object.getOwnPropertyDescriptor(this, name)
        if (early && delete this[name as never]) this[name as never] = early.value as never
      }
      if (this.#context) renderer.update(this.#context, this.#props)
      else this.#context = renderer.mount(this.container, component, this.#props)
    }

    /** Only an element that is still gone after the current task was removed; the others moved. */
    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected || !this.#context) return
        renderer.unmount(this.#context)
        this.#context = undefined
      })
    }

    /** Its presence keeps moveBefore from disconnecting and connecting the element. */
    connectedMoveCallback() {
      this.connectedCallback()
    }

    attributeChangedCallback(attribute: string, _: string | null, value: string | null) {
      this.#props[propOf[attribute] as string] = value || undefined
      if (this.#context) renderer.update(this.#context, this.#props)
    }
  }

  for (const name of names) {
    const attribute = attributeOf(name)
    Object.defineProperty(BoundElement.prototype, name, {
      get(this: Element) {
        return this.getAttribute(attribute) ?? this.getAttribute(name) ?? ''
      },
      set(this: Element, value: string | false | null | undefined) {
        // False is what `condition && value` comes to, for which frameworks write no attribute.
        if (value == null || value === false)
          for (const own of [attribute, name]) this.removeAttribute(own)
        else this.setAttribute(attribute, value)
      },
    })
  }
  return BoundElement
}
