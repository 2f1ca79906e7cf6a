import type { Shape } from '../../../widgets/rules/company/business.ts'
import type { Problem } from '../../problems/problems.ts'
import type { Box } from './ink.ts'

/** What an SVG file draws. */
export interface Drawing {
  readonly shapes: readonly Shape[]
  readonly viewBox: Box
}

const shapeNames = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']

const advice = 'draw with path, rect, circle, ellipse, line, polyline or polygon.'

/** Elements that draw nothing: titles, and the notes of drawing programs. */
const undrawn = /^(?:title|desc|metadata|.+:.+)$/

/** Attributes that say how shapes look, but not where they are or in which colour. */
const styleAttribute =
  /^(?:opacity|(?:fill|stroke)-opacity|(?:fill|clip)-rule|stroke-(?:width|linecap|linejoin|miterlimit|dasharray|dashoffset))$/

/** Attributes that say where shapes are, and how large. */
const placeAttribute = /^(?:d|points|transform|x|y|width|height|rx|ry|cx|cy|r|x1|x2|y1|y2)$/

const colourAttribute = /^(?:fill|stroke)$/

const ownColour = /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|white|black)$/i

/**
 * Where a drawing's colours come from: a logo takes the one that its ground needs, a picture is served as a
 * file and has its own.
 */
export type Colouring = 'of the ground' | 'its own'

/** The shapes that an SVG draws in every place; for anything else, a problem that says what to do. */
export function parseDrawing(
  source: string,
  colouring: Colouring,
): { drawing: Drawing; problems: Problem[] } {
  const { elements, unclosed } = xmlElements(source)
  const [svg] = elements
  const nothing = { shapes: [], viewBox: { x: 0, y: 0, width: 0, height: 0 } }
  const refuse = (line: number, sentence: string) => ({
    drawing: nothing,
    problems: [{ line, field: '', sentence }],
  })
  if (unclosed) return refuse(unclosed.line, `<${unclosed.name}> has no end; end it with />.`)
  if (svg?.name !== 'svg')
    return refuse(1, 'is not an SVG; write <svg viewBox="0 0 64 64">…</svg>.')
  const viewBox = readViewBox(svg.attributes)
  if (!viewBox)
    return refuse(
      svg.line,
      'has no viewBox; write viewBox="0 0 64 64", with its own width and height.',
    )
  const problems = [
    ...attributeFaults(svg, colouring),
    ...svg.children.flatMap((child) => faultsIn(child, colouring)),
  ]
  if (!hasShape(svg)) problems.push({ line: svg.line, field: '', sentence: `is empty; ${advice}` })
  const shapes = svg.children.flatMap(shapesIn)
  // What <svg> says about the look of all shapes goes on a group around them.
  const attributes = pick(
    svg.attributes,
    (name) => styleAttribute.test(name) || colourAttribute.test(name),
  )
  const isPlain = Object.keys(attributes).length === 0
  return {
    drawing: { viewBox, shapes: isPlain ? shapes : [{ tag: 'g', attributes, shapes }] },
    problems,
  }
}

/** The viewBox; without one, a box of the given width and height. */
function readViewBox({ viewBox, width, height }: XmlElement['attributes']): Box | undefined {
  const written = viewBox?.trim().split(/[\s,]+/) ?? ['0', '0', width, height]
  const [x = 0, y = 0, wide = 0, high = 0] = written.map((number) =>
    Number(number?.replace(/px$/, '') ?? 0),
  )
  const isValid = Number.isFinite(x + y) && wide > 0 && high > 0
  return isValid ? { x, y, width: wide, height: high } : undefined
}

function hasShape({ name, children }: XmlElement): boolean {
  return shapeNames.includes(name) || children.some(hasShape)
}

function faultsIn(element: XmlElement, colouring: Colouring): Problem[] {
  const { name, children, line } = element
  if (undrawn.test(name) || (name === 'defs' && children.length === 0)) return []
  if (name !== 'g' && !shapeNames.includes(name)) {
    return [{ line, field: '', sentence: elementFault(name) }]
  }
  return [
    ...attributeFaults(element, colouring),
    ...children.flatMap((child) => faultsIn(child, colouring)),
  ]
}

function elementFault(name: string): string {
  if (name === 'script') return '<script> is a program; take it out.'
  if (name === 'text') return '<text> needs a font; turn it into paths.'
  if (name === 'image') return '<image> is a photo; draw it as shapes.'
  return `<${name}> is not drawn everywhere; ${advice}`
}

function attributeFaults({ attributes, line }: XmlElement, colouring: Colouring): Problem[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    const sentence = attributeFault(name, value, colouring)
    return sentence ? [{ line, field: '', sentence: `${name}="${value}" ${sentence}` }] : []
  })
}

function attributeFault(name: string, value: string, colouring: Colouring): string {
  if (/^on/i.test(name)) return 'is a program; take it out.'
  if (/(?:^|:)href$/.test(name) || value.includes('url(')) {
    return 'refers to something else; take it out, and draw all of it here.'
  }
  if (name === 'style') return 'is not read; write each part as an attribute, as fill="none".'
  if (!colourAttribute.test(name) || value === 'none') return ''
  if (colouring === 'its own') {
    return ownColour.test(value)
      ? ''
      : 'is not a colour here; write it as #a9c2af, white, black or none.'
  }
  return ['currentColor', 'inherit'].includes(value)
    ? ''
    : 'is a colour; write currentColor: the logo takes the colour that its ground needs.'
}

function shapesIn({ name: tag, attributes, children }: XmlElement): Shape[] {
  if (tag !== 'g' && !shapeNames.includes(tag)) return []
  const isKept = (name: string) =>
    [placeAttribute, styleAttribute, colourAttribute].some((kept) => kept.test(name))
  return [{ tag, attributes: pick(attributes, isKept), shapes: children.flatMap(shapesIn) }]
}

function pick(attributes: XmlElement['attributes'], isKept: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => isKept(name)))
}

/** An element of an XML file. */
interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** The line on which it begins. */
  readonly line: number
}

/** A tag; its attributes may have > in quotes. */
const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*?)(\/?)>/g

const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const ignoredParts = /<!--.*?-->|<\?.*?\?>|<!DOCTYPE(?:[^[>]|\[.*?\])*>/gs

/** The elements of an XML file, and the first one that has no end. Its texts are left out. */
function xmlElements(source: string): {
  elements: readonly XmlElement[]
  unclosed: XmlElement | undefined
} {
  const top: XmlElement[] = []
  const open: (XmlElement & { children: XmlElement[] })[] = []
  // Ignored parts keep their line breaks, so that line numbers stay right.
  const text = source.replace(ignoredParts, (part) => part.replace(/[^\n]/g, ' '))
  for (const { index, ...groups } of text.matchAll(tag)) {
    const { 1: closes, 2: name = '', 3: written = '', 4: isEmpty } = groups
    if (closes) {
      if (open.at(-1)?.name !== name) break
      open.pop()
      continue
    }
    const line = text.slice(0, index).split('\n').length
    const element = { name, attributes: attributesIn(written), children: [], line }
    const siblings = open.at(-1)?.children ?? top
    siblings.push(element)
    if (!isEmpty) open.push(element)
  }
  return { elements: top, unclosed: open.at(-1) }
}

function attributesIn(written: string): Record<string, string> {
  const found = written.matchAll(attribute)
  return Object.fromEntries(
    Array.from(found, ([, name = '', quoted, single]) => [name, quoted ?? single ?? '']),
  )
}
