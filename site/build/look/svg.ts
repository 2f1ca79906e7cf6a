import { escapeHtml } from '../../../widgets/rules/escape-html.ts'
import type { Shape } from '../../../widgets/rules/logo.ts'

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
