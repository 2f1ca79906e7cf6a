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
