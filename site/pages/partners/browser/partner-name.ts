import { escapeHtml } from '../../../../widgets/rules/text/escape-html.ts'

/** What every snippet has in the place of the partner's name until the partner has typed it. */
export const namePlaceholder = 'Your name'

/** How a name is written in each kind of place. */
const writings = { attribute: inAttribute, string: inString, text: (name: string) => name }

/** `attribute`: in markup. `string`: in a script. `text`: as it is. */
export type NamePlace = keyof typeof writings

/**
 * Text for an attribute of HTML, JSX, Liquid, or a template of Svelte, Vue or Angular: what they or a
 * string around them would read as code is a character reference, which all of them decode.
 */
export function inAttribute(text: string): string {
  return escapeHtml(text).replace(/[{}`\\]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Text for a string of a script. It may be in a page, where </script> ends it, or in Tag Manager, which fills in {{names}}. */
export function inString(text: string): string {
  return text
    .replace(/[\\'"`]/g, '\\$&')
    .replace(/[<{]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`)
}

/** Writes a name into every snippet, or the placeholder again if it is empty. */
export function writeName(root: ParentNode, name: string): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-name]'))
    place.textContent = name ? writings[place.dataset.name as NamePlace](name) : namePlaceholder
}
