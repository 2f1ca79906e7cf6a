import type { commonAttributes } from '../rules/embed/attribute-names.ts'
import { isPrivate } from '../rules/text/mask.ts'

/** What a tag says; undefined where an attribute is absent or empty. `Own` are those of one element alone. */
export type Attributes<Own extends string = never> = {
  readonly [Name in (typeof commonAttributes)[number] | Own]?: string
}

/** What the value of an attribute can be. */
export interface Kind<Value> {
  /** The value when it passes, else undefined. */
  read(value: string): Value | undefined
  /** What it is, in the words of a warning. */
  words: string
}

const warnings = new Set<string>()

/**
 * Makes the function that reads the attributes of a tag. A value that is absent, or not of its kind,
 * stands for the default; the latter is warned of once on the console, however often the element renders.
 */
export function attributeReader(tag: string) {
  return <Value, Default extends string | undefined>(
    attribute: string,
    value: string | undefined,
    kind: Kind<Value>,
    byDefault: Default,
  ): Value | Default => {
    if (!value) return byDefault
    const known = kind.read(value)
    if (known !== undefined) return known
    warnOnce(
      `<${tag}>: ${written(attribute, value)} is not ${kind.words}. Taken instead: ${byDefault || 'none'}.`,
    )
    return byDefault
  }
}

/** An attribute as a warning quotes it, without what a visitor may have typed or what names a person. */
function written(attribute: string, value: string): string {
  if (attribute.startsWith('contact-')) return attribute
  return `${attribute}="${isPrivate(value) ? '***' : value}"`
}

/** Writes a sentence to the console, once however often it is asked to. */
export function warnOnce(sentence: string): void {
  if (warnings.has(sentence)) return
  warnings.add(sentence)
  console.warn(sentence)
}

/** Values that come from a list. */
export function anyOf<Value extends string>(known: readonly Value[]): Kind<Value> {
  return { read: (value) => known.find((one) => one === value), words: known.join(' or ') }
}

/** Several of a list, apart by spaces or commas; `none` is none of them. */
export function someOf<Id extends string>(known: readonly Id[]): Kind<Id[]> {
  return {
    read: (value) => {
      if (value === 'none') return []
      const words = value.split(/[\s,]+/).filter(Boolean)
      const chosen = known.filter((id) => words.includes(id))
      return words.length > 0 && chosen.length === new Set(words).size ? chosen : undefined
    },
    words: `none or made of ${known.join(', ')}`,
  }
}

/** Values that pass a test. */
export function thatIs(isValid: (value: string) => boolean, words: string): Kind<string> {
  return { read: (value) => (isValid(value) ? value : undefined), words }
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
