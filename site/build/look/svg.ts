import type { Shape } from '../../../widgets/rules/company/logo.ts'
import { escapeHtml } from '../../../widgets/rules/text/escape-html.ts'

/** The SVG code of shapes. */
export function svgOf(shapes: readonly Shape[]): string {
  return shapes
    .map(({ tag, attributes, shapes }) => {
      const pairs = Object.entries(attributes).map(
        ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
      )
      const content = svgOf(shapes)
      return `<${tag}${pairs.join('')}${content ? `>${content}</${tag}>` : '/>'}`
    })
    .join('')
}
