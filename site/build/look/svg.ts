import type { Shape } from '../../../widgets/rules/company/logo.ts'
import { escapeHtml } from '../../../widgets/rules/text/escape-html.ts'

/** Shapes as SVG writes them. */
export function svgOf(shapes: readonly Shape[]): string {
  return shapes
    .map(({ tag, attributes, shapes }) => {
      const pairs = Object.entries(attributes).map(
        ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
      )
      const within = svgOf(shapes)
      return `<${tag}${pairs.join('')}${within ? `>${within}</${tag}>` : '/>'}`
    })
    .join('')
}
