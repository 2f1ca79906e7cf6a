const told = new Set<string>()

/**
 * What a partner wrote in an attribute, when it passes the test; else '', which stands for the
 * default, and one warning on the console however often it renders.
 */
export function valid(
  attribute: string,
  value: string | undefined,
  test: (value: string) => boolean,
): string {
  if (!value || test(value)) return value ?? ''
  const sentence = `${attribute}="${value}" is not valid: the default is used.`
  if (!told.has(sentence)) console.warn(sentence)
  told.add(sentence)
  return ''
}

/**
 * Whether an address is safe to go to: http(s), and on another host than the page's only when it
 * says so with its scheme. `//elsewhere` is taken for a mistake, `javascript:` for worse.
 */
export function isWebAddress(value: string): boolean {
  try {
    const { origin, protocol } = new URL(value, document.baseURI)
    return (
      /^https?:\/\//i.test(value) || (origin === location.origin && protocol.startsWith('http'))
    )
  } catch {
    return false
  }
}

/** Whether a text is a CSS selector at all; what it finds is another matter. */
export function isSelector(value: string): boolean {
  try {
    return !document.createDocumentFragment().querySelector(value)
  } catch {
    return false
  }
}
