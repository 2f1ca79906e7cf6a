import { escapeHtml } from '../../../../widgets/rules/text/escape-html.ts'
import type { Known } from './known.ts'

/** What a partner wants on the page: only what differs from the defaults. */
export interface Wanted {
  elements: {
    tag: string
    attributes: Record<string, string>
    /** What stands inside the tag until the script has run. */
    fallback: string
  }[]
  tokens: Record<string, string>
  isPinned: boolean
}

export interface Scripts {
  /** The address of the folder they are in, with a slash at its end. */
  folder: string
  release: Known['release']
}

/** The lines to paste for what is wanted. */
export function snippet({ elements, tokens, isPinned }: Wanted, scripts: Scripts): string {
  const tags = elements.map(({ tag }) => tag)
  const openers = elements.flatMap(({ attributes }) => opener(attributes) ?? [])
  return [
    ...tags.map((tag) => scriptOf(tag, isPinned, scripts)),
    ...roomOf(elements, scripts),
    ...styleOf(tags, tokens),
    ...new Set(
      openers.map(
        ({ name, value }) =>
          `<button ${name}="${value}" aria-haspopup="dialog">What does it cost?</button>`,
      ),
    ),
    ...elements.map(
      ({ tag, attributes, fallback }) =>
        `<${tag}${Object.entries(attributes).map(written).join('')}>${escapeHtml(fallback)}</${tag}>`,
    ),
  ].join('\n')
}

/** What keeps the room of an element in the page free before its script has come. */
function roomOf(elements: Wanted['elements'], { folder }: Scripts): string[] {
  const isInPage = elements.some(({ attributes }) => attributes.mode !== 'dialog')
  return isInPage ? [`<link rel="stylesheet" href="${escapeHtml(`${folder}room.css`)}">`] : []
}

function styleOf(tags: string[], tokens: Record<string, string>): string[] {
  return Object.keys(tokens).length > 0 ? [`<style>\n${styles(tags, tokens)}\n</style>`] : []
}

function scriptOf(tag: string, isPinned: boolean, { folder, release }: Scripts): string {
  const pinned = isPinned && release?.scripts[`${tag}.js`]
  const address = escapeHtml(folder + (pinned ? pinned.path : `${tag}.js`))
  const check = pinned ? ` integrity="${pinned.integrity}" crossorigin` : ''
  return `<script async src="${address}"${check}></script>`
}

/** The rule that gives tags their tokens. */
export function styles(tags: string[], tokens: Record<string, string>): string {
  // A style element ends at the first </style, even inside of a string.
  const declarations = Object.entries(tokens).map(
    ([name, value]) => `  ${name}: ${value.replaceAll('<', '\\3c ')};`,
  )
  return [`${tags.join(', ')} {`, ...declarations, '}'].join('\n')
}

/** What a button needs for a trigger of one id or class to find it; none for other selectors. */
export function opener({ mode, trigger = '' }: Record<string, string>) {
  const [, sign, value] = /^([#.])([a-z][\w-]*)$/i.exec(trigger) ?? []
  return mode === 'dialog' && value ? { name: sign === '#' ? 'id' : 'class', value } : undefined
}

function written([name, value]: [string, string]): string {
  return ` ${name}="${escapeHtml(value)}"`
}
