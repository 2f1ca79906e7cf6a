import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repository, specified } from './sites.ts'

/** The folder of the site and the widgets that the browser tests visit. */
export const dist = path.join(repository, specified.DIST)

/** The path of a built file. */
export const builtFile = (file: string) => path.join(dist, file)

/** The text of a built file. */
export const built = (file: string) => readFileSync(builtFile(file), 'utf8')

/** The package that the build made for partners. */
export const builtPackage = (): string =>
  builtFile(`widgets/${JSON.parse(built('widgets/manifest.json')).package}`)

/** The version of the built scripts: after a release that of package.json, with `-dev`, once they have changed. */
export const builtVersion = (): string => /-(\d[^/]*)\.tgz$/.exec(builtPackage())?.[1] ?? ''
