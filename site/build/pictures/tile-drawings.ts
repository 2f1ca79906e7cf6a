import { join } from 'node:path'
import { hashOf } from '../../../widgets/rules/text/hash.ts'
import { messageOf } from '../../problems/problems.ts'
import { shownFile } from '../content/content-folder.ts'
import { drawingsIn } from '../content/files.ts'
import { readText } from '../content/read-text.ts'
import { viewBoxOf } from '../look/ink.ts'
import { parseDrawing } from '../look/parse-drawing.ts'
import { svgOf } from '../look/read-logo.ts'

/** A drawing of what can be added to a quote, as a file of the site. */
interface TileDrawing {
  readonly name: string
  /** Its address on the site, which changes with the drawing. */
  readonly url: string
  readonly svg: string
}

/**
 * The drawings in media/tiles of a folder of content. The files are written again from their shapes, so nothing else
 * of what an owner puts there is published: no program, no address.
 */
export function tileDrawings(folder: string): TileDrawing[] {
  return namesIn(folder).map((name) => {
    const { shapes, viewBox } = drawingOf(folder, name).drawing
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(viewBox)}">${svgOf(shapes)}</svg>\n`
    return { name, url: `/pictures/${name}-${hashOf(svg)}.svg`, svg }
  })
}

/** What is wrong with the drawings, a line for each; empty if all is well. */
export function problemsOfTileDrawings(folder: string): string[] {
  return namesIn(folder)
    .map((name) => messageOf(shownFile(fileOf(name), folder), drawingOf(folder, name).problems))
    .filter(Boolean)
}

const namesIn = (folder: string) => drawingsIn(join(folder, 'media/tiles')).sort()

const fileOf = (name: string) => `media/tiles/${name}.svg`

const drawingOf = (folder: string, name: string) =>
  parseDrawing(readText(join(folder, fileOf(name))), 'its own')
