/** An element of an XML file. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** The line on which it begins. */
  readonly line: number
}

/** A tag; its attributes may have > in quotes. */
const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*?)(\/?)>/g

const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const ignoredParts = /<!--.*?-->|<\?.*?\?>|<!DOCTYPE(?:[^[>]|\[.*?\])*>/gs

/** The elements of an XML file, and the first one that has no end. Its texts are left out. */
export function xmlElements(source: string): {
  elements: readonly XmlElement[]
  unclosed: XmlElement | undefined
} {
  const top: XmlElement[] = []
  const open: (XmlElement & { children: XmlElement[] })[] = []
  // Ignored parts keep their line breaks, so that line numbers stay right.
  const text = source.replace(ignoredParts, (part) => part.replace(/[^\n]/g, ' '))
  for (const { index, ...groups } of text.matchAll(tag)) {
    const { 1: closes, 2: name = '', 3: written = '', 4: isEmpty } = groups
    if (closes) {
      if (open.at(-1)?.name !== name) break
      open.pop()
      continue
    }
    const line = text.slice(0, index).split('\n').length
    const element = { name, attributes: attributesIn(written), children: [], line }
    const siblings = open.at(-1)?.children ?? top
    siblings.push(element)
    if (!isEmpty) open.push(element)
  }
  return { elements: top, unclosed: open.at(-1) }
}

function attributesIn(written: string): Record<string, string> {
  const found = written.matchAll(attribute)
  return Object.fromEntries(
    Array.from(found, ([, name = '', quoted, single]) => [name, quoted ?? single ?? '']),
  )
}
