import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repository, specified } from './sites.js'

/** The folder of the site and the widgets that the browser tests visit. */
export const dist = path.join(repository, specified.DIST)

/** The path of a built file. */
export const builtFile = (file: string) => path.join(dist, file)

/** The text of a built file. */
export const built = (file: string) => readFileSync(builtFile(file), 'utf8')
