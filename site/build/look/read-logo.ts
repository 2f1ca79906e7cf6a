import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logo, Shape } from '../../../widgets/rules/company/business.ts'
import { escapeHtml } from '../../../widgets/rules/text/escape-html.ts'
import type { Problem } from '../../problems/problems.ts'
import { readText } from '../content/read-text.ts'
import { type Box, inkOf, squareForCircle, viewBoxOf } from './ink.ts'
import { parseLogo } from './parse-logo.ts'

/** The logo, and the box of what is visible in it. */
export interface ReadLogo {
  readonly shapes: readonly Shape[]
  /** The shapes in SVG. */
  readonly svg: string
  readonly ink: Box
}

/** What is wrong with the logo of a folder of content. */
export async function logoProblems(folder: string): Promise<Problem[]> {
  const logo = await logoOrProblems(folder)
  return 'ink' in logo ? [] : logo
}

/** The logo of a folder of content. Throws its problems; the check of the content reports them. */
export async function readLogo(folder: string): Promise<ReadLogo> {
  const logo = await logoOrProblems(folder)
  if ('ink' in logo) return logo
  throw new Error(logo.map(({ line, sentence }) => `logo.svg:${line}: ${sentence}`).join('\n'))
}

async function logoOrProblems(folder: string): Promise<ReadLogo | Problem[]> {
  const file = join(folder, 'logo.svg')
  if (!existsSync(file)) return [problem('is missing; put it back.')]
  const { drawing, problems } = parseLogo(readText(file))
  if (problems.length > 0) return problems
  const { shapes, viewBox } = drawing
  const svg = svgOf(shapes)
  const ink = await inkOf(svg, viewBox)
  return ink
    ? { shapes, svg, ink }
    : [problem('draws nothing that can be seen; look at its paths.')]
}

const problem = (sentence: string): Problem => ({ line: 1, field: '', sentence })

/** The circle around the logo, as a fraction of the side of the mark. */
const circle = 0.765

/** The logo of a folder of content, as a component draws it. */
export async function logoForPages(folder: string): Promise<Logo> {
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
