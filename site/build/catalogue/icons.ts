import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconNamesIn } from '../content/icons.ts'
import { type CatalogueFiles, type Finding, fieldsIn, placedQuestionsOf } from './places.ts'

/** The icons that the catalogue uses and that cannot be drawn: each is one path. */
export function iconFindings(files: CatalogueFiles, folder: string): readonly Finding[] {
  const iconUses = files.services.flatMap((service) => [
    service.content.icon,
    service.content.menuIcon,
    ...placedQuestionsOf(service, files.extras)
      .flatMap(fieldsIn)
      .map(({ field }) => (field.kind === 'count' ? field.icon : undefined)),
  ])
  return iconNamesIn(folder)
    .filter((name) => iconUses.includes(name))
    .filter((name) => !isOnePath(readFileSync(join(folder, `icons/${name}.svg`), 'utf8')))
    .map((name) => ({
      file: `icons/${name}.svg`,
      path: [],
      sentence: 'draw it as one path: <svg viewBox="0 0 24 24"><path d="…"/></svg>.',
    }))
}

function isOnePath(svg: string): boolean {
  const shapes = svg.match(/<(?!svg\b|\/|!|\?|title\b)[a-z]\w*/gi) ?? []
  return shapes.join() === '<path' && / d="[^"]+"/.test(svg) && /viewBox="0 0 24 24"/.test(svg)
}
