import { Document, isMap, isSeq, type Pair, parseDocument } from 'yaml'
import { type Change, changesBetween } from './changes.ts'
import { type FormRules, toContent, toForm } from './form-values.ts'
import { textKey } from './json-format.ts'

/** Reads an article into a form, and writes the form back. */
export function articleFormat(rules: FormRules) {
  return {
    fromFile(text: string) {
      const { head, body } = partsOf(text)
      const form = Object(toForm(parseDocument(head).toJS() ?? {}, rules.root, rules))
      // A new article begins as a draft; one whose file does not say so is published.
      return { draft: false, ...form, body, [textKey]: text }
    },
    toFile({ [textKey]: text, ...form }: Record<string, unknown>): string {
      const { head, gap, body: oldBody } = partsOf(String(text ?? ''))
      const document = head ? parseDocument(head) : new Document({})
      const before: unknown = document.toJS()
      const { body = '', ...fields } = Object(toContent(form, rules.root, rules, before))
      const changes = changesBetween(before, fields)
      for (const change of changes) applyChange(document, change)
      const newHead = changes.length > 0 ? document.toString({ lineWidth: 0 }) : head
      const newBody = body === oldBody ? oldBody : keepUnchangedBlocks(oldBody, `${body}`)
      return `---\n${newHead}---${gap}${newBody}`
    },
  }
}

/** The fields of an article, the lines below them, and the text. */
function partsOf(text: string): { head: string; gap: string; body: string } {
  const {
    head = '',
    gap = '\n\n',
    body = text,
  } = /^---\n(?<head>[\s\S]*?\n)?---(?<gap>\n+)(?<body>[\s\S]*)$/.exec(text)?.groups ?? {}
  return { head, gap, body }
}

/** A change of value keeps the quotes and comments that are there. */
function applyChange(document: Document, change: Change): void {
  const { path } = change
  if (change.type === 'remove') document.deleteIn(path)
  else if (change.type === 'set') document.setIn(path, change.value)
  else add(document, change)
}

function add(document: Document, { path, place, value }: Extract<Change, { type: 'add' }>): void {
  const list = document.getIn(path.slice(0, -1), true)
  const key = path.at(-1)
  if (isSeq(list)) list.items.splice(place, 0, document.createNode(value))
  else if (isMap(list)) list.items.splice(place, 0, document.createPair(key, value) as Pair)
}

/**
 * The text of an article after it was edited. The editor writes the whole text again and spells
 * marks such as \* in its own way: a paragraph, list or box that says the same as before stays as
 * it was written.
 */
function keepUnchangedBlocks(before: string, after: string): string {
  const oldBlocks = blocksOf(before)
  return blocksOf(after)
    .map((block) => {
      const same = oldBlocks.findIndex((old) => spelling(old) === spelling(block))
      // Each old block is used only once, even if two are the same.
      return same < 0 ? block : (oldBlocks.splice(same, 1)[0] ?? block)
    })
    .join('\n\n')
}

function blocksOf(text: string): string[] {
  return text.trim().split(/\n{2,}/)
}

/** A block in the one spelling of what Markdown can write in several ways. */
function spelling(block: string): string {
  return block
    .replaceAll('\\', '')
    .replaceAll('__', '**')
    .replace(/^[*+-] /gm, '- ')
    .replace(/\s+/g, ' ')
    .trim()
}
