import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconNamesIn } from '../content/icons.ts'
import { hint } from '../problems/hint.ts'
import { type CatalogueFiles, type Finding, fieldsIn, placedQuestionsOf } from './places.ts'

/** The problems of the icons that content names: each must be a file with one path. */
export function iconFindings(files: CatalogueFiles, folder: string): readonly Finding[] {
  const names = iconNamesIn(folder)
  const iconUses = files.services.flatMap((service) => [
    ...(['icon', 'menuIcon'] as const).flatMap((key) => {
      const icon = service.content[key]
      return icon === undefined ? [] : { file: service.file, path: [key], icon }
    }),
    ...placedQuestionsOf(service, files.extras)
      .flatMap(fieldsIn)
      .flatMap(({ field, file, path }) =>
        field.kind === 'count' ? { file, path: [...path, 'icon'], icon: field.icon } : [],
      ),
  ])
  const missingFindings = iconUses
    .filter(({ icon }) => !names.includes(icon))
    .map(({ file, path, icon }) => ({
      file,
      path,
      sentence: `there is no site/content/icons/${icon}.svg; ${hint(icon, names)}`,
    }))
  const usedNames = names.filter((name) => iconUses.some(({ icon }) => icon === name))
  const malformed = usedNames.filter(
    (name) => !isOnePath(readFileSync(join(folder, `icons/${name}.svg`), 'utf8')),
  )
  const malformedFindings = malformed.map((name) => ({
    file: `icons/${name}.svg`,
    path: [],
    sentence: 'draw it as one path: <svg viewBox="0 0 24 24"><path d="…"/></svg>.',
  }))
  return [...missingFindings, ...malformedFindings]
}

function isOnePath(svg: string): boolean {
  const shapes = svg.match(/<(?!svg\b|\/|!|\?|title\b)[a-z]\w*/gi) ?? []
  return shapes.join() === '<path' && / d="[^"]+"/.test(svg) && /viewBox="0 0 24 24"/.test(svg)
}
