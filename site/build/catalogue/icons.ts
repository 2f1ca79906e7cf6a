import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hint } from '../problems/hint.ts'
import { askedIn, type CatalogueFiles, type Finding, fieldsIn } from './places.ts'

/** What is wrong with the icons that are named: each is a file of one path. */
export function iconFindings(files: CatalogueFiles, folder: string): readonly Finding[] {
  const place = join(folder, 'icons')
  const names = existsSync(place)
    ? readdirSync(place).flatMap((file) => (file.endsWith('.svg') ? file.slice(0, -4) : []))
    : []
  const named = files.services.flatMap((service) => [
    ...(['icon', 'menuIcon'] as const).flatMap((key) => {
      const icon = service.content[key]
      return icon === undefined ? [] : { file: service.file, path: [key], icon }
    }),
    ...askedIn(service, files.extras)
      .flatMap(fieldsIn)
      .flatMap(({ field, file, path }) =>
        field.kind === 'count' ? { file, path: [...path, 'icon'], icon: field.icon } : [],
      ),
  ])
  const missing = named
    .filter(({ icon }) => !names.includes(icon))
    .map(({ file, path, icon }) => ({
      file,
      path,
      sentence: `there is no site/content/icons/${icon}.svg; ${hint(icon, names)}`,
    }))
  const used = names.filter((name) => named.some(({ icon }) => icon === name))
  const odd = used.filter((name) => !isOnePath(readFileSync(join(place, `${name}.svg`), 'utf8')))
  const drawn = odd.map((name) => ({
    file: `icons/${name}.svg`,
    path: [],
    sentence: 'draw it as one path: <svg viewBox="0 0 24 24"><path d="…"/></svg>.',
  }))
  return [...missing, ...drawn]
}

function isOnePath(svg: string): boolean {
  const drawn = svg.match(/<(?!svg\b|\/|!|\?|title\b)[a-z]\w*/gi) ?? []
  return drawn.join() === '<path' && / d="[^"]+"/.test(svg) && /viewBox="0 0 24 24"/.test(svg)
}
