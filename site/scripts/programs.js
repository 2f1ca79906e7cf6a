import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/**
 * The path of the first of these programs that is in the PATH or in /usr/bin, or undefined.
 * @param {string[]} names
 */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin']
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(canRun)
}

/** @param {string} file */
export function canRun(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
