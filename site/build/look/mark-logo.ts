import type { Logo, Shape } from '../../../widgets/rules/company/logo.ts'
import { readLogo } from './read-logo.ts'
import { squareForCircle, viewBoxOf } from './square.ts'

/** The circle around the logo, as a fraction of the side of the mark. */
const circle = 0.765

/** The logo of a folder of content, as a component draws it. */
export async function markLogo(folder: string): Promise<Logo> {
  const { shapes, ink } = await readLogo(folder)
  return { viewBox: viewBoxOf(squareForCircle(ink, circle)), shapes: shapes.map(asJsxNames) }
}

/** In JSX `stroke-width` is called strokeWidth. */
function asJsxNames({ tag, attributes, shapes }: Shape): Shape {
  const names = Object.entries(attributes).map(([name, value]) => [
    name.replace(/-(.)/, (_, letter) => letter.toUpperCase()),
    value,
  ])
  return { tag, attributes: Object.fromEntries(names), shapes: shapes.map(asJsxNames) }
}
