import type { PageData } from './page-data.ts'
import { inAttribute } from './partner-name.ts'

/** What a partner wants on the page: only what differs from the defaults. */
interface SnippetSettings {
  tag: string
  attributes: Record<string, string>
  tokens: Record<string, string>
  /** The text inside the tag until the script has run. */
  fallback: string
  isPinned: boolean
}

interface ScriptSource {
  /** The address of the folder they are in, with a slash at its end. */
  folder: string
  release: PageData['release']
}

/** The lines to paste for these settings. */
export function snippet(settings: SnippetSettings, scripts: ScriptSource): string {
  const { tag, attributes, tokens, fallback } = settings
  const lines = [scriptLine(settings, scripts)]
  // Keeps the space of the element free until its script runs. A dialog needs no space.
  if (attributes.mode !== 'dialog')
    lines.push(`<link rel="stylesheet" href="${inAttribute(`${scripts.folder}room.css`)}">`)
  if (Object.keys(tokens).length > 0) lines.push(`<style>\n${tokenRule(tag, tokens)}\n</style>`)
  const match = triggerAttribute(attributes)
  if (match)
    lines.push(
      `<button ${match.name}="${match.value}" aria-haspopup="dialog">What does it cost?</button>`,
    )
  const attributeTexts = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${inAttribute(value)}"`,
  )
  lines.push(`<${tag}${attributeTexts.join('')}>${inAttribute(fallback)}</${tag}>`)
  return lines.join('\n')
}

function scriptLine({ tag, isPinned }: SnippetSettings, { folder, release }: ScriptSource): string {
  const pinned = isPinned && release?.scripts[`${tag}.js`]
  const address = inAttribute(folder + (pinned ? pinned.path : `${tag}.js`))
  const integrity = pinned ? ` integrity="${pinned.integrity}" crossorigin` : ''
  return `<script async src="${address}"${integrity}></script>`
}

/** The rule that gives a tag its tokens. */
export function tokenRule(tag: string, tokens: Record<string, string>): string {
  // < is escaped, because a style element ends at the first </style, even inside a string.
  const declarations = Object.entries(tokens).map(
    ([name, value]) => `  ${name}: ${value.replaceAll('<', '\\3c ')};`,
  )
  return [`${tag} {`, ...declarations, '}'].join('\n')
}

/**
 * The attribute that makes a button match the trigger of a dialog; undefined unless the trigger is
 * one id or class.
 */
export function triggerAttribute({ mode, trigger = '' }: Record<string, string>) {
  const [, sign, value] = /^([#.])([a-z][\w-]*)$/i.exec(trigger) ?? []
  return mode === 'dialog' && value ? { name: sign === '#' ? 'id' : 'class', value } : undefined
}
