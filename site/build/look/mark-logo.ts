import type { Logo, Shape } from '../../../widgets/rules/company/logo.ts'
import { readLogo } from './read-logo.ts'
import { squareWithRoom, viewBoxOf } from './square.ts'

/** How much of the side of a mark the circle around the logo is. */
const circle = 0.765

/** The logo of a folder of content, as a component draws it. */
export async function markLogo(folder: string): Promise<Logo> {
  const { shapes, ink } = await readLogo(folder)
  return { viewBox: viewBoxOf(squareWithRoom(ink, circle)), shapes: shapes.map(asJsxNames) }
}

/** `stroke-width` is called strokeWidth there. */
function asJsxNames({ tag, attributes, shapes }: Shape): Shape {
  const names = Object.entries(attributes).map(([name, value]) => [
    name.replace(/-(.)/, (_, letter) => letter.toUpperCase()),
    value,
  ])
  return { tag, attributes: Object.fromEntries(names), shapes: shapes.map(asJsxNames) }
}
