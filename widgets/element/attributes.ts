/** The attributes every element takes, as its properties are called. */
export const attributeNames = [
  'service',
  'successUrl',
  'successTarget',
  'partner',
  'reference',
  'name',
  'test',
  'emailService',
  'emailTemplate',
  'emailKey',
  'emailOrigin',
  'analytics',
  'theme',
  'mode',
  'trigger',
  'launcherLabel',
  'launcherCorner',
] as const

/** What a tag says; undefined where an attribute is absent or empty. */
export type Attributes = { readonly [Name in (typeof attributeNames)[number]]?: string }

const warnings = new Set<string>()

/**
 * The value of an attribute when it is valid, else ''. A value that is not gets one warning on the
 * console, however often the element renders.
 */
export function validOrDefault<Value extends string>(
  attribute: string,
  value: string | undefined,
  isValid: (value: string) => value is Value,
): Value | ''
export function validOrDefault(
  attribute: string,
  value: string | undefined,
  isValid: (value: string) => boolean,
): string
export function validOrDefault(
  attribute: string,
  value: string | undefined,
  isValid: (value: string) => boolean,
): string {
  if (!value) return ''
  if (isValid(value)) return value
  warnOnce(`${attribute}="${value}" is not valid: the default is used.`)
  return ''
}

function warnOnce(sentence: string): void {
  if (warnings.has(sentence)) return
  warnings.add(sentence)
  console.warn(sentence)
}

/** A test for values that come from a list. */
export function isOneOf<Value extends string>(known: readonly Value[]) {
  return (value: string): value is Value => known.some((one) => one === value)
}

/**
 * Whether an address is safe to go to: http(s), and on another host than the page's only when it
 * says so with its scheme. `//elsewhere` is taken for a mistake, `javascript:` for worse.
 */
export function isWebAddress(value: string): boolean {
  if (!URL.canParse(value, document.baseURI)) return false
  const { origin, protocol } = new URL(value, document.baseURI)
  const isAbsolute = /^https?:\/\//i.test(value)
  return isAbsolute || (origin === location.origin && protocol.startsWith('http'))
}

/** Whether a text is the origin of a web server and nothing more: no path, no slash at the end. */
export function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value
}

/** Whether a text is a CSS selector, even if nothing on the page matches it. */
export function isSelector(value: string): boolean {
  try {
    document.createDocumentFragment().querySelector(value)
    return true
  } catch {
    return false
  }
}
