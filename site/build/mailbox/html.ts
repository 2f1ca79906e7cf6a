import { escapeHtml } from '../../../widgets/rules/escape-html.ts'

/** A piece of HTML that is already safe. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | Markup | Markup[] | false

/** HTML from a template: every string put in becomes text, only Markup stays markup. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(textOf)))
}

function textOf(part: Part): string {
  if (part === false) return ''
  if (part instanceof Markup) return part.text
  if (Array.isArray(part)) return part.map((markup) => markup.text).join('')
  return escapeHtml(part)
}
