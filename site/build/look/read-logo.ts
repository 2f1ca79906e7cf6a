import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Shape } from '../../../widgets/rules/company/business.ts'
import { escapeHtml } from '../../../widgets/rules/text/escape-html.ts'
import type { Problem } from '../../problems/problems.ts'
import { readText } from '../content/read-text.ts'
import { type Box, inkOf } from './ink.ts'
import { type Drawing, parseDrawing } from './parse-drawing.ts'

/** The logo, and the box of what is visible in it. */
export interface ReadLogo {
  readonly shapes: readonly Shape[]
  /** The shapes in SVG. */
  readonly svg: string
  readonly ink: Box
}

/** The logo, and the square mark for where a wide or high one does not fit. */
const files = ['logo.svg', 'icon.svg'] as const

/** What is wrong with the logo and the mark of a folder of content, by the names of their files. */
export async function logoProblems(folder: string): Promise<[file: string, Problem[]][]> {
  const there = files.filter((file) => file === 'logo.svg' || existsSync(join(folder, file)))
  return Promise.all(
    there.map(async (file) => {
      const logo = await logoOrProblems(folder, file)
      return [file, 'ink' in logo ? [] : logo]
    }),
  )
}

/** The logo of a folder of content. Throws its problems; the check of the content reports them. */
export async function readLogo(folder: string, file: FileName = 'logo.svg'): Promise<ReadLogo> {
  const logo = await logoOrProblems(folder, file)
  if ('ink' in logo) return logo
  throw new Error(logo.map(({ line, sentence }) => `${file}:${line}: ${sentence}`).join('\n'))
}

type FileName = (typeof files)[number]

async function logoOrProblems(folder: string, file: FileName): Promise<ReadLogo | Problem[]> {
  const path = join(folder, file)
  if (!existsSync(path)) return [problem('is missing; put it back.')]
  const { drawing, problems } = parseDrawing(readText(path), 'of the ground')
  if (problems.length > 0) return problems
  const logo = await measured(drawing)
  return logo ?? [problem('draws nothing that can be seen; look at its paths.')]
}

/** A drawing with the box of its ink; undefined if nothing of it can be seen. */
export async function measured({ shapes, viewBox }: Drawing): Promise<ReadLogo | undefined> {
  const svg = svgOf(shapes)
  const ink = await inkOf(svg, viewBox)
  return ink && { shapes, svg, ink }
}

const problem = (sentence: string): Problem => ({ line: 1, field: '', sentence })

/** In JSX `stroke-width` is called strokeWidth. */
export function asJsxNames({ tag, attributes, shapes }: Shape): Shape {
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
