import { writeToConsole } from '../business/write-to-console.ts'
import type { commonAttributes } from '../rules/embed/attribute-names.ts'
import { isPrivate } from '../rules/text/mask.ts'

/** The attributes of a tag; undefined if absent or empty. `Own` are the attributes that only one element has. */
export type Attributes<Own extends string = never> = {
  readonly [Name in (typeof commonAttributes)[number] | Own]?: string
}

/** A kind of attribute value. */
export interface Kind<Value> {
  /** The value when it passes, else undefined. */
  read(value: string): Value | undefined
  /** The kind in the words of a warning. */
  words: string
}

const warnings = new Set<string>()

/**
 * Makes the function that reads the attributes of a tag. An absent value gives the default. So does a
 * value of the wrong kind, with one warning on the console, however often the element renders.
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
      `<${tag}>: ${quoteAttribute(attribute, value)} is not ${kind.words}. Taken instead: ${byDefault || 'none'}.`,
    )
    return byDefault
  }
}

/** An attribute as a warning quotes it, without text that a visitor may have typed or a person's name. */
function quoteAttribute(attribute: string, value: string): string {
  if (attribute.startsWith('contact-')) return attribute
  return `${attribute}="${isPrivate(value) ? '***' : value}"`
}

/** Writes a warning to the console, each sentence only once. */
export function warnOnce(sentence: string): void {
  if (warnings.has(sentence)) return
  warnings.add(sentence)
  writeToConsole('warn', sentence)
}

/** One value of a list. */
export function anyOf<Value extends string>(known: readonly Value[]): Kind<Value> {
  return { read: (value) => known.find((one) => one === value), words: known.join(' or ') }
}

/** Several values of a list, separated by spaces or commas; `none` means no value. */
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
 * Whether an address is safe to go to: http(s), and on another host only with its scheme. `//elsewhere`
 * is probably a mistake, and `javascript:` may be an attack.
 */
export function isWebAddress(value: string): boolean {
  if (!URL.canParse(value, document.baseURI)) return false
  const { origin, protocol } = new URL(value, document.baseURI)
  const isAbsolute = /^https?:\/\//i.test(value)
  return isAbsolute || (origin === location.origin && protocol.startsWith('http'))
}

/** Why a path of the page's own site may be refused, in the words of a warning. */
export function underBase(): string {
  return document.querySelector('base') ? ` under the page's <base>, ${document.baseURI}` : ''
}

/** Whether a text is only the origin of a web server: no path, no slash at the end. */
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

/*
 * Slips in a tag that somebody wrote by hand, or copied from a program that writes texts.
 */

/** A value that begins with a quotation mark and has no space, and the mark at its end, if any. */
const quoted = /^["'`„″\p{Pi}\p{Pf}](\S*?)(["'`„″\p{Pi}\p{Pf}])?$/u

/**
 * The value that was meant where curly quotes surround it, which HTML takes for letters of the value: it
 * ends at its first space. '' if it is cut there; undefined if the value has no such quotes.
 */
export function unquoted(value: string): string | undefined {
  const [match, meant, end] = quoted.exec(value) ?? []
  return match && ((end && meant) ?? '')
}

/** The name that was meant by an attribute that is not ours; undefined if it resembles none. */
export function nearestName(attribute: string, names: readonly string[]): string | undefined {
  return names.find((name) => {
    const isLong = name.length > 5
    const parts = isLong ? withoutTwo : withoutOne
    const partsOfAttribute = new Set(parts(attribute))
    const isNear = parts(name).some((part) => partsOfAttribute.has(part))
    return name[0] === attribute[0] && (isNear || (isLong && attribute.startsWith(name)))
  })
}

/** A word, and what is left of it without any one of its letters, or without two. */
const withoutOne = (word: string) =>
  [...word, ''].map((_, at) => word.slice(0, at) + word.slice(at + 1))
const withoutTwo = (word: string) => withoutOne(word).flatMap(withoutOne)
