import type { Kind } from './browser/settings.ts'
import type { ElementDescription, Entry } from './element-descriptions.ts'

/** An attribute or a token that can be tried. */
export interface Setting extends Entry {
  /** The tags that know it. */
  tags: string[]
  /** What it means: one text, or one for each tag where they differ. */
  meanings: { tags: string[]; text: string }[]
}

/** Every attribute or token of the elements once, with the tags that know it. */
export function settingsOf(
  elements: ElementDescription[],
  kind: 'attributes' | 'tokens',
): Setting[] {
  const settings = new Map<string, Setting>()
  for (const element of elements) {
    for (const entry of element[kind]) {
      const setting = settings.get(entry.name) ?? { ...entry, tags: [], meanings: [] }
      setting.tags.push(element.tag)
      const sameMeaning = setting.meanings.find(({ text }) => text === entry.text)
      if (sameMeaning) sameMeaning.tags.push(element.tag)
      else setting.meanings.push({ tags: [element.tag], text: entry.text })
      settings.set(entry.name, setting)
    }
  }
  return [...settings.values()]
}

/** One value to choose. '' chooses the default, because nothing is written into the page for it. */
interface Choice {
  value: string
  label: string
}

/**
 * The choices of a setting whose type is a union of strings, with or without a boolean; empty for
 * other types.
 */
export function choicesOf(setting: Pick<Setting, 'type' | 'default'>): Choice[] {
  const members = setting.type.split('|').map((member) => member.trim())
  const values = members.filter((member) => !['', 'undefined', 'boolean'].includes(member))
  if (!values.every((member) => /^(['"])[^'"]*\1$/.test(member))) return []
  const names = values.map((member) => member.slice(1, -1))
  const choices = names.map((name) => ({
    value: name === setting.default ? '' : name,
    label: name,
  }))
  if (names.length === 0 || names.includes(setting.default)) return choices
  return [{ value: '', label: setting.default || 'not set' }, ...choices]
}

/** The kind of a token's value, guessed from its default, which is `inherit` for a font. */
export function kindOf({ default: value }: Setting): Kind {
  if (/^(#|light-dark\(|rgb|hsl|oklch)/.test(value)) return 'color'
  return /^[\d.]+(px|em|rem)$/.test(value) ? 'width' : 'font-family'
}
