/**
 * The language that the page gives an element: its own `lang`, or that of the nearest ancestor through slots and
 * shadow roots; '' if none has one. `roots` are the document and the shadow roots on the way, where it may change.
 */
export function pageLanguage(element: Element): { readonly tag: string; readonly roots: Node[] } {
  const roots: Node[] = []
  let tag: string | null = null
  for (let node: Node | null = element; node; node = parentOf(node)) {
    if (isElement(node)) tag ??= Element.prototype.getAttribute.call(node, 'lang')
    else roots.push(node)
  }
  return { tag: tag ?? '', roots }
}

/**
 * The first of the offered languages that readers of `tag` read: of the same language and script, whatever the
 * region, so that fr serves fr-CA, and neither pa serves pa-Arab nor zh zh-Hant; `en` if there is none.
 */
export function offeredLanguage(tag: string, offered: readonly string[]): string {
  if (offered.length === 0 || /^(en\b|$)/i.test(tag)) return 'en'
  try {
    const wanted = scriptOf(tag.replaceAll('_', '-'))
    return offered.find((code) => scriptOf(code) === wanted) ?? 'en'
  } catch {
    // The page's tag is no language.
    return 'en'
  }
}

/** A language with its script, such as pa-Guru. */
function scriptOf(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize()
  return `${language}-${script}`
}

/** Where a node is shown: in its slot, in its parent, or in the host of its shadow root. */
function parentOf(node: Node): Node | null {
  // Read from the prototypes, because the fields of a form hide its properties that have their names.
  const own = (prototype: object, name: string) => Reflect.get(prototype, name, node)
  if (isElement(node))
    return own(Element.prototype, 'assignedSlot') ?? own(Node.prototype, 'parentNode')
  return 'host' in node ? (node as ShadowRoot).host : null
}

/** Also for a node of another document, whose classes are others. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE
